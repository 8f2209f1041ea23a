import { z } from 'zod'
import { bookingId } from '../../booking/schema/staff-booking.ts'
import { id } from '../../shared/fields.ts'

/** The input of booking_tell_apart: two bookings whose screenshots look alike. */
export const toldApart = z.object({
  ...bookingId.shape,
  other: id,
})
export type ToldApart = z.infer<typeof toldApart>
