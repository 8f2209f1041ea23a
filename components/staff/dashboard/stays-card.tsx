import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { StayFilter } from '#lib/booking/schema.ts'
import type { Stay } from '#lib/reports/schema.ts'
import { unitWords } from '#lib/rooms/rules/units.ts'
import { Card } from '../card.tsx'
import { count, dialled } from '../words.ts'

type StaysCardProps = {
  id: string
  title: string
  empty: string
  stays: Stay[]
  /** The list of bookings in which the same stays are found, of this and of other days. */
  list: { stay: StayFilter; day: string }
}

/** All guests who arrive or leave today. */
export function StaysCard({ id, title, empty, stays, list }: StaysCardProps) {
  return (
    <Card
      aside={
        <Link
          className="num inline-flex min-h-11 items-center font-semibold text-lake hover:underline"
          href={`/app/bookings?${new URLSearchParams(list)}`}
        >
          {stays.length}, as a list
        </Link>
      }
      id={id}
      title={title}
    >
      {stays.length === 0 && (
        <p className="border-rule border-t px-4 py-5 text-ink-2 lg:px-[22px]">{empty}</p>
      )}
      <ul>
        {stays.map((stay) => (
          <Row key={stay.id} stay={stay} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ stay }: { stay: Stay }) {
  const { reference, full_name, phone, room_type, unit, guests, nights, status } = stay
  return (
    <li className="relative grid min-h-[60px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-t px-4 py-2 transition-colors duration-[120ms] hover:bg-band lg:px-[22px]">
      <span className="min-w-0">
        {/* The link covers the whole row but the telephone number. */}
        <Link
          className="block font-semibold after:absolute after:inset-0"
          href={staffBookingPath(reference)}
        >
          {full_name}
        </Link>
        <span className="num block text-xs text-ink-2 leading-snug">
          {room_type}, {unit === null ? <b className="text-red">no unit yet</b> : unitWords(unit)},{' '}
          {count(guests, 'guest')}, {count(nights, 'night')}
          {status === 'pending' && ', payment not checked'}
        </span>
      </span>
      <a
        className="num relative z-1 inline-flex min-h-11 items-center whitespace-nowrap text-xs text-lake hover:underline"
        href={dialled(phone)}
      >
        {phone}
      </a>
    </li>
  )
}
