import { lawOn, percentByLaw } from '#lib/gst/rules/law.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { baseProblem, byLaw, parsePercent } from '#lib/rooms/rules/rate.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { parseRupees, toRupees } from '#lib/shared/money.ts'
import { rupees, rupeesAndPaise } from '../kit/words.ts'

const t = staffWords('rooms')

/** The rate that the law has for the price that is typed, beside the one that is set. It changes neither. */
export function GstAdvice({ base, gst }: { base: string; gst: string }) {
  const paise = parseRupees(base || '')
  const percent = paise === null || baseProblem(paise) ? null : percentByLaw(paise)
  const { from, upTo, lower, higher, source } = lawOn()
  const since = formatDay(from, 'en', { day: 'numeric', month: 'long', year: 'numeric' })
  const isOther = gst !== byLaw && percent !== parsePercent(gst)
  return (
    <p aria-live="polite" className="text-ink-2 text-xs">
      {t('gstAdvice.law', { since, lower, higher, limit: rupees(toRupees(upTo)), source })}{' '}
      {paise !== null &&
        percent !== null &&
        `${t(isOther ? 'gstAdvice.atPriceOther' : 'gstAdvice.atPrice', {
          price: rupeesAndPaise(paise),
          percent,
        })} `}
      {t('gstAdvice.ask')}
    </p>
  )
}
