import type { ReactNode } from 'react'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { ReportTotals } from '#lib/reports/rules/figures.ts'
import { bookingsPaid, grouped, rupees } from '../kit/words.ts'
import { Bar } from './bar.tsx'

const t = staffWords('reports')

/** The six figures of a range; what each means is with totalsOf. */
export function Figures({ totals }: { totals: ReportTotals }) {
  return (
    <section
      aria-label={t('totals.label')}
      className="grid grid-cols-2 overflow-clip rounded-staff border border-edge bg-card lg:grid-cols-[1.2fr_1.2fr_1fr_1fr_1fr_1fr]"
    >
      <Figure
        help={t('totals.bookedHelp', { bookings: bookingsPaid(totals.bookings_paid) })}
        name={t('totals.booked')}
      >
        {rupees(totals.revenue)}
      </Figure>
      <Figure help={t('totals.nightsValueHelp')} name={t('totals.nightsValue')}>
        {rupees(totals.nights_value)}
      </Figure>
      <Figure
        help={t('totals.nightsAvailable', { nights: grouped(totals.nights_available) })}
        name={t('totals.nightsSold')}
      >
        {grouped(totals.nights_sold)}
      </Figure>
      <Figure help={<Bar percent={totals.occupancy} />} name={t('totals.occupancy')}>
        {totals.occupancy}%
      </Figure>
      <Figure
        help={chargesGst() ? t('totals.averageRateWithTax') : t('totals.averageRateHelp')}
        name={t('totals.averageRate')}
      >
        {rupees(Math.round(totals.average_rate))}
      </Figure>
      <Figure help={t('totals.perRoomHelp')} name={t('totals.perRoom')}>
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
