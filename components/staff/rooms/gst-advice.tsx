import { percentByLaw } from '#lib/documents/rules/gst.ts'
import { baseProblem, parsePercent } from '#lib/rooms/rules.ts'
import { parseRupees } from '#lib/shared/money.ts'
import { rupeesAndPaise } from '../words.ts'

/** The rate that the law seems to ask for at the price that is typed, beside the one that is set. It changes neither. */
export function GstAdvice({ base, gst }: { base: string; gst: string }) {
  const paise = parseRupees(base || '')
  const percent = paise === null || baseProblem(paise) ? null : percentByLaw(paise)
  return (
    <p aria-live="polite" className="text-ink-2 text-xs">
      Since 22 September 2025 the law seems to ask for 5% without input tax credit up to ₹7,500 a
      night before tax, and for 18% above.{' '}
      {paise !== null && percent !== null && (
        <>
          At {rupeesAndPaise(paise)} that is {percent}%
          {percent !== parsePercent(gst) && ', not the rate set here'}.{' '}
        </>
      )}
      Which one this room has is for your accountant to decide.
    </p>
  )
}
