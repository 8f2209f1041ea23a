import { IntlMessageFormat } from 'intl-messageformat'

/** A part of a message, as the parser gives it, and where it is. */
type Part = {
  type: number
  value: string
  children?: Part[]
  location: { start: { offset: number }; end: { offset: number } }
}
const kinds = { words: 0, tag: 8 }

/** What can't be typed into: a fact, or a choice between words, by the name of its value and as the message has it. */
export type Chip = { chip: string; raw: string }
/** Words that look different, between a tag's two ends. */
type Tagged = { tag: string; pieces: Piece[] }
/** A part of a message as staff change it: words, a chip, or words in a tag. */
export type Piece = string | Chip | Tagged

export const isChip = (piece: Piece): piece is Chip => typeof piece === 'object' && 'chip' in piece

/** Returns the parts of a message. Throws if it's none. */
export function piecesOf(message: string): Piece[] {
  const read = ({ type, value, children = [], location: { start, end } }: Part): Piece => {
    if (type === kinds.words) return value
    if (type === kinds.tag) return { tag: value, pieces: children.map(read) }
    return { chip: value, raw: message.slice(start.offset, end.offset) }
  }
  return partsOf(message).map(read)
}

function partsOf(message: string): Part[] {
  const options = { captureLocation: true }
  return new IntlMessageFormat(message, 'en', undefined, options).getAst() as unknown as Part[]
}

/** Returns the message of some parts. */
export function messageOf(pieces: Piece[]): string {
  return joined(pieces)
    .map((piece) => {
      if (typeof piece === 'string') return quoted(piece)
      if (isChip(piece)) return piece.raw
      return `<${piece.tag}>${messageOf(piece.pieces)}</${piece.tag}>`
    })
    .join('')
}

// What quotes begin or end depends on the letter after it.
function joined(pieces: Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece
    else all.push(piece)
  }
  return all
}

// Letters of the syntax are quoted, with the apostrophes beside them. Elsewhere an apostrophe is one, but for several, and before a chip.
function quoted(words: string): string {
  return words.replace(/'*[{}<>]['{}<>]*|''+|'$/g, (found) => {
    const doubled = found.replaceAll("'", "''")
    return /[{}<>]/.test(found) ? `'${doubled}'` : doubled
  })
}

/** Returns the chips of some parts and of what's in their tags. */
export function chipsIn(pieces: Piece[]): Chip[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    return isChip(piece) ? [piece] : chipsIn(piece.pieces)
  })
}

/** Returns the names of the tags of some parts. */
export function tagsIn(pieces: Piece[]): string[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' || isChip(piece) ? [] : [piece.tag, ...tagsIn(piece.pieces)],
  )
}
