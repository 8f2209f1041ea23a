/**
 * The kinds of things that wait for a person, the worst first: paid stays without a room, guests who ask to cancel or for
 * other dates, bookings that staff made and that are not paid at the time that was named, payments to find in the bank,
 * refunds to pay out, and chats.
 */
export type WaitKind =
  | 'needs_room'
  | 'asks_to_cancel'
  | 'asks_dates'
  | 'unpaid'
  | 'payments'
  | 'refunds'
  | 'chats'

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
    check_in: string | null
    check_out: string | null
    /** The instant since which it waits. */
    since: string
    /** The last words of a conversation. */
    words: string | null
  }
}
