import type { Locale } from '../../../i18n/languages.ts'

/** What a sentence may say of the farm, and when that's not so. */
export type Claim<Of extends string, Known> = {
  /** What says otherwise. */
  of: Of
  isFalse: (known: Known) => boolean
  /** True if it says that there's none: its words have the “not” in them. */
  negated: boolean
  says: Record<Locale, string>
  /** Words that the sentence has to have as well. */
  also?: Record<Locale, string>
}

/** Goes where a fact is named, so that what’s typed on both sides of it doesn’t run together. */
const chip = '…'

/** Returns what staff have typed in a message by hand, without its facts and tags. */
function typedIn(message: string): string {
  let depth = 0
  let typed = ''
  for (const letter of message.replace(/<\/?\w+>/g, '')) {
    if (letter === '{' && depth++ === 0) typed += chip
    else if (letter === '}') depth = Math.max(0, depth - 1)
    else if (depth === 0 && letter !== '{') typed += letter
  }
  return typed
}

// Figures of the Arabic script are the same figures.
const westernDigits = (text: string) =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

/** Returns the sentences of what's typed in a message, with digits as English has them. */
export function sentencesOf(message: string): string[] {
  return westernDigits(typedIn(message))
    .replace(/\b([ap])\.\s?m\.?/gi, '$1m')
    .replace(/\bRs\./gi, 'Rs')
    .split(/(?<=[.!?؟])\s+|(?<=[。！？])|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence !== chip)
}

const made = new Map<string, RegExp>()

/** Returns what finds words of a language, however they're written at the beginning of a sentence. */
export function finds(pattern: string, flags = ''): RegExp {
  const name = flags + pattern
  const found = made.get(name) ?? new RegExp(pattern, `iu${flags}`)
  // Making one takes longer than looking through a sentence with it; the patterns are few, but for names of the sample.
  if (made.size < 500) made.set(name, found)
  return found
}

const letters = '[\\p{L}\\p{M}\\p{N}]'
/** The same for whole words. Chinese has none, and Arabic writes “and”, “in” and “the” together with the next. */
export function wordsOf(locale: string, pattern: string): string {
  if (locale === 'zh') return `(?:${pattern})`
  const before = locale === 'ar' ? `(?<!${letters})[وفبلك]?(?:ال)?` : `(?<!${letters})`
  return `${before}(?:${pattern})(?!${letters})`
}
