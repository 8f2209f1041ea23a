'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { Elsewhere } from '../booking/elsewhere.tsx'
import { FlagMarks } from '../booking/flag-marks.tsx'
import { StatusBadge } from '../booking/status-badge.tsx'
import { orderName } from '../booking/words.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { walkRows } from '../kit/list/walk-rows.ts'
import { day, dialled, instantDay, instantTime, rupees } from '../kit/words.ts'
import { useBookingDesk } from './booking-desk.tsx'
import { RowActions } from './row-actions.tsx'
import { useHeldBooking } from './use-held-booking.ts'

const pad = 'px-2 first:ps-5 last:pe-3'
const cell = `border-rule border-b py-2 ${pad}`
const columns = [
  'Created',
  'Name',
  { name: 'Mobile', className: 'max-xl:hidden' },
  'Room',
  { name: 'Dates', className: 'max-xl:hidden' },
  { name: 'Guests', end: true, className: 'max-xl:hidden' },
  { name: 'Amount', end: true },
  'Status',
  { name: 'Actions', silent: true, className: 'sticky right-0' },
]

/** The bookings as a table of nine columns. The arrow keys go from row to row. */
export function BookingTable({ rows }: { rows: StaffBooking[] }) {
  const caption = `Bookings, ${orderName(useBookingDesk().asked)}`
  return (
    <ListTable caption={caption} columns={columns} onKeyDown={walkRows} pad={pad}>
      {rows.map((booking) => (
        <Row booking={booking} key={booking.id} />
      ))}
    </ListTable>
  )
}

function Row({ booking }: { booking: StaffBooking }) {
  const { open } = useBookingDesk()
  const { isOld, show } = useHeldBooking(booking)
  const waits = booking.status === 'pending'
  return (
    <tr
      className={`relative h-[60px] transition-colors duration-[120ms] last:*:border-b-0 hover:bg-[#edf2ea] ${waits ? 'bg-hot' : 'bg-card'} ${isOld ? 'text-ink-2' : ''}`}
    >
      <td className={`${cell} num whitespace-nowrap`}>
        {instantDay(booking.created_at)}
        <span className="block text-ink-2 text-xs leading-tight">
          {instantTime(booking.created_at)}
        </span>
      </td>
      <td className={cell}>
        {/* The button covers the whole row: a click anywhere opens the booking. */}
        <button
          className="text-start font-semibold after:absolute after:inset-0"
          data-row={booking.id}
          onClick={() => open(booking)}
          type="button"
        >
          {booking.full_name}
        </button>
        <span className="block xl:hidden">
          <Mobile phone={booking.phone} />
        </span>
        <FlagMarks booking={booking} />
      </td>
      <td className={`${cell} max-xl:hidden`}>
        <Mobile phone={booking.phone} />
      </td>
      <td className={`${cell} min-w-[108px]`}>
        {booking.room_type}
        <span className="num block whitespace-nowrap text-ink-2 text-xs xl:hidden">
          {`${day(booking.check_in)} to ${day(booking.check_out)}`}
        </span>
      </td>
      <td className={`${cell} num max-xl:hidden`}>
        <span className="whitespace-nowrap">{day(booking.check_in)} to</span>{' '}
        <span className="whitespace-nowrap">{day(booking.check_out)}</span>
      </td>
      <td className={`${cell} num text-end max-xl:hidden`}>{booking.guests}</td>
      <td className={`${cell} num whitespace-nowrap text-end font-semibold`}>
        {rupees(booking.amount)}
      </td>
      <td className={cell}>
        <StatusBadge booking={booking} />
      </td>
      {/* The actions stay visible where the table is wider than its container. */}
      <td className={`${cell} sticky right-0 bg-inherit`}>
        {isOld ? (
          <Elsewhere
            booking={booking.id}
            className="relative z-1 ms-auto max-w-[300px] text-xs"
            onShow={show}
          />
        ) : (
          <RowActions booking={booking} />
        )}
      </td>
    </tr>
  )
}

function Mobile({ phone }: { phone: string }) {
  return (
    <a className="num relative z-1 whitespace-nowrap hover:underline" href={dialled(phone)}>
      {phone}
    </a>
  )
}
