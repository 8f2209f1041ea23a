import type { RecentBooking } from '#lib/reports/schema.ts'
import { StatusBadge } from '../bookings/status-badge.tsx'
import { dialled, instantDay, instantTime, rupees } from '../words.ts'

const head =
  'whitespace-nowrap border-edge border-y bg-band px-3 py-[11px] text-start font-semibold text-ink-2 text-xs first:ps-[22px] last:pe-[22px]'
const cell = 'border-rule border-b px-3 py-2 first:ps-[22px] last:pe-[22px]'

/** The newest bookings of the range. */
export function RecentTable({ rows }: { rows: RecentBooking[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-[14.5px]">
        <caption className="sr-only">Recent bookings, newest first</caption>
        <thead>
          <tr>
            {['When', 'Name', 'Mobile', 'Room'].map((name) => (
              <th className={head} key={name} scope="col">
                {name}
              </th>
            ))}
            <th className={`${head} text-end!`} scope="col">
              Amount
            </th>
            <th className={head} scope="col">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((booking) => (
            <tr className="h-[52px] last:*:border-b-0" key={booking.id}>
              <td className={`${cell} num whitespace-nowrap`}>
                {instantDay(booking.created_at)}, {instantTime(booking.created_at)}
              </td>
              <td className={`${cell} font-semibold`}>
                <a
                  className="hover:underline"
                  href={`/app/bookings?q=${encodeURIComponent(booking.reference)}`}
                >
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
                <StatusBadge status={booking.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
