import type { ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { DashboardStats } from '#lib/reports/schema/dashboard.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { bookingsPaid, rupees } from '../kit/words.ts'
import { Bar } from '../reports/bar.tsx'

const t = staffWords('dashboard')

export function MoneyPanel({ stats }: { stats: DashboardStats }) {
  const month = formatDay(`${stats.today.slice(0, 7)}-01`, 'en', { day: 'numeric', month: 'long' })
  return (
    <section
      aria-label={t('money.label')}
      className="grid grid-cols-2 overflow-clip rounded-b-staff border border-edge border-t-0 bg-card lg:grid-cols-4 print:grid-cols-4"
    >
      <Tile name={t('money.today')} value={rupees(stats.revenueToday)}>
        {t('money.booked', { bookings: bookingsPaid(stats.paidToday) })}
      </Tile>
      <Tile name={t('money.month')} value={rupees(stats.revenueMTD)}>
        {t('money.bookedSince', { day: month })}
      </Tile>
      <Tile name={t('money.rooms')} value={String(stats.roomsTotal)}>
        {t('money.ofTypes', { count: stats.rooms.length })}
      </Tile>
      <Tile name={t('money.occupancy')} value={`${stats.occupancyToday}%`}>
        <Bar percent={stats.occupancyToday} />
      </Tile>
    </section>
  )
}

function Tile({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="border-edge p-4 max-[359px]:px-2.5 even:border-s max-lg:nth-[n+3]:border-t lg:border-s lg:px-[22px] lg:py-[18px] lg:first:border-s-0">
      <p className="font-medium text-xs text-ink-2">{name}</p>
      <p className="heading mt-1 whitespace-nowrap text-title max-[359px]:text-lg">{value}</p>
      <div className="num mt-2 text-xs text-ink-2">{children}</div>
    </div>
  )
}
