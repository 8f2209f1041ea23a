/**
 * An invisible character (U+2060) at the start of an English message among those of another language, which has no words there. `<Told>`
 * (components/farm/told.tsx) takes it for the language of its element; everything else reads messages through {@link plain}.
 */
const english = '\u2060'

/** Returns a message that's in English among those of another language. */
export function inEnglish(message: string): string {
  return english + message
}

/** Returns true for a text whose message is {@link inEnglish}. */
export function isInEnglish(text: string): boolean {
  return text.includes(english)
}

/** Returns a text as it's shown, without what says its language. */
export function plain(text: string): string {
  return text.replaceAll(english, '')
}
