'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { useHeldItem } from '../kit/live/held-items.ts'
import { useBookingWork } from './booking-work.ts'

/** Holds a booking as it was when somebody else decides about it, wherever its actions are, see holdItems. */
export function useHeldBooking(booking: StaffBooking) {
  const { busy, over } = useBookingWork()
  return useHeldItem(booking, {
    id: ({ id }) => id,
    state: ({ status, progress }) => `${status} ${progress}`,
    // A cancellation is sent by its own dialog, not as a change of `busy`: only that it is open tells that it's made here.
    isFree: (id) => busy.has(id) || (over?.dialog === 'cancel' && over.booking.id === id),
  })
}
