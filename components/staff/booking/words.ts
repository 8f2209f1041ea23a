import type { BookingAction } from '#lib/booking/rules/events.ts'
import type { HistoryEntry } from '#lib/booking/rules/history.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { transferHours } from '#lib/booking/rules/transfer.ts'
import type { BookingFlag } from '#lib/booking/schema/flags.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { BookingFilter, BookingSearch } from '#lib/desk/schema/search.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import { count, day, rupees } from '../kit/words.ts'

export const statusNames: Record<BookingStatus, string> = {
  pending: 'Pending',
  verified: 'Verified',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
}

/** Returns the status of a booking as staff read it: one that was cancelled is called that. */
export function statusName({
  status,
  cancelled_because,
}: Pick<StaffBooking, 'status' | 'cancelled_because'>): string {
  return status === 'rejected' && cancelled_because ? 'Cancelled' : statusNames[status]
}

type Housed = Pick<StaffBooking, 'unit_name' | 'slept'>

/** Returns the unit of a stay, after those in which its guest slept before: "Wada 2 until 27 Nov, then Wada 3". */
export function unitsWords({ unit_name, slept }: Housed): string {
  const now = unit_name === null ? 'No unit kept' : unitTitle(unit_name)
  if (slept.length === 0) return now
  const before = slept.map(({ door, until }) => `${door} until ${day(until)}`)
  return [...before, now.replace(/^[UN](?=nit|o unit)/, (letter) => letter.toLowerCase())].join(
    ', then ',
  )
}

export const filterNames: Record<BookingFilter, string> = {
  attention: 'Needs attention',
  ...statusNames,
}

/** The ways in which bookings come, to be read after "booked". */
export const sourceNames: Record<StaffBooking['source'], string> = {
  site: 'on the website',
  phone: 'by phone',
  walk_in: 'at the door',
  whatsapp: 'on WhatsApp',
  airbnb: 'on Airbnb',
  booking_com: 'on Booking.com',
}

/** Returns the order in which the server lists the bookings of a search, in words. */
export function orderName({ status, stay }: Pick<BookingSearch, 'status' | 'stay'>): string {
  if (stay) return 'by room'
  if (status === 'attention') return 'the most urgent first'
  return status === 'pending' ? 'the next to arrive first' : 'newest first'
}

const actionNames: Record<BookingAction, string> = {
  booking_created: 'Booking made on the site',
  booked_at_desk: 'Booked at the desk',
  desk_booking_undone: 'Booking taken back',
  pay_by_moved: 'More time to pay',
  pay_by_put_back: 'More time to pay, taken back',
  booking_pending: 'Back to pending',
  booking_verified: 'Payment verified',
  booking_confirmed: 'Booking confirmed',
  booking_rejected: 'Rejected',
  change_undone: 'Change taken back',
  room_given: 'Room given',
  stay_changed: 'Stay changed',
  stay_put_back: 'Stay put back',
  guest_came: 'Checked in',
  guest_left: 'Checked out',
  guest_missed: 'Did not come',
  progress_put_back: 'Taken back',
  proof_added: 'More proof sent by the guest',
  payment_recorded: 'Payment recorded',
  payment_verified: 'Payment checked',
  payment_voided: 'Payment voided',
  refund_promised: 'Refund decided',
  payment_claimed: 'Balance paid, the guest says',
  transfer_ended: 'Room free again, no transfer seen',
  told_apart: 'Screenshot found different',
  note_written: 'Note for staff',
  letter_sent_again: 'Mail sent again',
  whatsapp_opened: 'WhatsApp opened',
  cancel_asked: 'Cancellation asked for by the guest',
  arrival_told: 'Said before they come',
  wish_asked: 'Other dates asked for by the guest',
  wish_withdrawn: 'Other dates no longer asked for',
  wish_declined: 'Other dates declined',
  wish_put_back: 'Other dates asked for again, answer taken back',
  mail_failed: 'A mail could not be sent',
  details_erased: 'Personal details erased',
  document_issued: 'Paper issued',
  bill_changed: 'Billing details changed',
}

export function entryName({
  action,
  cancelled_because,
}: Pick<HistoryEntry, 'action' | 'cancelled_because'>): string {
  return cancelled_because ? 'Cancelled' : (actionNames[action] ?? action)
}

