'use client'

import { useState } from 'react'
import type { BookingStatus } from '#lib/booking/rules.ts'
import { type BookingPage, type SearchField, searchFields } from '#lib/booking/schema.ts'
import { CardSkeleton, ListFailed } from '../list-states.tsx'
import { OneByOne } from '../one-by-one.tsx'
import { SearchField as SearchBox } from '../search-field.tsx'
import { SelectField } from '../select-field.tsx'
import { useDelayed } from '../use-delayed.ts'
import { BookingCard } from './booking-card.tsx'
import { BookingDialogs } from './booking-dialogs.tsx'
import { NoBookings } from './no-bookings.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useBookingDialogs } from './use-booking-dialogs.ts'
import { useBookings } from './use-bookings.ts'
import { useStatusChange } from './use-status-change.ts'

const size = 10
const alone = { onPrevious: null, onNext: null, position: '' }
const fieldNames: Record<SearchField, string> = { name: 'Name', email: 'Email', mobile: 'Mobile' }

type BookingCardsProps = {
  initial: BookingPage | null
  q: string
  status: BookingStatus | null
}

/** The bookings for a small screen: one at a time, with a search in one field. */
export function BookingCards({ initial, q, status: firstStatus }: BookingCardsProps) {
  const [field, setField] = useState<SearchField>('name')
  // The search that a link brought along looks everywhere, until somebody types.
  const [linked, setLinked] = useState(q !== '')
  const [text, setText] = useState(q)
  const [status, setStatus] = useState(firstStatus)
  const [index, setIndex] = useState(0)
  const words = useDelayed(text, 300).trim()
  const page = Math.floor(index / size) + 1
  const list = useBookings({ page, size, q: words, status, field: linked ? null : field }, initial)
  const dialogs = useBookingDialogs(list)
  const changes = useStatusChange(dialogs)

  const search = (next: string, inField: SearchField) => {
    setLinked(false)
    setField(inField)
    setText(next)
    setIndex(0)
  }
  const total = list.page?.total ?? 0
  const at = Math.min(index, Math.max(0, total - 1))
  const booking = list.page?.rows[at % size]
  return (
    <div className="flex flex-col gap-3 p-4">
      <SearchBox
        onChange={(next) => search(next, field)}
        placeholder={`Search by ${field}...`}
        value={text}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label="Search in"
          onChange={(next) => search('', next as SearchField)}
          options={searchFields.map((name) => [name, fieldNames[name]] as const)}
          value={field}
        />
        <StatusFilter
          onChange={(next) => {
            setStatus(next)
            setIndex(0)
          }}
          value={status}
        />
      </div>
      {list.failed && (
        <ListFailed what="bookings" onRetry={list.refresh} stale={list.page !== null} />
      )}
      {!list.page && !list.failed && <CardSkeleton />}
      {list.page && total === 0 && !list.loading && (
        <div className="overflow-clip rounded-staff border border-edge bg-card *:border-t-0">
          <NoBookings
            onClear={() => {
              search('', field)
              setStatus(null)
            }}
            searched={words !== '' || status !== null}
          />
        </div>
      )}
      {total > 0 && (
        <OneByOne at={at} loading={list.loading} name="Bookings" onStep={setIndex} total={total}>
          {booking && (
            <BookingCard
              booking={booking}
              busyId={changes.busyId}
              onAction={dialogs.act(changes.change)}
              onOpen={dialogs.open}
              onScreenshot={dialogs.showScreenshot}
            />
          )}
        </OneByOne>
      )}
      <BookingDialogs changes={changes} dialogs={dialogs} neighbours={alone} over />
    </div>
  )
}
