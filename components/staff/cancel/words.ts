import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import type { CancelOffer, RefundWay } from '#lib/desk/schema/cancel.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { unitWords } from '#lib/rooms/rules/units.ts'
import { cancelBooking, messageToGuest } from '../booking/words.ts'
import { mailLeaves } from '../kit/action/undo-words.ts'
import { day, rupees } from '../kit/words.ts'

const t = staffWords('cancel')

/** Returns the room and, where it has one, the unit. */
export function placeOf({ booking: { unit_name, room_type } }: CancelOffer): string {
  return unit_name === null ? room_type : `${room_type}, ${unitWords(unit_name)}`
}

/** Returns how the guest paid: "UPI, 14 Dec". */
export function paidWords({ paid_by, booking }: CancelOffer): string {
  if (booking.checking > 0) return t('paid.toCheck', { amount: rupees(booking.checking) })
  return paid_by ? `${ways[paid_by.method].name}, ${day(paid_by.on)}` : t('paid.none')
}

/** Returns the share that the terms give back, and why: "Day 5 of 7". */
export function termsWords({ paid, by_terms, terms }: CancelOffer, because: CancelReason) {
  const share = paid > 0 && by_terms[because] === 0 ? '0%' : '100%'
  if (because !== 'cancelled_by_guest') return { share, why: t('terms.farm') }
  if (terms.begun) return { share, why: t('terms.begun') }
  if (terms.day === 0) return { share, why: t('terms.first') }
  const days = { day: terms.day, last: terms.of }
  return { share, why: t(terms.day > terms.of ? 'terms.past' : 'terms.day', { ...days }) }
}

/** Returns the name of the field for the words to the guest: why it is another sum, or why the farm cancels. */
export function noteLabel(gap: number): string {
  if (gap === 0) return messageToGuest()
  return t(gap < 0 ? 'form.noteForLess' : 'form.noteForMore', { amount: rupees(Math.abs(gap)) })
}

/** Returns the name of the button that decides; `sum` is null while what is typed is no sum. */
export function buttonWords(sum: number | null): string {
  if (sum === null) return cancelBooking()
  return sum === 0 ? t('button.noRefund') : t('button.refund', { amount: rupees(sum) })
}

/** Returns what has been done, and when the guest hears of it. */
export function doneWords(sum: number, by: RefundWay, { booking }: CancelOffer): string {
  const told = [t('done.cancelled', { name: booking.full_name })]
  if (sum !== 0) {
    told.push(t(by === 'cash' ? 'done.refunded' : 'done.toPayOut', { amount: rupees(sum) }))
  }
  if (booking.email !== null) told.push(mailLeaves())
  return told.join(' ')
}
