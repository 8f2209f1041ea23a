import { z } from 'zod'
import type { Undo } from '../../booking/rules/taking-back.ts'
import { idsOf } from '../../booking/schema/senders.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'

/** The input of booking_standings: ids with commas between them. */
export const bookingIds = z.object({ ids: idsOf(50) })

/** A booking as it is now. */
export type Standing = {
  booking: StaffBooking
  /** How the person who asks can take back its last change; null if they can't. */
  undo: Undo | null
}
