import type { PlaceWords } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { chipWords } from '../editor/chip-words.ts'
import { isChip, type Piece, piecesOf } from '../editor/pieces.ts'

type ToldWordsProps = { text: string; locale: Locale; args: PlaceWords['args'] }

/** A text of a place as guests read it, with its facts as chips. */
export function ToldWords({ text, locale, args }: ToldWordsProps) {
  const told = (piece: Piece, at: number) => {
    if (typeof piece === 'string') return piece
    if (!isChip(piece)) return <u key={at}>{piece.pieces.map(told)}</u>
    return (
      <bdi
        className="mx-px rounded-[7px] border border-lake-edge bg-lake-soft px-1.5 text-lake-dark"
        key={at}
      >
        {chipWords(piece, locale, args)}
      </bdi>
    )
  }
  return (
    <p
      className="wrap-anywhere whitespace-pre-line leading-relaxed"
      dir={languages[locale].direction}
      lang={locale}
    >
      {piecesOrText(text).map(told)}
    </p>
  )
}

// A text of an earlier release may be broken; it's shown as it is.
function piecesOrText(text: string): Piece[] {
  try {
    return piecesOf(text)
  } catch {
    return [text]
  }
}
