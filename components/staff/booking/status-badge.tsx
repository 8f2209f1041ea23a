import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { statusName } from './words.ts'

const looks: Record<BookingStatus, { box: string; sign: string }> = {
  pending: {
    box: 'bg-turmeric-tint text-turmeric-ink',
    sign: 'size-2.5 rounded-full border-2 border-current',
  },
  verified: { box: 'bg-indigo-tint text-indigo', sign: 'size-2 rounded-full bg-current' },
  confirmed: {
    box: 'bg-leaf-tint text-leaf',
    sign: 'size-2.5 bg-current [clip-path:polygon(14%_44%,0_65%,42%_100%,100%_16%,80%_0,38%_66%)]',
  },
  rejected: { box: 'bg-red-tint text-red', sign: 'h-[3px] w-2.5 rounded-[2px] bg-current' },
}

type StatusBadgeProps = { booking: Pick<StaffBooking, 'status' | 'cancelled_because'> }

export function StatusBadge({ booking }: StatusBadgeProps) {
  const { box, sign } = looks[booking.status]
  return (
    <span
      className={`inline-flex h-[27px] items-center gap-[7px] whitespace-nowrap rounded-full ps-[9px] pe-2.5 font-semibold text-xs leading-none ${box}`}
    >
      <span aria-hidden="true" className={sign} />
      {statusName(booking)}
    </span>
  )
}
