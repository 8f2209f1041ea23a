'use client'

import { useState } from 'react'
import type { BookingStatus } from '#lib/booking/rules.ts'
import type { BookingPage, SearchField } from '#lib/booking/schema.ts'
import { CardSearchField, CardSearchText, useCardSearch } from '../card-search.tsx'
import { CardSkeleton, EmptyCard, ListFailed } from '../list-states.tsx'
import { OneByOne } from '../one-by-one.tsx'
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
  const search = useCardSearch<SearchField>('name', q)
  const [status, setStatus] = useState(firstStatus)
  const { text, index, setIndex } = search
  // The search that a link brought along looks everywhere, until somebody types.
  const [linked, setLinked] = useState(q !== '')
  if (linked && text !== q) setLinked(false)
  const words = useDelayed(text, 300).trim()
  const page = Math.floor(index / size) + 1
  const list = useBookings(
    { page, size, q: words, status, field: linked ? null : search.field },
    initial,
  )
  const dialogs = useBookingDialogs(list)
  const changes = useStatusChange(dialogs)

  const total = list.page?.total ?? 0
  const at = Math.min(index, Math.max(0, total - 1))
  const booking = list.page?.rows[at % size]
  return (
    <div className="flex flex-col gap-3 p-4">
      <CardSearchText search={search} />
      <div className="grid grid-cols-2 gap-2">
        <CardSearchField names={fieldNames} search={search} />
        <StatusFilter
          onChange={(next) => {
            setStatus(next)
            setIndex(0)
          }}
          value={status}
        />
      </div>
      {list.failed && (
        <ListFailed
          className=""
          what="bookings"
          onRetry={list.refresh}
          stale={list.page !== null}
        />
      )}
      {!list.page && !list.failed && <CardSkeleton />}
      {list.page && total === 0 && !list.loading && (
        <EmptyCard>
          <NoBookings
            onClear={() => {
              search.setText('')
              setStatus(null)
            }}
            searched={words !== '' || status !== null}
          />
        </EmptyCard>
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
