'use client'

import { rejectBookings, undoBookings } from '#lib/booking/client.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { count } from '../words.ts'
import { useBookingWork } from './booking-work.ts'

/**
 * Returns a function that rejects a booking together with others of its sender. What it did can be taken back as a
 * whole while the mails wait; an answer that was lost leaves it to the list to say how they stand.
 */
export function useRejectAll(): (
  booking: StaffBooking,
  others: { id: string }[],
  reason: string,
) => Promise<void> {
  const { refresh } = useBookingWork()
  const toast = useToast()
  return async (booking, others, reason) => {
    const about = booking.id
    const failed = (error: unknown) => {
      const why = error instanceof Refusal ? error.message : 'The server did not answer.'
      toast({ tone: 'error', about, text: `${why} Look at the list for how they stand now.` })
    }
    const undo = async (ids: string[]) => {
      await orSignIn(undoBookings(ids))
        .then(() => toast({ tone: 'success', about, text: `${bookings(ids)} taken back.` }))
        .catch(failed)
      await refresh()
    }
    const all = [about, ...others.map(({ id }) => id)]
    await orSignIn(rejectBookings(all, reason))
      .then(({ ids, undo_ms: ms }) =>
        toast({
          tone: 'success',
          about,
          text: `${bookings(ids)} rejected.`,
          undo: ms === null ? undefined : { ms, run: () => void undo(ids) },
        }),
      )
      .catch(failed)
    await refresh()
  }
}

function bookings(ids: string[]): string {
  return count(ids.length, 'booking')
}
