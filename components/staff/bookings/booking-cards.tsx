'use client'

import { CardSearchField, CardSearchText } from '../card-search.tsx'
import { CardFrame } from '../list-frame.tsx'
import { BookingCard } from './booking-card.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { NoBookings } from './desk-tools.tsx'
import { StatusFilter } from './status-filter.tsx'
import { StayDayFilter } from './stay-filter.tsx'

/** The bookings for a small screen: one at a time, with a search in one field. */
export function BookingCards() {
  const { list, search, status, setStatus } = useBookingDesk()
  return (
    <CardFrame
      empty={<NoBookings />}
      list={list}
      name="Bookings"
      rows={list.value.rows}
      search={search}
      tools={
        <>
          <CardSearchText search={search} />
          <div className="grid grid-cols-2 gap-2">
            <CardSearchField search={search} />
            <StatusFilter onChange={setStatus} value={status} />
            <StayDayFilter className="col-span-2" />
          </div>
        </>
      }
      total={list.value.total}
    >
      {(booking) => <BookingCard booking={booking} />}
    </CardFrame>
  )
}
