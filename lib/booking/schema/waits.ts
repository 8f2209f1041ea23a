/**
 * The kinds of things that wait for a person because of a booking, the worst first: stays without a room, guests who ask to
 * cancel or for other dates, bookings with no payment by their deadline, verified ones whose payment is too small to confirm
 * them, guests not marked as arrived, payments to find in the bank, paid bookings to confirm, and refunds to pay out.
 */
export type BookingWait =
  | 'needs_room'
  | 'asks_to_cancel'
  | 'asks_dates'
  | 'unpaid'
  | 'paid_short'
  | 'not_come'
  | 'payments'
  | 'to_confirm'
  | 'refunds'

/** All kinds of things that wait for a person; chats come last. */
export type WaitKind = BookingWait | 'chats'

/** Things of one kind that wait; money in rupees. */
export type Wait = {
  kind: WaitKind
  count: number
  /** The sum of all of them; for a single guest who asks to cancel, what the terms give back. */
  amount: number | null
  /** The most urgent of them. */
  first: {
    /** The id of the booking, or of the conversation. */
    id: string
    /** Null for a conversation. */
    reference: string | null
    full_name: string
    /** The id of the payment to find or to pay out. */
    payment: string | null
    check_in: string | null
    check_out: string | null
    since: string
    /** The last words of a conversation. */
    words: string | null
  }
}
