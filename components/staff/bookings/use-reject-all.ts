'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { rejectBookings } from '#lib/desk/client/decisions.ts'
import { toldTogether } from '../booking/together.ts'
import { useAction } from '../kit/action/use-action.ts'
import { useBookingWork } from './booking-work.ts'

/**
 * Returns a function that rejects a booking together with others of its sender. What it did can be taken back as a
 * whole while the mails wait.
 */
export function useRejectAll() {
  const { refresh } = useBookingWork()
  const { run } = useAction(refresh)
  return ({ id: about }: StaffBooking, others: { id: string }[], reason: string) =>
    run({
      about,
      call: () => rejectBookings([about, ...others.map(({ id }) => id)], reason),
      done: (answer) => toldTogether(answer, about, 'reject'),
      refused: (why) => `${why} Look at the list for how they stand now.`,
    })
}
