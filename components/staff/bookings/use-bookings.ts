'use client'

import { fetchBookings } from '#lib/booking/client.ts'
import type { BookingPage, BookingSearch, StaffBooking } from '#lib/booking/schema.ts'
import { type Answered, useAnswer } from '../use-answer.ts'

export type Bookings = Pick<Answered<BookingPage>, 'loading' | 'failed' | 'refresh'> & {
  page: BookingPage | null
  /** Shows one booking as it is now, before the list is loaded again. */
  replace: (booking: StaffBooking) => void
}

/** A page of bookings that follows its search; see {@link useAnswer}. */
export function useBookings(search: Partial<BookingSearch>, initial: BookingPage | null): Bookings {
  const { value, change, ...rest } = useAnswer(fetchBookings, search, initial, {
    topics: ['bookings'],
  })
  return {
    ...rest,
    page: value,
    replace: (booking) => change((page) => withBooking(page, booking)),
  }
}

function withBooking(page: BookingPage, booking: StaffBooking): BookingPage {
  return { ...page, rows: page.rows.map((row) => (row.id === booking.id ? booking : row)) }
}
