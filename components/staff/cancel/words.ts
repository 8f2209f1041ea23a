import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import type { CancelOffer, RefundWay } from '#lib/desk/schema/cancel.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { unitWords } from '#lib/rooms/rules/units.ts'
import { mailLeaves } from '../kit/action/undo-words.ts'
import { day, rupees } from '../kit/words.ts'

/** The reasons for which a stay is cancelled, in the order in which they are usual. */
export const reasonNames: Record<CancelReason, string> = {
  cancelled_by_guest: 'The guest asked',
  cancelled_by_farm: 'The farm has to cancel',
  double: 'Booked twice',
}

/** The ways in which money goes back. */
export const wayNames: Record<RefundWay, string> = {
  upi: 'UPI',
  bank: 'Bank',
  cash: 'Cash',
  later: 'Later',
}

/** The sentence about each way: this product moves no money. */
export const wayHelp: Record<RefundWay, string> = {
  upi: 'Pay it in your own app. It stays under Money until you add the UTR.',
  bank: 'Pay it from the bank. It stays under Money until you add the UTR.',
  cash: 'Hand it over now: it’s recorded as paid out today.',
  later: 'It stays under Money, to be refunded the way it was paid.',
}

/** Returns the room and, where it has one, the unit. */
export function placeOf({ booking: { unit_name, room_type } }: CancelOffer): string {
  return unit_name === null ? room_type : `${room_type}, ${unitWords(unit_name)}`
}

/** Returns how the guest paid: "UPI, 14 Dec". */
export function paidWords({ paid_by, booking }: CancelOffer): string {
  if (booking.checking > 0) return `${rupees(booking.checking)} more to check in the bank`
  return paid_by ? `${ways[paid_by.method].name}, ${day(paid_by.on)}` : 'No verified payment'
}

/** Returns the share that the terms give back, and why: "Day 5 of 7". */
export function termsWords({ paid, by_terms, terms }: CancelOffer, because: CancelReason) {
  const share = paid > 0 && by_terms[because] === 0 ? '0%' : '100%'
  if (because !== 'cancelled_by_guest') return { share, why: 'Full refund: the farm cancels' }
  if (terms.begun) return { share, why: 'The stay has begun' }
  if (terms.day > terms.of) return { share, why: `Day ${terms.day}, past day ${terms.of}` }
  const why = terms.day === 0 ? 'Day of booking' : `Day ${terms.day} of ${terms.of}`
  return { share, why }
}

/** Returns the name of the field for the words to the guest: why it is another sum, or why the farm cancels. */
export function noteLabel(gap: number): string {
  if (gap === 0) return 'Message to the guest (optional)'
  return `Reason for ${rupees(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'} than the terms`
}

/** Returns the name of the button that decides; `sum` is null while what is typed is no sum. */
export function buttonWords(sum: number | null): string {
  if (sum === null) return 'Cancel the booking'
  return sum === 0 ? 'Cancel without a refund' : `Cancel and refund ${rupees(sum)}`
}

/** Returns what has been done, and when the guest hears of it. */
export function doneWords(sum: number, by: RefundWay, { booking }: CancelOffer): string {
  const paid = by === 'cash' ? 'was refunded' : 'is under Money, to be paid out'
  const money = sum === 0 ? '' : ` ${rupees(sum)} ${paid}.`
  const mail = booking.email === null ? '' : ` ${mailLeaves()}`
  return `${booking.full_name}’s booking is cancelled.${money}${mail}`
}
