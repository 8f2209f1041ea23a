import { z } from 'zod'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

/** The input of booking_give_room. */
export const roomGift = z.object({
  id: z.uuid('Give the id of a booking.'),
  room: wholeNumber(0, maxStored, 'Give the id of a room.'),
})
export type RoomGift = z.infer<typeof roomGift>
