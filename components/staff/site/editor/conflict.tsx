import type { PlaceWords } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { chipWords } from './chip-words.ts'
import { isChip, type Piece, piecesOf } from './pieces.ts'

const t = staffWords('siteEditor')

type ConflictProps = {
  mine: string
  theirs: { text: string; by: string | null }
  words: PlaceWords
  locale: Locale
  onKeep: () => void
  onTake: () => void
}

/** Says that a colleague has changed the same words, and lets one version be kept. */
export function Conflict({ mine, theirs, words, locale, onKeep, onTake }: ConflictProps) {
  const by = theirs.by ?? t('conflict.colleague')
  const versions = [
    [t('conflict.yours'), mine, t('conflict.keep'), onKeep],
    [t('conflict.theirs', { by }), theirs.text, t('conflict.take'), onTake],
  ] as const
  return (
    <div className="grid gap-2.5" role="alert">
      <p className="font-semibold">{t('conflict.title', { by })}</p>
      {versions.map(([title, text, button, choose]) => (
        <div className="rounded-control border border-line-control bg-white p-3" key={title}>
          <p className="font-semibold text-sm">{title}</p>
          <p className="mt-0.5 mb-2" dir={languages[locale].direction} lang={locale}>
            {toldText(text, locale, words)}
          </p>
          <Decide kind="outline" onPress={choose} size="small">
            {button}
          </Decide>
        </div>
      ))}
    </div>
  )
}

/** Returns a text as guests read it. */
function toldText(text: string, locale: Locale, { args }: PlaceWords): string {
  const told = (piece: Piece): string => {
    if (typeof piece === 'string') return piece
    return isChip(piece) ? chipWords(piece, locale, args) : piece.pieces.map(told).join('')
  }
  try {
    return piecesOf(text).map(told).join('')
  } catch {
    return text
  }
}