/** Returns the detail of an entry of the history as a sentence; null if it has none. */
export function detailSentence({
  action,
  detail,
}: Pick<HistoryEntry, 'action' | 'detail'>): string | null {
  if (detail === null) return null
  if (action === 'cancel_asked') return `The refund rule gives ${rupees(Number(detail))}.`
  if (action === 'refund_promised') return `${rupees(Number(detail))}, to be paid out.`
  if (action === 'payment_claimed') return `${rupees(Number(detail))}, to be found in the bank.`
  if (action === 'change_undone') return `It is ${detail} again.`
  if (action === 'told_apart') return `It is another receipt than that of ${detail}.`
  if (action === 'details_erased') return `What the books need stays until ${detail}.`
  return String(detail)
}

/** A flag in two or three words, for lists: the first gets its capital there. */
export const flagMarks: Record<BookingFlag, string> = {
  needs_room: 'needs a room',
  awaits_transfer: 'waits for a transfer',
  cancel_asked: 'asks to cancel',
  wish_asked: 'asks for other dates',
  amount_differs: 'amount differs',
  late_hold: 'late hold',
  same_screenshot: 'screenshot seen before',
  similar_screenshot: 'screenshot looks familiar',
  same_utr: 'UTR seen before',
  utr_date: 'UTR of another day',
}

/** A flag as a sentence that says what to do. */
export function flagSentence(flag: BookingFlag, booking: StaffBooking): string {
  if (flag === 'amount_differs') return amountSentence(booking)
  if (flag === 'cancel_asked') return cancelSentence(booking)
  if (flag === 'late_hold') return lateSentence(booking)
  return flagSentences[flag]
}

type PlainFlag = Exclude<BookingFlag, 'amount_differs' | 'cancel_asked' | 'late_hold'>

const flagSentences: Record<PlainFlag, string> = {
  wish_asked: 'The guest asks for other dates, see below.',
  awaits_transfer: `The guest cannot pay by UPI and sends a bank transfer, of which nothing has been seen yet. The room is kept for ${transferHours} hours from the booking.`,
  needs_room: 'No room is kept for this booking. Give the guest a room or call.',
  same_screenshot: 'The very same screenshot came with another booking.',
  similar_screenshot: 'The screenshot looks like one that came with another booking, see below.',
  same_utr: 'Another booking has the same UTR.',
  utr_date: 'The day inside this UTR is not the day of the booking. Some banks number differently.',
}

// To confirm settles the request; what is confirmed already has to go back first.
function cancelSentence({ status }: StaffBooking): string {
  const again = status === 'confirmed' ? 'set it to pending and confirm it again' : 'confirm it'
  return `The guest asks to cancel. Cancel the booking and say what goes back; if they stay after all, ${again}.`
}

function lateSentence({ amount, late_amount }: StaffBooking): string {
  const then = rupees(late_amount ?? amount)
  return `Late hold: it had run out when the screenshot came, and the price had changed to ${then}. The guest was told ${rupees(amount)}.`
}

function amountSentence({ to_pay, claimed_amount }: StaffBooking): string {
  const claimed = claimed_amount ?? to_pay
  const gap = rupees(Math.abs(to_pay - claimed))
  const side = claimed < to_pay ? 'too little' : 'too much'
  return `The guest’s page showed ${rupees(claimed)}, which is ${gap} ${side}. See what the bank received.`
}

function amountCheck(nights: number, paying: StaffBooking['paying']): string {
  const all = `the price of ${count(nights, 'night')}`
  return paying === 'deposit' ? `The amount is the deposit of ${all}` : `The amount is ${all}`
}

/** Returns the checks that a booking has passed, so that staff see what has been checked for them. */
export function passedChecks(booking: StaffBooking): string[] {
  const { flags, nights, paying, utr, unit_name, screenshot_path } = booking
  const isExact = booking.claimed_amount === booking.to_pay
  const fine = (flag: BookingFlag) => !flags.includes(flag)
  return [
    ...(isExact ? [amountCheck(nights, paying)] : []),
    ...(utr && fine('same_utr') ? ['UTR not used before'] : []),
    ...(utr && fine('utr_date') ? ['UTR fits the day'] : []),
    ...(screenshot_path && fine('same_screenshot') && fine('similar_screenshot')
      ? ['Screenshot not used before']
      : []),
    ...(unit_name === null ? [] : [`${unitTitle(unit_name)} is kept for this booking`]),
  ]
}
