import type { BookingStatus } from '../../booking/rules/statuses.ts'

/** The answer of create_booking. */
export type BookingCreated = {
  booking_id: string
  reference: string
  status: BookingStatus
  /** The path of the guest's own page. */
  status_url: string
  message: string
  /** True if no unit is kept for it, so that the team will call. */
  needs_room: boolean
  /** False if no mail goes to the guest, because the address has had as many as it gets in a day. */
  mailed: boolean
  /** The sum that is paid with the booking and the one left for later, in rupees. */
  to_pay: number
  balance: number
}
