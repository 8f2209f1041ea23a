'use client'

import { CardSearchField, CardSearchText } from '../kit/list/card-search.tsx'
import { CardFrame } from '../kit/list/list-frame.tsx'
import { NewBookingButton } from '../new-booking/new-booking-button.tsx'
import { BookingCard } from './booking-card.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { useBookingWork } from './booking-work.ts'
import { NoBookings } from './desk-tools.tsx'
import { NewsLine } from './news-line.tsx'
import { StatusFilter } from './status-filter.tsx'
import { StayDayFilter } from './stay-filter.tsx'

/** The bookings for a small screen: one at a time, with a search in one field. */
export function BookingCards() {
  const { list, held, goTo, search, status, setStatus } = useBookingDesk()
  const { decided } = useBookingWork()
  return (
    <CardFrame
      empty={<NoBookings />}
      list={list}
      name="Bookings"
      from={held.from}
      news={
        <NewsLine className="flex min-h-11 items-center gap-1.5 font-semibold text-xs text-lake" />
      }
      next={(booking) => (decided.has(booking.id) ? 'secondary' : 'outline')}
      rows={held.page.rows}
      search={{ at: search.at, setAt: goTo }}
      tools={
        <>
          <CardSearchText search={search} />
          <div className="grid grid-cols-2 gap-2">
            <CardSearchField search={search} />
            <StatusFilter onChange={setStatus} value={status} />
            <StayDayFilter className="col-span-2" />
          </div>
          <NewBookingButton className="w-full" />
        </>
      }
      total={held.page.total}
    >
      {(booking) => <BookingCard booking={booking} />}
    </CardFrame>
  )
}
