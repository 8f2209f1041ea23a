import type { PlaceWords } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { measureOf, toldLetters } from './measure.ts'

const t = staffWords('siteEditor')

type LengthMeterProps = { words: PlaceWords; locale: Locale; text: string }

/** Says how long a text is beside what the page was made for. A longer one is allowed: the page grows. */
export function LengthMeter({ words, locale, text }: LengthMeterProps) {
  const most = measureOf(words, locale)
  if (most === null) return null
  const letters = toldLetters(text, locale, words.args)
  const isTight = letters >= 0.9 * most
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="h-1.5 overflow-clip rounded-full bg-line">
        <div
          className={`h-full rounded-full ${isTight ? 'bg-turmeric' : 'bg-lake'}`}
          style={{ inlineSize: `${Math.min(100, (100 * letters) / most)}%` }}
        />
      </div>
      <p
        className={`mt-1 flex flex-wrap justify-between gap-x-3 text-xs ${isTight ? 'text-turmeric-ink' : 'text-ink-2'}`}
      >
        <span>{letters > most ? t('length.long') : isTight && t('length.tight')}</span>
        <span className="num ms-auto">{t('length.letters', { count: letters, most })}</span>
      </p>
    </div>
  )
}
