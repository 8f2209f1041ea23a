import type { Booking } from '../../booking/rules/booking.ts'
import { isToPay } from '../../booking/rules/pay-by.ts'
import { cancelledBecause } from '../../booking/rules/rejection.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'

/** The state of a booking as its guest sees it: what the heading, the badge and the progress of its page show. */
export type GuestState =
  | BookingStatus
  | 'cancelled'
  | 'cancelAsked'
  | 'transfer'
  | 'transferEnded'
  | 'toPay'
  | 'toPayLate'
  | 'needsRoom'

type Known = Pick<
  Booking,
  'status' | 'cancelAskedAt' | 'rejectedBecause' | 'awaitsTransfer' | 'hasUnit' | 'payBy' | 'ledger'
>

/** Returns the booking's current state. Until a payment is claimed, there is nothing to check. */
export function guestState(booking: Known, now: Date): GuestState {
  const { status, cancelAskedAt, rejectedBecause, awaitsTransfer, hasUnit, payBy } = booking
  if (cancelledBecause(rejectedBecause)) return 'cancelled'
  if (status === 'rejected') return 'rejected'
  if (cancelAskedAt) return 'cancelAsked'
  if (status === 'pending' && awaitsTransfer) return hasUnit ? 'transfer' : 'transferEnded'
  if (isToPay(booking) && payBy) return now < payBy ? 'toPay' : 'toPayLate'
  return hasUnit ? status : 'needsRoom'
}
