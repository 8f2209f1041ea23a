import type { ReactNode } from 'react'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import type { ReportTotals } from '#lib/reports/rules/figures.ts'
import { bookingsPaid, grouped, rupees } from '../kit/words.ts'
import { Bar } from './bar.tsx'

/** The six figures of a range; what each means is with totalsOf. */
export function Figures({ totals }: { totals: ReportTotals }) {
  return (
    <section
      aria-label="Totals"
      className="grid grid-cols-2 overflow-clip rounded-staff border border-edge bg-card lg:grid-cols-[1.2fr_1.2fr_1fr_1fr_1fr_1fr]"
    >
      <Figure
        help={`${bookingsPaid(totals.bookings_paid)}, less cancellations and lower prices`}
        name="Booked in this period"
      >
        {rupees(totals.revenue)}
      </Figure>
      <Figure help="nights in this period" name="Value of the nights">
        {rupees(totals.nights_value)}
      </Figure>
      <Figure help={`of ${grouped(totals.nights_available)}`} name="Nights sold">
        {grouped(totals.nights_sold)}
      </Figure>
      <Figure help={<Bar percent={totals.occupancy} />} name="Occupancy">
        {totals.occupancy}%
      </Figure>
      <Figure
        help={chargesGst() ? 'per night sold, including tax' : 'per night sold'}
        name="Average rate"
      >
        {rupees(Math.round(totals.average_rate))}
      </Figure>
      <Figure help="per night, sold or not" name="Per available room">
        {rupees(Math.round(totals.revenue_per_available_room))}
      </Figure>
    </section>
  )
}

function Figure({ name, help, children }: { name: string; help: ReactNode; children: ReactNode }) {
  return (
    <div className="border-edge p-4 max-lg:nth-[n+3]:border-t max-lg:even:border-s lg:py-[18px] xl:px-[22px] lg:not-first:border-s">
      <p className="font-medium text-xs text-ink-2">{name}</p>
      <p className="heading mt-1 whitespace-nowrap text-title">{children}</p>
      <div className="num mt-1.5 text-xs text-ink-2">{help}</div>
    </div>
  )
}
