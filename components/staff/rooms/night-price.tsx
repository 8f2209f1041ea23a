import { percentByLaw } from '#lib/gst/rules/law.ts'
import {
  baseProblem,
  byLaw,
  gstProblem,
  parsePercent,
  ratePerNight,
} from '#lib/rooms/rules/rate.ts'
import { parseRupees } from '#lib/shared/money.ts'
import { rupeesAndPaise } from '../kit/words.ts'

/** The price of a night for a guest, computed during typing: base and tax, to two decimals. */
export function NightPrice({ base, gst }: { base: string; gst: string }) {
  const basePaise = parseRupees(base || '0')
  const percent = gst === byLaw ? percentByLaw(basePaise ?? 0) : parsePercent(gst || '0')
  const sound = baseProblem(basePaise) === null && gstProblem(percent) === null
  const rate = sound ? ratePerNight(basePaise ?? 0, percent ?? 0) : null
  return (
    <div
      aria-live="polite"
      className="num flex flex-wrap items-end gap-x-3 gap-y-1 rounded-control bg-lake-soft px-4 py-3"
    >
      <Amount name="Base" paise={rate === null ? null : basePaise} />
      <span aria-hidden="true" className="pb-0.5">
        +
      </span>
      <Amount
        name={`GST ${percent ?? ''}%`}
        paise={rate === null ? null : rate - (basePaise ?? 0)}
      />
      <span aria-hidden="true" className="pb-0.5">
        =
      </span>
      <span className="ms-auto">
        <span className="block text-ink-2 text-xs">Guest pays a night</span>
        <span className="heading block text-title">{money(rate)}</span>
      </span>
    </div>
  )
}

function Amount({ name, paise }: { name: string; paise: number | null }) {
  return (
    <span>
      <span className="block text-ink-2 text-xs">{name}</span>
      <span className="block font-semibold">{money(paise)}</span>
    </span>
  )
}

function money(paise: number | null): string {
  return paise === null ? '₹ –' : rupeesAndPaise(paise)
}
