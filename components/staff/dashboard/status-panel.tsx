import Link from 'next/link'
import { buttonClass } from '#components/ui/button.tsx'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { DashboardStats } from '#lib/reports/schema.ts'
import { statusNames } from '../bookings/words.ts'
import { grouped } from '../words.ts'

const dots: Record<BookingStatus, string> = {
  pending: 'border-3 border-turmeric-ink',
  verified: 'bg-indigo',
  confirmed: 'bg-leaf',
  rejected: 'bg-red',
}

/** The number of bookings for each status; pending ones wait for somebody. */
export function StatusPanel({ stats }: { stats: DashboardStats }) {
  return (
    <section
      aria-label="Bookings by status"
      className="grid grid-cols-3 overflow-clip rounded-staff border border-edge bg-card lg:grid-cols-[1.5fr_1fr_1fr_1fr] print:grid-cols-[1.5fr_1fr_1fr_1fr]"
    >
      <div
        className={`flex flex-wrap items-end justify-between gap-3 border-edge p-4 max-lg:col-span-3 max-lg:border-b print:col-span-1 print:border-b-0 lg:px-[22px] lg:py-4 ${stats.pending > 0 ? 'bg-turmeric-tint/40' : ''}`}
      >
        <Figure status="pending" value={stats.pending} />
        <Link
          className={buttonClass({ kind: 'secondary', size: 'small' })}
          href="/app/bookings?status=pending"
        >
          Review payments
        </Link>
      </div>
      {(['verified', 'confirmed', 'rejected'] as const).map((status) => (
        <Link
          className="border-edge px-3 py-4 transition-colors duration-[120ms] not-nth-2:border-s hover:bg-band lg:border-s lg:px-[22px] lg:py-4"
          href={`/app/bookings?status=${status}`}
          key={status}
        >
          <Figure status={status} value={stats[status]} />
        </Link>
      ))}
    </section>
  )
}

function Figure({ status, value }: { status: BookingStatus; value: number }) {
  return (
    <span className="block">
      <span className="flex items-center gap-1.5 font-medium text-xs text-ink-2 sm:gap-2 sm:text-xs">
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[status]}`} />
        {statusNames[status]}
      </span>
      <span className="heading mt-1.5 block whitespace-nowrap text-2xl max-[359px]:text-title lg:text-3xl">
        {grouped(value)}
      </span>
    </span>
  )
}
