'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { BookingPage } from '#lib/desk/schema/search.ts'
import { ByWindow } from '../kit/by-window.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { BookingCards } from './booking-cards.tsx'
import { BookingDesk } from './booking-desk.tsx'
import { BookingDialogs } from './booking-dialogs.tsx'
import { BookingList } from './booking-list.tsx'

type BookingsScreenProps = {
  first: First<BookingPage>
  /** The booking that the address names. */
  named: StaffBooking | null
  /** The only booking that the address finds. */
  only: StaffBooking | null
  /** True if the browser says that it is a phone's. */
  phone: boolean
}

/** The bookings, as a table in a large window and one by one in a small one. */
export function BookingsScreen({ phone, ...desk }: BookingsScreenProps) {
  return (
    <ByWindow phone={phone}>
      {(wide) => (
        <BookingDesk wide={wide} {...desk}>
          {wide ? <BookingList /> : <BookingCards />}
          <BookingDialogs />
        </BookingDesk>
      )}
    </ByWindow>
  )
}
