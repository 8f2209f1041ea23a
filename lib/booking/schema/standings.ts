import { z } from 'zod'
import type { StaffBooking } from '../schema.ts'

/** The input of booking_standings: ids with commas between them. */
export const bookingIds = z.object({
  ids: z
    .string('Give the ids of bookings.')
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid('Give the ids of bookings.')).max(50, 'Give 50 ids at most.')),
})

/** A booking as it stands now. */
export type Standing = {
  booking: StaffBooking
  /** Milliseconds for which whoever asks can take its last change back, by the server's time; null if they cannot. */
  undo_ms: number | null
}
