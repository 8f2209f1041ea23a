/** A reason for staff to look twice. Never a refusal. */
export type BookingFlag =
  | 'needs_room'
  | 'awaits_transfer'
  | 'cancel_asked'
  | 'wish_asked'
  | 'amount_differs'
  | 'late_hold'
  | 'same_screenshot'
  | 'similar_screenshot'
  | 'same_utr'
  | 'utr_date'
