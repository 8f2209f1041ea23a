import { lawOn, percentByLaw } from '#lib/gst/rules/law.ts'
import { baseProblem, byLaw, parsePercent } from '#lib/rooms/rules/rate.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { parseRupees, toRupees } from '#lib/shared/money.ts'
import { rupees, rupeesAndPaise } from '../kit/words.ts'

/** The rate that the law has for the price that is typed, beside the one that is set. It changes neither. */
export function GstAdvice({ base, gst }: { base: string; gst: string }) {
  const paise = parseRupees(base || '')
  const percent = paise === null || baseProblem(paise) ? null : percentByLaw(paise)
  const { from, upTo, lower, higher, source } = lawOn()
  const since = formatDay(from, 'en', { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <p aria-live="polite" className="text-ink-2 text-xs">
      Since {since}, the law requires {lower}% (without input tax credit) up to{' '}
      {rupees(toRupees(upTo))} a night before tax, and {higher}% above that ({source}).{' '}
      {paise !== null && percent !== null && (
        <>
          At {rupeesAndPaise(paise)}, that’s {percent}%
          {gst !== byLaw && percent !== parsePercent(gst) && ', not the rate set here'}.{' '}
        </>
      )}
      Ask your accountant which to choose.
    </p>
  )
}
