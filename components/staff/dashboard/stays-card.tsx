import Link from 'next/link'
import type { Stays } from '#lib/reports/schema.ts'
import { Card } from '../card.tsx'
import { count } from '../words.ts'

type StaysCardProps = { id: string; title: string; empty: string; stays: Stays }

/** The guests who arrive or leave today. */
export function StaysCard({ id, title, empty, stays }: StaysCardProps) {
  const more = stays.total - stays.rows.length
  return (
    <Card aside={<span className="num text-ink-2">{stays.total}</span>} id={id} title={title}>
      {stays.total === 0 && (
        <p className="border-rule border-t px-4 py-5 text-ink-2 lg:px-[22px]">{empty}</p>
      )}
      <ul>
        {stays.rows.map((stay) => (
          <li key={stay.id}>
            <Link
              className="flex min-h-[52px] flex-wrap content-center items-baseline justify-between gap-x-4 border-rule max-sm:flex-col border-t px-4 py-2.5 transition-colors duration-[120ms] hover:bg-band lg:px-[22px]"
              href={`/app/bookings?q=${encodeURIComponent(stay.reference)}`}
            >
              <b className="font-semibold">{stay.full_name}</b>
              <span className="num text-xs text-ink-2">
                {stay.room_type}, {count(stay.guests, 'guest')}, {count(stay.nights, 'night')}
                {stay.status === 'pending' && ', payment not checked'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="num border-rule border-t px-4 py-3 text-ink-2 lg:px-[22px]">
          and {more} more
        </p>
      )}
    </Card>
  )
}
