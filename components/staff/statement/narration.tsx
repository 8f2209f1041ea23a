import { piecesOf } from './match-words.ts'

type NarrationProps = { text: string; marks?: readonly [number, number][] }

/** The bank's own line, with what was found in it marked and underlined. */
export function Narration({ text, marks = [] }: NarrationProps) {
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
