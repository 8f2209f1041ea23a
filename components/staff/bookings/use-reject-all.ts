'use client'

import { rejectBookings, undoBookings } from '#lib/booking/client/decisions.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { useAction } from '../use-action.ts'
import { count } from '../words.ts'
import { useBookingWork } from './booking-work.ts'

/**
 * Returns a function that rejects a booking together with others of its sender. What it did can be taken back as a
 * whole while the mails wait.
 */
export function useRejectAll() {
  const { refresh } = useBookingWork()
  const { run } = useAction(refresh)
  return ({ id: about }: StaffBooking, others: { id: string }[], reason: string) => {
    const refused = (why: string) => `${why} Look at the list for how they stand now.`
    const undo = (ids: string[]) => ({
      about,
      call: () => undoBookings(ids),
      done: () => `${bookings(ids)} taken back.`,
      refused,
    })
    const all = [about, ...others.map(({ id }) => id)]
    return run({
      about,
      call: () => rejectBookings(all, reason),
      done: ({ ids, undo_ms: ms }) => ({
        text: `${bookings(ids)} rejected.`,
        undo: { ms, action: undo(ids) },
      }),
      refused,
    })
  }
}

function bookings(ids: string[]): string {
  return count(ids.length, 'booking')
}
