'use client'

import type { RecentBooking } from '#lib/reports/schema/report.ts'
import { spellingsOf } from '#lib/shared/text.ts'
import { CardHead } from '../booking/card-head.tsx'
import { ByWindow } from '../kit/by-window.tsx'
import { Card } from '../kit/card.tsx'
import { CardSearchField, CardSearchText } from '../kit/list/card-search.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'
import { CardCell, OneByOne } from '../kit/list/one-by-one.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { pageSize, type Search, useSearch } from '../kit/list/use-search.ts'
import { instantDay, instantTime, rupees } from '../kit/words.ts'
import { RecentTable } from './recent-table.tsx'

const fields = {
  name: (booking: RecentBooking) => booking.full_name,
  mobile: ({ phone }: RecentBooking) => `${phone} ${phone.replace(/\D/g, '')}`,
  room: (booking: RecentBooking) => booking.room_type,
} as const
type Field = keyof typeof fields
const fieldNames: Record<Field, string> = { name: 'Name', mobile: 'Mobile', room: 'Room' }

/** The newest bookings of the range: a table on large screens, on small ones one card at a time with a search. */
export function RecentBookings({ rows, phone }: { rows: RecentBooking[]; phone: boolean }) {
  const search = useSearch(fieldNames)
  return (
    <ByWindow phone={phone}>
      {(wide) =>
        wide ? (
          <Card
            aside={rows.length === 50 && <span className="text-ink-2">the newest 50</span>}
            title="Recent Bookings"
          >
            {rows.length > 0 ? <RecentPages rows={rows} search={search} /> : <NoneFound />}
          </Card>
        ) : (
          <RecentCards rows={rows} search={search} />
        )
      }
    </ByWindow>
  )
}

type RecentProps = { rows: RecentBooking[]; search: Search<Field> }

function RecentPages({ rows, search }: RecentProps) {
  const pages = Math.ceil(rows.length / pageSize)
  const from = (Math.min(search.page, pages) - 1) * pageSize
  return (
    <>
      <RecentTable rows={rows.slice(from, from + pageSize)} />
      {pages > 1 && <Pager pages={pages} search={search} />}
    </>
  )
}

function NoneFound({ onClear }: { onClear?: () => void }) {
  return (
    <NothingFound
      clear={onClear ? { label: 'Show all', onClear } : null}
      help={onClear ? 'Try fewer letters or another field.' : 'Nobody booked in these days.'}
      text="No recent bookings found"
    />
  )
}

function RecentCards({ rows, search }: RecentProps) {
  const { field, text, setText } = search
  const wanted = text.trim()
  const fits = (held: string) => spellingsOf(wanted).some((spelling) => held.includes(spelling))
  const found = rows.filter((row) => fits(fields[field ?? 'name'](row).toLowerCase()))
  return (
    <section aria-labelledby="recent-title" className="grid gap-3">
      <h2 className="mt-2 font-semibold text-base" id="recent-title">
        Recent Bookings
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)_116px] gap-2">
        <CardSearchText search={search} />
        <CardSearchField search={search} />
      </div>
      <OneByOne
        empty={<NoneFound {...(wanted && { onClear: () => setText('') })} />}
        loading={false}
        name="Recent bookings"
        rows={found}
        search={search}
        total={found.length}
      >
        {(booking) => <RecentCard booking={booking} />}
      </OneByOne>
    </section>
  )
}

function RecentCard({ booking }: { booking: RecentBooking }) {
  return (
    <article
      aria-label={`Booking of ${booking.full_name}`}
      className="overflow-clip rounded-staff border border-edge bg-card"
    >
      <CardHead booking={booking} level="h3" />
      <dl className="num grid grid-cols-2 *:border-b-0 *:first:border-b">
        <CardCell name="Room" wide>
          {booking.room_type}
        </CardCell>
        <CardCell name="Amount">{rupees(booking.amount)}</CardCell>
        <CardCell name="When">
          {instantDay(booking.created_at)}, {instantTime(booking.created_at)}
        </CardCell>
      </dl>
    </article>
  )
}
