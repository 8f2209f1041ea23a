import { farmFacts } from '#lib/i18n/farm-facts.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { chipWords } from './chip-words.ts'
import { isChip, type Piece, piecesOf } from './pieces.ts'

/**
 * Returns the text of a place as guests read it: with the farm's own facts, and the names of those that only a page knows, such as
 * counts. A text of an earlier release may be broken; it's returned as it is.
 */
export function readWords(text: string, locale: Locale): string {
  const args = Object.entries(farmFacts(locale)).map(([name, value]) => ({
    name,
    samples: { [locale]: String(value) },
  }))
  const read = (piece: Piece): string => {
    if (typeof piece === 'string') return piece
    return isChip(piece) ? chipWords(piece, locale, args) : piece.pieces.map(read).join('')
  }
  try {
    return piecesOf(text).map(read).join('')
  } catch {
    return text
  }
}
