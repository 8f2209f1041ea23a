import { z } from 'zod'
import { bookingId } from '../../booking/schema/staff-booking.ts'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

/** The input of booking_give_room. */
export const roomGift = z.object({
  ...bookingId.shape,
  room: wholeNumber(0, maxStored, 'Enter the id of a room.'),
})
export type RoomGift = z.infer<typeof roomGift>
