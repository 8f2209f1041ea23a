'use client'

import { useState } from 'react'
import type { RecentBooking } from '#lib/reports/schema.ts'
import { StatusBadge } from '../bookings/status-badge.tsx'
import { ByWindow } from '../by-window.tsx'
import { Card } from '../card.tsx'
import { NothingFound } from '../list-states.tsx'
import { CardCell, OneByOne } from '../one-by-one.tsx'
import { Pager } from '../pager.tsx'
import { SearchField } from '../search-field.tsx'
import { SelectField } from '../select-field.tsx'
import { dialled, instantDay, instantTime, rupees } from '../words.ts'
import { RecentTable } from './recent-table.tsx'

const fields = {
  name: (booking: RecentBooking) => booking.full_name,
  mobile: (booking: RecentBooking) => booking.phone,
  room: (booking: RecentBooking) => booking.room_type,
} as const
type Field = keyof typeof fields
const options = [
  ['name', 'Name'],
  ['mobile', 'Mobile'],
  ['room', 'Room'],
] as const

/** The newest bookings of the range: a table on large screens, on small ones one card at a time with a search. */
export function RecentBookings({ rows, phone }: { rows: RecentBooking[]; phone: boolean }) {
  return (
    <ByWindow phone={phone}>
      {(wide) =>
        wide ? (
          <Card
            aside={rows.length === 50 && <span className="text-ink-2">the newest 50</span>}
            title="Recent Bookings"
          >
            {rows.length > 0 ? <RecentPages rows={rows} /> : <NoneFound />}
          </Card>
        ) : (
          <RecentCards rows={rows} />
        )
      }
    </ByWindow>
  )
}

const pageSize = 10

function RecentPages({ rows }: { rows: RecentBooking[] }) {
  const [wanted, setPage] = useState(1)
  const pages = Math.ceil(rows.length / pageSize)
  const page = Math.min(wanted, pages)
  return (
    <>
      <RecentTable rows={rows.slice((page - 1) * pageSize, page * pageSize)} />
      {pages > 1 && <Pager onPage={setPage} page={page} pages={pages} />}
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

function RecentCards({ rows }: { rows: RecentBooking[] }) {
  const [field, setField] = useState<Field>('name')
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const search = (next: string, inField: Field) => {
    setField(inField)
    setText(next)
    setIndex(0)
  }
  const wanted = text.trim().toLowerCase()
  const found = rows.filter((row) => fields[field](row).toLowerCase().includes(wanted))
  const at = Math.min(index, Math.max(0, found.length - 1))
  const booking = found[at]
  return (
    <section aria-labelledby="recent-title" className="grid gap-3">
      <h2 className="mt-2 font-semibold text-[17px]" id="recent-title">
        Recent Bookings
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)_116px] gap-2">
        <SearchField
          onChange={(next) => search(next, field)}
          placeholder={`Search by ${field}...`}
          value={text}
        />
        <SelectField
          label="Search in"
          onChange={(next) => search('', next as Field)}
          options={options}
          value={field}
        />
      </div>
      {booking ? (
        <OneByOne
          at={at}
          loading={false}
          name="Recent bookings"
          onStep={setIndex}
          total={found.length}
        >
          <RecentCard booking={booking} />
        </OneByOne>
      ) : (
        <div className="overflow-clip rounded-staff border border-edge bg-card *:border-t-0">
          <NoneFound {...(wanted && { onClear: () => search('', field) })} />
        </div>
      )}
    </section>
  )
}

function RecentCard({ booking }: { booking: RecentBooking }) {
  return (
    <article
      aria-label={`Booking of ${booking.full_name}`}
      className="overflow-clip rounded-staff border border-edge bg-card"
    >
      <header className="flex items-start justify-between gap-2.5 border-rule border-b p-4 pb-3.5">
        <div className="min-w-0">
          <h3 className="heading text-[21px]">{booking.full_name}</h3>
          <a
            className="num inline-flex min-h-7 items-center text-ink-2 underline decoration-edge underline-offset-4"
            href={dialled(booking.phone)}
          >
            {booking.phone}
          </a>
        </div>
        <StatusBadge status={booking.status} />
      </header>
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
