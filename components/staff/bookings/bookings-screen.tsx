'use client'

import type { BookingPage, StaffBooking } from '#lib/booking/schema.ts'
import { ByWindow } from '../by-window.tsx'
import { BookingCards } from './booking-cards.tsx'
import { BookingDesk } from './booking-desk.tsx'
import type { AddressSearch } from './use-address.ts'

type BookingsScreenProps = {
  /** The server's first answer, and the search that it answers. */
  initial: BookingPage
  first: AddressSearch
  /** The booking that a link leads to. */
  open: StaffBooking | null
  /** True if the user agent is a phone's. */
  phone: boolean
}

/** The bookings, as a table in a large window and one by one in a small one. */
export function BookingsScreen({ initial, first, open, phone }: BookingsScreenProps) {
  return (
    <ByWindow phone={phone}>
      {(wide, now) =>
        wide ? (
          <BookingDesk first={first} initial={now ? initial : null} open={open} />
        ) : (
          <BookingCards initial={now ? initial : null} q={first.q} status={first.status} />
        )
      }
    </ByWindow>
  )
}
