import type { DashboardStats, Stay } from '#lib/reports/schema.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import { addDays, formatDay } from '#lib/shared/dates.ts'
import { count } from '../words.ts'

/** Today’s and tomorrow’s arrivals and today’s departures, on a sheet of paper of their own with boxes to tick. */
export function StaysSheet({ stats }: { stats: DashboardStats }) {
  const { today, arrivals, arrivalsTomorrow, departures } = stats
  return (
    <div className="hidden break-after-page p-4 print:block">
      <Day day={today} stays={arrivals} title="Arrivals today" />
      <Day day={addDays(today, 1)} stays={arrivalsTomorrow} title="Arrivals tomorrow" />
      <Day day={today} stays={departures} title="Departures today" />
    </div>
  )
}

const cell = 'border-edge border-t px-3 py-3 first:ps-0 align-top'

function Day({ title, day, stays }: { title: string; day: string; stays: Stay[] }) {
  const date = formatDay(day, 'en', { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <table className="num mb-10 w-full text-start text-lg">
      <caption className="heading mb-3 text-start text-2xl">
        {title}, {date}
      </caption>
      <tbody>
        {stays.map((stay) => (
          <Row key={stay.id} stay={stay} />
        ))}
        {stays.length === 0 && (
          <tr>
            <td className={cell}>Nobody.</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Row({ stay }: { stay: Stay }) {
  const { reference, full_name, phone, room_type, unit, guests, nights, guest_note, status } = stay
  return (
    <tr>
      <td className={`${cell} w-10`}>
        <span className="mt-1 block size-5 border-2 border-ink" />
      </td>
      <td className={cell}>
        <b>{full_name}</b>
        <span className="block whitespace-nowrap text-ink-2">{reference}</span>
        {guest_note && <span className="block">{guest_note}</span>}
      </td>
      <td className={cell}>
        {room_type}
        <span className="block">{unit === null ? 'No unit yet' : unitTitle(unit)}</span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {count(guests, 'guest')}
        <span className="block">{count(nights, 'night')}</span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {phone}
        {status === 'pending' && <span className="block">Payment not checked</span>}
      </td>
    </tr>
  )
}
