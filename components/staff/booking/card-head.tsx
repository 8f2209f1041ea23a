import type { ReactNode } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { dialled } from '../kit/words.ts'
import { StatusBadge } from './status-badge.tsx'

type CardHeadProps = {
  booking: Pick<StaffBooking, 'id' | 'full_name' | 'phone' | 'status' | 'cancelled_because'>
  level: 'h2' | 'h3'
  children?: ReactNode
}

export function CardHead({ booking, level: Heading, children }: CardHeadProps) {
  return (
    <header className="flex items-start justify-between gap-2.5 border-rule border-b p-4 pb-3.5">
      <div className="min-w-0">
        <Heading className="heading text-lg" data-heading={booking.id} tabIndex={-1}>
          {booking.full_name}
        </Heading>
        <p className="num mt-0.5">
          <a
            className="inline-flex min-h-7 items-center text-ink-2 underline decoration-edge underline-offset-4"
            href={dialled(booking.phone)}
          >
            {booking.phone}
          </a>
        </p>
        {children}
      </div>
      <StatusBadge booking={booking} />
    </header>
  )
}
