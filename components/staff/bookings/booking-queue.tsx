'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { FlagMarks } from '../booking/flag-marks.tsx'
import { StatusBadge } from '../booking/status-badge.tsx'
import { walkRows } from '../kit/list/walk-rows.ts'
import { day, rupees } from '../kit/words.ts'
import { useBookingDesk } from './booking-desk.tsx'

/** The bookings as a narrow list beside the open one; the arrow keys open the next. */
export function BookingQueue({ rows, openId }: { rows: StaffBooking[]; openId: string }) {
  const desk = useBookingDesk()
  return (
    <ul className="border-edge border-t" data-follow onKeyDown={walkRows}>
      {rows.map((booking) => {
        const open = booking.id === openId
        const ground = booking.status === 'pending' ? 'bg-hot' : 'bg-card'
        return (
          <li
            className={`relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 border-rule border-b py-[11px] pr-4 pl-8 ${open ? 'bg-picked' : ground}`}
            key={booking.id}
          >
            {open && <span className="absolute inset-y-0 left-0 w-1 bg-lake" />}
            <button
              aria-current={open ? 'true' : undefined}
              className="truncate text-start font-semibold text-sm after:absolute after:inset-0"
              data-row={booking.id}
              onClick={() => desk.open(booking)}
              type="button"
            >
              {booking.full_name}
            </button>
            <span className="num text-end font-semibold">{rupees(booking.amount)}</span>
            <span className="num truncate text-xs text-ink-2">
              {day(booking.check_in)} to {day(booking.check_out)}, {booking.room_type}
            </span>
            <StatusBadge booking={booking} />
            <span className="col-span-2">
              <FlagMarks booking={booking} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
