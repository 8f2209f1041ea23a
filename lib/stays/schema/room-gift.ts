import { z } from 'zod'
import { bookingId } from '../../booking/schema/staff-booking.ts'
import { sentRoomId } from '../../rooms/schema/ids.ts'

/** The input of booking_give_room. */
export const roomGift = z.object({
  ...bookingId.shape,
  room: sentRoomId,
})
export type RoomGift = z.infer<typeof roomGift>
