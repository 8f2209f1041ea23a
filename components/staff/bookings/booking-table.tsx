'use client'

import type { StaffBooking } from '#lib/booking/schema.ts'
import { walkRows } from '../walk-rows.ts'
import { day, dialled, instantDay, instantTime, rupees } from '../words.ts'
import { FlagMarks } from './flag-marks.tsx'
import { RowActions, type RowHandlers } from './row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'

const head =
  'whitespace-nowrap border-edge border-y bg-band px-2 py-[11px] text-start font-semibold text-ink-2 text-xs first:ps-5 last:pe-3'
const cell = 'border-rule border-b px-2 py-2 first:ps-5 last:pe-3'

/** The bookings as a table of nine columns. The arrow keys go from row to row. */
export function BookingTable({ rows, ...handlers }: { rows: StaffBooking[] } & RowHandlers) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-[14.5px]">
        <caption className="sr-only">Bookings, newest first</caption>
        <thead>
          <tr>
            {['Created', 'Name', 'Mobile', 'Room', 'Dates'].map((name) => (
              <th className={head} key={name} scope="col">
                {name}
              </th>
            ))}
            <th className={`${head} text-end!`} scope="col">
              Guests
            </th>
            <th className={`${head} text-end!`} scope="col">
              Amount
            </th>
            <th className={head} scope="col">
              Status
            </th>
            <th className={`${head} sticky right-0`} scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={walkRows}>
          {rows.map((booking) => (
            <Row booking={booking} key={booking.id} {...handlers} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ booking, ...handlers }: { booking: StaffBooking } & RowHandlers) {
  const waits = booking.status === 'pending'
  return (
    <tr
      className={`relative h-[60px] transition-colors duration-[120ms] last:*:border-b-0 hover:bg-[#edf2ea] ${waits ? 'bg-hot' : 'bg-card'}`}
    >
      <td className={`${cell} num whitespace-nowrap`}>
        {instantDay(booking.created_at)}
        <span className="block text-ink-2 text-xs leading-tight">
          {instantTime(booking.created_at)}
        </span>
      </td>
      <td className={cell}>
        {/* The button reaches over the whole row: wherever one presses, the booking opens. */}
        <button
          className="text-start font-semibold after:absolute after:inset-0"
          data-row={booking.id}
          onClick={() => handlers.onOpen(booking)}
          type="button"
        >
          {booking.full_name}
        </button>
        <FlagMarks booking={booking} />
      </td>
      <td className={`${cell} num whitespace-nowrap`}>
        <a className="relative z-1 hover:underline" href={dialled(booking.phone)}>
          {booking.phone}
        </a>
      </td>
      <td className={`${cell} min-w-[108px]`}>{booking.room_type}</td>
      <td className={`${cell} num`}>
        <span className="whitespace-nowrap">{day(booking.check_in)} to</span>{' '}
        <span className="whitespace-nowrap">{day(booking.check_out)}</span>
      </td>
      <td className={`${cell} num text-end`}>{booking.guests}</td>
      <td className={`${cell} num whitespace-nowrap text-end font-semibold`}>
        {rupees(booking.amount)}
      </td>
      <td className={cell}>
        <StatusBadge status={booking.status} />
      </td>
      {/* What can be done stays in sight where the table is wider than its place. */}
      <td className={`${cell} sticky right-0 bg-inherit`}>
        <RowActions booking={booking} {...handlers} />
      </td>
    </tr>
  )
}
