import type { HistoryEntry } from '#lib/booking/rules/history.ts'
import type { RejectionReason } from '#lib/booking/rules/rejection.ts'
import { statusNames } from '#lib/booking/rules/statuses.ts'
import { transferHours } from '#lib/booking/rules/transfer.ts'
import type { BookingFlag } from '#lib/booking/schema/flags.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { BookingFilter, BookingSearch } from '#lib/desk/schema/search.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitTitle, unitWords } from '#lib/rooms/rules/units.ts'
import type { BlockInput } from '#lib/stays/schema/blocks.ts'
import { day, rupees } from '../kit/words.ts'

const t = staffWords('booking')

export function changeStay(): string {
  return t('changeStay')
}

export function cancelBooking(): string {
  return t('cancelBooking')
}

export function noEmail(): string {
  return t('noEmail')
}

/** Returns the name of the field for what the guest reads about a decision. */
export function messageToGuest(): string {
  return t('messageToGuest')
}

/** Returns the name of a payment's screenshot, by its guest. */
export function screenshotFrom(name: string): string {
  return t('screenshot.from', { name })
}

/** Returns the reason for which a booking ended, as staff choose it. */
export function reasonName(because: RejectionReason): string {
  return t(`reasons.${because}`)
}

/** Returns the reason of a block as staff read it. */
export function blockReason(because: BlockInput['because']): string {
  return t(`blockReasons.${because}`)
}

/** What a list can be narrowed to, in the order of the choice. */
export const filters: readonly BookingFilter[] = ['attention', ...statusNames]

/** Returns the name of a status, or of all that needs attention. */
export function nameOfStatus(status: BookingFilter): string {
  return t(`statuses.${status}`)
}

/** Returns the status of a booking as staff read it: one that was cancelled is called that. */
export function statusName({
  status,
  cancelled_because,
}: Pick<StaffBooking, 'status' | 'cancelled_because'>): string {
  return status === 'rejected' && cancelled_because ? t('statuses.cancelled') : nameOfStatus(status)
}

type Housed = Pick<StaffBooking, 'unit_name' | 'slept'>

/** Returns the unit of a stay, after those in which its guest slept before: "Wada 2 until 27 Nov, then Wada 3". */
export function unitsWords({ unit_name, slept }: Housed): string {
  if (slept.length === 0) return unit_name === null ? t('units.none') : unitTitle(unit_name)
  const before = slept
    .map(({ door, until }) => t('units.until', { unit: door, day: day(until) }))
    .reduce((all, unit) => t('units.next', { before: all, unit }))
  return unit_name === null
    ? t('units.nextNone', { before })
    : t('units.next', { before, unit: unitWords(unit_name) })
}

/** Returns how a booking came: "booked by phone". */
export function bookedHow(source: StaffBooking['source']): string {
  return t(`booked.${source}`)
}

/** Returns the order in which the server lists the bookings of a search, in words. */
export function orderName({ status, stay }: Pick<BookingSearch, 'status' | 'stay'>): string {
  if (stay) return t('order.byRoom')
  if (status === 'attention') return t('order.mostUrgent')
  return t(status === 'pending' ? 'order.nextArrivals' : 'order.newest')
}

export function entryName({
  action,
  cancelled_because,
}: Pick<HistoryEntry, 'action' | 'cancelled_because'>): string {
  if (cancelled_because) return t('statuses.cancelled')
  // A page that is still open after an update can't name what's new in it.
  return t.has(`actions.${action}`) ? t(`actions.${action}`) : action
}

/** Returns the detail of an entry of the history as a sentence; null if it has none. */
export function detailSentence({
  action,
  detail,
}: Pick<HistoryEntry, 'action' | 'detail'>): string | null {
  if (detail === null) return null
  if (action === 'cancel_asked') return t('details.refund', { amount: rupees(Number(detail)) })
  if (action === 'refund_promised') return t('details.toPayOut', { amount: rupees(Number(detail)) })
  if (action === 'payment_claimed') return t('details.toCheck', { amount: rupees(Number(detail)) })
  if (action === 'change_undone') return t('details.again', { status: detail })
  if (action === 'told_apart') return t('details.toldApart', { reference: detail })
  if (action === 'details_erased') return t('details.keptUntil', { day: detail })
  return String(detail)
}

/** Returns a flag in two or three words, for lists: the first gets its capital there. */
export function flagMark(flag: BookingFlag): string {
  return t(`marks.${flag}`)
}

/** A flag as a sentence that says what to do. */
export function flagSentence(flag: BookingFlag, booking: StaffBooking): string {
  if (flag === 'amount_differs') return amountSentence(booking)
  if (flag === 'cancel_asked') return cancelSentence(booking)
  if (flag === 'late_hold') return lateSentence(booking)
  return t(`flags.${flag}`, { hours: transferHours })
}

// To confirm settles the request; what is confirmed already has to go back first.
function cancelSentence({ status }: StaffBooking): string {
  return t(status === 'confirmed' ? 'cancelAsked.confirmAgain' : 'cancelAsked.confirm')
}

function lateSentence({ amount, late_amount }: StaffBooking): string {
  return t('lateHold', { now: rupees(late_amount ?? amount), quoted: rupees(amount) })
}

function amountSentence({ to_pay, claimed_amount }: StaffBooking): string {
  const claimed = claimed_amount ?? to_pay
  return t(claimed < to_pay ? 'amountDiffers.tooLittle' : 'amountDiffers.tooMuch', {
    amount: rupees(claimed),
    gap: rupees(Math.abs(to_pay - claimed)),
  })
}

/** Returns the checks that a booking has passed, so that staff see what has been checked for them. */
export function passedChecks(booking: StaffBooking): string[] {
  const { flags, nights, paying, utr, unit_name, screenshot_path } = booking
  const isExact = booking.claimed_amount === booking.to_pay
  const fine = (flag: BookingFlag) => !flags.includes(flag)
  return [
    ...(isExact
      ? [t(paying === 'deposit' ? 'checks.deposit' : 'checks.price', { count: nights })]
      : []),
    ...(utr && fine('same_utr') ? [t('checks.utrNew')] : []),
    ...(utr && fine('utr_date') ? [t('checks.utrDate')] : []),
    ...(screenshot_path && fine('same_screenshot') && fine('similar_screenshot')
      ? [t('checks.screenshotNew')]
      : []),
    ...(unit_name === null ? [] : [t('checks.reserved', { unit: unitTitle(unit_name) })]),
  ]
}
