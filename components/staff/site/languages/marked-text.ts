import { wordsProblem } from '#lib/farm/rules/own-words.ts'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { type Chip, chipsIn, isChip, messageOf, type Piece, piecesOf } from '../editor/pieces.ts'

/** What a translator gets: a text with a number for each chip and each end of a tag, and what they are in the message. */
type Marked = { text: string; marks: string[] }

const mark = /[[［【]{2}\s*(\d+)\s*[\]］】]{2}/

/**
 * Returns a message for a translator into another language, whose standard text says how that language has its facts. Null if it chooses
 * between words in English and the other language hasn't said between which.
 */
export function markedText(english: string, standard: string | null): Marked | null {
  const known = standard === null ? [] : chipsIn(piecesOf(standard))
  const marks: string[] = []
  const marked = (raw: string) => `[[${marks.push(raw)}]]`
  const text = (piece: Piece): string | null => {
    if (typeof piece === 'string') return piece
    if (isChip(piece)) {
      const raw = rawIn(piece, known)
      return raw && marked(raw)
    }
    const begin = marked(`<${piece.tag}>`)
    const inner = piece.pieces.map(text)
    return inner.includes(null) ? null : begin + inner.join('') + marked(`</${piece.tag}>`)
  }
  const all = piecesOf(english).map(text)
  return all.includes(null) ? null : { text: all.join(''), marks }
}

function rawIn({ chip, raw }: Chip, known: Chip[]): string | null {
  const same = known.find((one) => one.chip === chip)
  return same?.raw ?? (/^\{\s*\w+\s*\}$/.test(raw) ? raw : null)
}

/** Returns the message of a translated text; null if it has lost a mark, or has one twice. */
export function unmarkedText(translated: string, marks: string[]): string | null {
  const [first = '', ...rest] = translated.split(mark)
  const found = rest.filter((_, at) => at % 2 === 0).map(Number)
  const isWhole =
    found.length === marks.length && new Set(found).size === marks.length && !found.includes(0)
  if (!isWhole || found.some((number) => number > marks.length)) return null
  const words = (text: string) => (text ? messageOf([text]) : '')
  const parts = rest.map((part, at) => (at % 2 === 0 ? marks[Number(part) - 1] : words(part)))
  return (words(first) + parts.join('')).trim()
}

/** Returns a draft of a place's words in a language; null if it isn't one that could be saved, so that nobody reads it. */
export async function draftOf(
  { languages: texts }: PlaceWords,
  locale: Locale,
  translate: (text: string) => Promise<string>,
): Promise<string | null> {
  const { text, shipped: english } = texts.en
  const { shipped } = texts[locale]
  try {
    const source = text === null ? null : markedText(text, shipped)
    const draft = source && unmarkedText(await translate(source.text), source.marks)
    if (!draft) return null
    return wordsProblem(draft, { english: english ?? text ?? '', shipped }) === null ? draft : null
  } catch {
    return null
  }
}
