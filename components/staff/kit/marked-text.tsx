type MarkedTextProps = { text: string; marks?: readonly [number, number][] }

/** Text from elsewhere, such as a line of a bank, with what was found in it marked and underlined. */
export function MarkedText({ text, marks = [] }: MarkedTextProps) {
  return (
    <span className="wrap-anywhere font-medium font-mono text-ink text-xs leading-snug">
      {piecesOf(text, marks).map(({ text: piece, marked }, at) =>
        marked ? (
          <mark
            className="rounded-[3px] bg-turmeric-tint px-0.5 font-bold text-ink underline decoration-2 underline-offset-2"
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
            key={at}
          >
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  )
}

/** A piece of a text; marked if it is what was found. */
type Piece = { text: string; marked: boolean }

/** Returns a text in pieces. Marks outside of it, and parts that are marked twice, do no harm. */
export function piecesOf(whole: string, marks: readonly [number, number][]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of marks.toSorted(([a], [b]) => a - b)) {
    const begin = Math.max(at, from)
    const end = Math.min(whole.length, to)
    if (end <= begin) continue
    pieces.push({ text: whole.slice(at, begin), marked: false })
    pieces.push({ text: whole.slice(begin, end), marked: true })
    at = end
  }
  pieces.push({ text: whole.slice(at), marked: false })
  return pieces.filter(({ text }) => text !== '')
}
