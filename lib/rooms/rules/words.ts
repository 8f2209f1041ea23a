import type { Room } from '../schema/room.ts'

/** A text of a room, and its language where that isn't the page's. */
export type RoomText = { text: string; lang: 'en' | undefined }

/**
 * Returns a room's name and description in a language. Where that has none of its own, or only a translation of a name that the
 * room no longer has, they're English.
 */
export function wordsIn(
  locale: string,
  { name, description, words }: Pick<Room, 'name' | 'description' | 'words'>,
): { name: RoomText; description: RoomText } {
  const own = words[locale]
  const said = (text: string | undefined | false, english: string): RoomText =>
    text ? { text, lang: undefined } : { text: english, lang: locale === 'en' ? undefined : 'en' }
  return {
    name: said(own?.named && own.name, name),
    description: said(own?.description, description),
  }
}

/** Returns a room's name in Marathi, which pages show below the other; null without one. */
export function marathiOf({ words: { mr } }: Pick<Room, 'words'>): string | null {
  return (mr?.named && mr.name) || null
}

/** Returns the paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter(Boolean)
}
