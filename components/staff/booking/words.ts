import type { BookingAction } from '#lib/booking/rules/events.ts'
import type { HistoryEntry } from '#lib/booking/rules/history.ts'
import type { RejectionReason } from '#lib/booking/rules/rejection.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { transferHours } from '#lib/booking/rules/transfer.ts'
import type { BookingFlag } from '#lib/booking/schema/flags.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { BookingFilter, BookingSearch } from '#lib/desk/schema/search.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import { count, day, rupees } from '../kit/words.ts'

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
  return t('screenshotFrom', { name })
}

/** Returns the reason for which a booking ended, as staff choose it. */
export function reasonName(because: RejectionReason): string {
  return t(`reasons.${because}`)
}

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
  const now = unit_name === null ? 'No room assigned' : unitTitle(unit_name)
  if (slept.length === 0) return now
  const before = slept.map(({ door, until }) => `${door} until ${day(until)}`)
  return [...before, now.replace(/^[UN](?=nit|o room)/, (letter) => letter.toLowerCase())].join(
    ', then ',
  )
}

export const filterNames: Record<BookingFilter, string> = {
  attention: 'Needs attention',
  ...statusNames,
}

/** Returns how a booking came: "booked by phone". */
export function bookedHow(source: StaffBooking['source']): string {
  return t(`booked.${source}`)
}

/** Returns the order in which the server lists the bookings of a search, in words. */
export function orderName({ status, stay }: Pick<BookingSearch, 'status' | 'stay'>): string {
  if (stay) return 'by room'
  if (status === 'attention') return 'most urgent first'
  return status === 'pending' ? 'next arrivals first' : 'newest first'
}

const actionNames: Record<BookingAction, string> = {
  booking_created: 'Booked on the website',
  booked_at_desk: 'Booked at the desk',
  desk_booking_undone: 'Booking undone',
  pay_by_moved: 'Payment deadline extended',
  pay_by_put_back: 'Deadline extension undone',
  booking_pending: 'Back to pending',
  booking_verified: 'Payment verified',
  booking_confirmed: 'Booking confirmed',
  booking_rejected: 'Rejected',
  change_undone: 'Change undone',
  room_given: 'Room assigned',
  stay_changed: 'Stay changed',
  stay_put_back: 'Stay change undone',
  guest_came: 'Checked in',
  guest_left: 'Checked out',
  guest_missed: 'No-show',
  progress_put_back: 'Undone',
  proof_added: 'New screenshot or UTR from the guest',
  payment_recorded: 'Payment recorded',
  payment_verified: 'Amount verified',
  payment_voided: 'Payment voided',
  refund_promised: 'Refund decided',
  payment_claimed: 'Guest reports balance paid',
  transfer_ended: 'Room released, no transfer received',
  told_apart: 'Screenshot cleared',
  note_written: 'Note for staff',
  letter_sent_again: 'E-mail sent again',
  whatsapp_opened: 'WhatsApp opened',
  cancel_asked: 'Guest asked to cancel',
  arrival_told: 'Arrival details received',
  wish_asked: 'Guest asked for different dates',
  wish_withdrawn: 'Date request withdrawn',
  wish_declined: 'Date request declined',
  wish_put_back: 'Date request reopened',
  mail_failed: 'E-mail couldn’t be sent',
  details_erased: 'Personal details erased',
  document_issued: 'Document issued',
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
  if (action === 'cancel_asked') return `Refund under our terms: ${rupees(Number(detail))}.`
  if (action === 'refund_promised') return `${rupees(Number(detail))} to be paid out.`
  if (action === 'payment_claimed') return `${rupees(Number(detail))} to check in the bank.`
  if (action === 'change_undone') return `The booking is ${detail} again.`
  if (action === 'told_apart') return `Not the same receipt as for ${detail}.`
  if (action === 'details_erased') return `Accounting records are kept until ${detail}.`
  return String(detail)
}

/** A flag in two or three words, for lists: the first gets its capital there. */
export const flagMarks: Record<BookingFlag, string> = {
  needs_room: 'needs a room',
  awaits_transfer: 'waiting for a transfer',
  cancel_asked: 'asks to cancel',
  wish_asked: 'asks for different dates',
  amount_differs: 'amount differs',
  late_hold: 'paid after hold expired',
  same_screenshot: 'screenshot used before',
  similar_screenshot: 'similar screenshot',
  same_utr: 'UTR used before',
  utr_date: 'UTR date doesn’t match',
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
  wish_asked: 'The guest has asked for different dates; see below.',
  awaits_transfer: `The guest can’t pay by UPI and is sending a bank transfer, which hasn’t arrived yet. The room is reserved for ${transferHours} hours after booking.`,
  needs_room: 'No room is reserved for this booking. Assign a room, or call the guest.',
  same_screenshot: 'Another booking has exactly the same screenshot.',
  similar_screenshot: 'Another booking has a very similar screenshot; see below.',
  same_utr: 'Another booking has the same UTR.',
  utr_date: 'The date in this UTR isn’t the booking date. Some banks number differently.',
}

// To confirm settles the request; what is confirmed already has to go back first.
function cancelSentence({ status }: StaffBooking): string {
  const again = status === 'confirmed' ? 'set it to pending and confirm it again' : 'confirm it'
  return `The guest has asked to cancel. Cancel the booking and choose the refund; if the guest stays after all, ${again}.`
}

function lateSentence({ amount, late_amount }: StaffBooking): string {
  const then = rupees(late_amount ?? amount)
  return `The hold had expired when the screenshot arrived, and the price had changed to ${then}. The guest was quoted ${rupees(amount)}.`
}

function amountSentence({ to_pay, claimed_amount }: StaffBooking): string {
  const claimed = claimed_amount ?? to_pay
  const gap = rupees(Math.abs(to_pay - claimed))
  const side = claimed < to_pay ? 'too little' : 'too much'
  return `The guest’s page showed ${rupees(claimed)}, which is ${gap} ${side}. Check what the bank received.`
}

function amountCheck(nights: number, paying: StaffBooking['paying']): string {
  const all = count(nights, 'night')
  return paying === 'deposit'
    ? `The amount matches the deposit for ${all}`
    : `The amount matches the price of ${all}`
}

/** Returns the checks that a booking has passed, so that staff see what has been checked for them. */
export function passedChecks(booking: StaffBooking): string[] {
  const { flags, nights, paying, utr, unit_name, screenshot_path } = booking
  const isExact = booking.claimed_amount === booking.to_pay
  const fine = (flag: BookingFlag) => !flags.includes(flag)
  return [
    ...(isExact ? [amountCheck(nights, paying)] : []),
    ...(utr && fine('same_utr') ? ['UTR not used before'] : []),
    ...(utr && fine('utr_date') ? ['UTR date matches'] : []),
    ...(screenshot_path && fine('same_screenshot') && fine('similar_screenshot')
      ? ['Screenshot not used before']
      : []),
    ...(unit_name === null ? [] : [`${unitTitle(unit_name)} is reserved for this booking`]),
  ]
}
