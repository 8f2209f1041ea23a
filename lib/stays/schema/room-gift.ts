import { z } from 'zod'
import { bookingId } from '../../booking/schema/staff-booking.ts'
import { sentRoomId } from '../../rooms/schema/ids.ts'

export const roomGift = z.object({
  ...bookingId.shape,
  room: sentRoomId,
})
export type RoomGift = z.infer<typeof roomGift>
