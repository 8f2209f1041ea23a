import type { ReactNode } from 'react'
import type { DashboardStats } from '#lib/reports/schema/dashboard.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { bookingsPaid, count, rupees } from '../kit/words.ts'
import { Bar } from '../reports/bar.tsx'

export function MoneyPanel({ stats }: { stats: DashboardStats }) {
  const month = formatDay(`${stats.today.slice(0, 7)}-01`, 'en', { day: 'numeric', month: 'long' })
  return (
    <section
      aria-label="Revenue and rooms"
      className="grid grid-cols-2 overflow-clip rounded-b-staff border border-edge border-t-0 bg-card lg:grid-cols-4 print:grid-cols-4"
    >
      <Tile name="Revenue Today" value={rupees(stats.revenueToday)}>
        booked: {bookingsPaid(stats.paidToday)}
      </Tile>
      <Tile name="Revenue MTD" value={rupees(stats.revenueMTD)}>
        booked since {month}
      </Tile>
      <Tile name="Rooms" value={String(stats.roomsTotal)}>
        of {count(stats.rooms.length, 'roomType')}
      </Tile>
      <Tile name="Occupancy Today" value={`${stats.occupancyToday}%`}>
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
