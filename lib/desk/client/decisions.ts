import type { RejectionReason } from '../../booking/rules/rejection.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import { callApi } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { BookingPage, BookingSearch } from '../schema/search.ts'
import type { Standing } from '../schema/standings.ts'

/** A page of the bookings, for staff. `poll` marks a call that the page makes by itself. */
export function fetchBookings(
  search: Partial<BookingSearch>,
  asking: Asking = {},
): Promise<BookingPage> {
  return getJson('bookings_list.php', search, asking)
}

/** The words and the reason of a rejection, and whether a verified booking is confirmed in the same step. */
export type DecisionDetails = {
  note?: string
  because?: RejectionReason | undefined
  confirm?: boolean
}

/**
 * Sets the status of a booking as the person saw it, and returns the booking; with `confirm` one that this verifies is
 * confirmed, too, where nothing is left to decide. Refused with `changed_meanwhile` when its status has changed by now, and
 * `room_not_available` when it needs a unit again and none is free.
 */
export function updateStatus(
  { id, status: from }: Pick<StaffBooking, 'id' | 'status'>,
  status: BookingStatus,
  { note = '', because, confirm = false }: DecisionDetails = {},
): Promise<Standing> {
  const more = { ...(because && { because }), ...(confirm && { confirm: '1' }) }
  const body = new URLSearchParams({ id, status, note, from, ...more })
  return callApi('booking_update_status.php', { method: 'POST', body })
}
