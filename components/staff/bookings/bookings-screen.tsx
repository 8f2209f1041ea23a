'use client'

import type { BookingPage, StaffBooking } from '#lib/booking/schema.ts'
import { useMedia } from '../use-media.ts'
import { BookingCards } from './booking-cards.tsx'
import { BookingDesk } from './booking-desk.tsx'
import type { AddressSearch } from './use-address.ts'

type BookingsScreenProps = {
  /** The server's first answer, and the search that it answers. */
  initial: BookingPage
  first: AddressSearch
  /** The booking that a link leads to. */
  open: StaffBooking | null
}

/**
 * The bookings, as a table from 1024 px and one by one below. The server does not know the window, so the
 * first picture holds both and the style sheet shows one; from then on there is only that one.
 */
export function BookingsScreen({ initial, first, open }: BookingsScreenProps) {
  const wide = useMedia('(min-width: 1024px)')
  // Who turns a tablet later gets a list of that moment, not of this one.
  const now = wide === null ? initial : null
  return (
    <>
      {wide !== false && (
        <div className="flex flex-1 flex-col max-lg:hidden">
          <BookingDesk first={first} initial={now} open={open} />
        </div>
      )}
      {wide !== true && (
        <div className="lg:hidden">
          <BookingCards initial={now} q={first.q} status={first.status} />
        </div>
      )}
    </>
  )
}
