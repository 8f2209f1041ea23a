import { z } from 'zod'
import { bookingId } from '../../booking/schema/staff-booking.ts'

/** The input of booking_tell_apart: two bookings whose screenshots look alike. */
export const toldApart = z.object({
  ...bookingId.shape,
  other: z.uuid('Enter the id of the other booking.'),
})
export type ToldApart = z.infer<typeof toldApart>
