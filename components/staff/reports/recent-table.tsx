import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { RecentBooking } from '#lib/reports/schema/report.ts'
import { StatusBadge } from '../booking/status-badge.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { dialled, instantDay, instantTime, rupees } from '../kit/words.ts'

const pad = 'px-3 first:ps-[22px] last:pe-[22px]'
const cell = `border-rule border-b py-2 ${pad}`
const columns = ['When', 'Name', 'Mobile', 'Room', { name: 'Amount', end: true }, 'Status']

/** The newest bookings of the range. */
export function RecentTable({ rows }: { rows: RecentBooking[] }) {
  return (
    <ListTable caption="Recent bookings, newest first" columns={columns} pad={pad}>
      {rows.map((booking) => (
        <tr className="h-[52px] last:*:border-b-0" key={booking.id}>
          <td className={`${cell} num whitespace-nowrap`}>
            {instantDay(booking.created_at)}, {instantTime(booking.created_at)}
          </td>
          <td className={`${cell} font-semibold`}>
            <a className="hover:underline" href={staffBookingPath(booking.reference)}>
              {booking.full_name}
            </a>
          </td>
          <td className={`${cell} num whitespace-nowrap`}>
            <a className="hover:underline" href={dialled(booking.phone)}>
              {booking.phone}
            </a>
          </td>
          <td className={cell}>{booking.room_type}</td>
          <td className={`${cell} num whitespace-nowrap text-end font-semibold`}>
            {rupees(booking.amount)}
          </td>
          <td className={cell}>
            <StatusBadge booking={booking} />
          </td>
        </tr>
      ))}
    </ListTable>
  )
}
