import Link from 'next/link'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { DashboardStats } from '#lib/reports/schema/dashboard.ts'
import { statusNames } from '../booking/words.ts'
import { grouped } from '../kit/words.ts'

const dots: Record<BookingStatus, string> = {
  pending: 'border-3 border-turmeric-ink',
  verified: 'bg-indigo',
  confirmed: 'bg-leaf',
  rejected: 'bg-red',
}

const order = ['pending', 'verified', 'confirmed', 'rejected'] as const

/** The number of bookings for each status, each the way to their list. */
export function StatusPanel({ stats }: { stats: DashboardStats }) {
  return (
    <section
      aria-label="Bookings by status"
      className="grid grid-cols-2 overflow-clip rounded-t-staff border border-edge bg-card lg:grid-cols-4 print:grid-cols-4"
    >
      {order.map((status) => (
        <Link
          className="flex min-h-12 items-center gap-2 border-edge px-4 py-1.5 transition-colors duration-[120ms] even:border-s hover:bg-band max-[359px]:px-2.5 lg:border-s lg:px-[22px] lg:first:border-s-0"
          href={`/app/bookings?status=${status}`}
          key={status}
        >
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[status]}`} />
          <span className="text-ink-2 text-sm">{statusNames[status]}</span>
          <span className="heading ms-auto whitespace-nowrap text-title">
            {grouped(stats[status])}
          </span>
        </Link>
      ))}
    </section>
  )
}
