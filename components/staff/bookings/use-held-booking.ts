'use client'

import type { StaffBooking } from '#lib/booking/schema.ts'
import { useHeldItem } from '../held-items.ts'
import { useBookingWork } from './booking-work.ts'

/** Holds a booking as it was when somebody else decides about it, wherever its actions are, see holdItems. */
export function useHeldBooking(booking: StaffBooking) {
  const { busy, over } = useBookingWork()
  return useHeldItem(booking, {
    id: ({ id }) => id,
    state: ({ status, progress }) => `${status} ${progress}`,
    // A dialog that is open over it is refused by the server, with its reason.
    isFree: (id) => busy.has(id) || over?.dialog === 'cancel',
  })
}
