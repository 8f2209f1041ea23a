import { z } from 'zod'

/** The input of booking_tell_apart: two bookings whose screenshots look alike. */
export const toldApart = z.object({
  id: z.uuid('Give the id of a booking.'),
  other: z.uuid('Give the id of the other booking.'),
})
export type ToldApart = z.infer<typeof toldApart>
