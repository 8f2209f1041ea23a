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
  /** Whether the browser says that it is a phone's: the server's guess at the window. */
  phone: boolean
}

/**
 * The bookings, as a table from 1024 px and one by one below. The first picture is of the window that the
 * server guessed, and hidden where it was wrong; the page corrects it as soon as it has come to life.
 */
export function BookingsScreen({ initial, first, open, phone }: BookingsScreenProps) {
  const wide = useMedia('(min-width: 1024px)')
  // Who turns a tablet later gets a list of that moment, not of this one.
  const now = wide === null ? initial : null
  return (wide ?? !phone) ? (
    <div className="flex flex-1 flex-col max-lg:hidden">
      <BookingDesk first={first} initial={now} open={open} />
    </div>
  ) : (
    <div className="lg:hidden">
      <BookingCards initial={now} q={first.q} status={first.status} />
    </div>
  )
}
