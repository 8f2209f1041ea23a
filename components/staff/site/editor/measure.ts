import type { PlaceArgument, PlaceWords } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { chipWords } from './chip-words.ts'
import { isChip, type Piece, piecesOf } from './pieces.ts'

/** How much longer than the English the words of a language are, in letters. */
const factors: Record<Locale, number> = { en: 1, fr: 1.15, es: 1.15, ru: 1.15, ar: 1, zh: 0.4 }

/** Returns how many letters of a text guests read, facts included. */
export function toldLetters(text: string, locale: Locale, args: PlaceArgument[]): number {
  const told = (piece: Piece): string => {
    if (typeof piece === 'string') return piece
    return isChip(piece) ? chipWords(piece, locale, args) : piece.pieces.map(told).join('')
  }
  try {
    return [...piecesOf(text).map(told).join('')].length
  } catch {
    return [...text].length
  }
}

/**
 * Returns how many letters a place is made for in a language: the page holds the longest shipped text, whichever language that's in,
 * and a tenth more, in tens. Null for a place without a shipped text.
 */
export function measureOf({ languages, args }: PlaceWords, locale: Locale): number | null {
  const shipped = (Object.keys(languages) as Locale[]).flatMap((each) => {
    const text = languages[each].shipped
    return text === null ? [] : [toldLetters(text, each, args) / factors[each]]
  })
  if (shipped.length === 0) return null
  return Math.ceil(Math.round(Math.max(...shipped) * factors[locale] * 1.1) / 10) * 10
}
