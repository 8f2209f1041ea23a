import { property } from '../property.ts'
import {
  addDays,
  dayInIndia,
  daysBetween,
  type IsoDate,
  isIsoDate,
  timeInIndia,
} from '../shared/dates.ts'
import { Refusal } from '../shared/refusal.ts'
import { maxNameLength } from './rules/contact.ts'
import { type BookingStatus, statuses } from './rules/statuses.ts'

export const maxGuests = 6
export const defaultGuests = 2
export const maxNights = 30
/** Check-in is at most so many days from today. */
export const maxDaysAhead = 365
/** A calendar is asked for at most so many days at once. */
export const maxCalendarDays = 366
/** Free dates close by are looked for so many weeks before and after. */
export const weeksAround = 3
/** Characters of the reason of a rejection, at most. */
export const maxNoteLength = 500
/** Characters of what a guest notes with a booking, at most. */
export const maxGuestNoteLength = 500
/** Mails a day, at most, to an address for which staff have verified no payment. */
export const maxUnverifiedMails = 5
/** A hold keeps a unit for so many minutes … */
export const holdMinutes = 20
/** … and, however often it is extended, for so many from its beginning. */
export const maxHoldMinutes = 60
/** For a guest who pays by a transfer a room is kept for so many hours. */
export const transferHours = 24
/** An Idempotency-Key is remembered for so many hours. */
export const idempotencyHours = 24

/** Nights from check-in to check-out. */
export type StayDates = { checkIn: IsoDate; checkOut: IsoDate }

/** The instant at which a payment was first verified, and those at which it was given up and counted again, in turn. */
export type Revenue = { verifiedAt: Date | null; revenueTurns: Date[] }

/**
 * Returns how a booking's payment counts once it goes to another status. What has been counted stays on its day: giving
 * it up takes it away on the day of that.
 */
export function revenueAfter(
  booking: Revenue & { status: BookingStatus },
  to: BookingStatus,
  now: Date,
): Revenue {
  const { verifiedAt, revenueTurns } = booking
  if (statuses[booking.status].paid === statuses[to].paid) return { verifiedAt, revenueTurns }
  if (!verifiedAt) return { verifiedAt: now, revenueTurns }
  return { verifiedAt, revenueTurns: [...revenueTurns, now] }
}

/** Seconds in which a change of status can be taken back: the guest's mail leaves after it. */
export const undoSeconds = 30

/** Returns the instant from which on a change that is made now can no longer be taken back: its mail leaves then. */
export function undoEnd(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000)
}

// A slow connection takes its time, too: what was pressed in time may arrive a little later.
const graceMs = 5_000

/** Returns true if it is in time to take back what was done at an instant. */
export function isUndoInTime(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() <= undoSeconds * 1000 + graceMs
}

/** Milliseconds for which a change of status can still be taken back; null once its mail leaves. */
export function undoMs(changedAt: Date, now: Date): number | null {
  const left = changedAt.getTime() + undoSeconds * 1000 - now.getTime()
  return left > 0 ? left : null
}

/**
 * Returns true if the last that happened to a booking, of its history, is the change by `email` to the status that it has:
 * only that can be taken back.
 */
export function isOwnChange<Entry extends { action: string; actor: string | null }>(
  last: Entry | null | undefined,
  { status, email }: { status: BookingStatus; email: string },
): last is Entry {
  return last?.action === `booking_${status}` && last.actor === email
}

/** Whole nights of a stay; negative if the dates are the wrong way round. */
export function nightsOf({ checkIn, checkOut }: StayDates): number {
  return daysBetween(checkIn, checkOut)
}

/** The sentences about single fields; the pages have them in every language under booking.form. */
export const fieldProblems = {
  fullName: 'Enter a name.',
  alone: `Write the name alone: at most ${maxNameLength} letters, and no web address.`,
  email: 'Enter an e-mail address like name@example.com.',
  phone: 'Enter a phone number that we can call.',
  roomType: 'Choose a room.',
  checkIn: 'Choose today or a later day.',
  tooFar: `We take bookings up to ${maxDaysAhead} days ahead.`,
  checkOut: 'Choose a day after check-in.',
  tooLong: `One booking takes ${maxNights} nights at most. For a longer stay, call ${property.phone}.`,
  guests: `Choose 1 to ${maxGuests} guests.`,
  utr: 'This does not look like a UTR. Check it, or leave the field empty.',
} as const

export type FieldProblem = keyof typeof fieldProblems

/** Returns what is wrong with the dates of a stay, by field; nothing if it can be asked for today. */
export function stayProblems(
  stay: StayDates,
  today: IsoDate,
): { checkIn?: FieldProblem; checkOut?: FieldProblem } {
  if (!isIsoDate(stay.checkIn) || stay.checkIn < today) return { checkIn: 'checkIn' }
  if (stay.checkIn > addDays(today, maxDaysAhead)) return { checkIn: 'tooFar' }
  if (!isIsoDate(stay.checkOut) || stay.checkOut <= stay.checkIn) return { checkOut: 'checkOut' }
  return nightsOf(stay) > maxNights ? { checkOut: 'tooLong' } : {}
}

/** Returns true for a stay of tonight once an hour of check-in or less is left: its guest calls before paying. */
export function mustCallFirst(checkIn: IsoDate, now: Date): boolean {
  const lastCall = timeInIndia(checkIn, property.checkIn.to).getTime() - 3_600_000
  return checkIn === dayInIndia(now) && now.getTime() >= lastCall
}

/** Refuses (`validation_failed`) dates that cannot be booked on the day that is today in India. */
export function requireBookable(stay: StayDates, today: IsoDate): void {
  const problems = Object.entries(stayProblems(stay, today))
  if (problems.length === 0) return
  const errors = problems.map(([field, problem]) => [field, fieldProblems[problem]])
  throw new Refusal('validation_failed', { errors: Object.fromEntries(errors) })
}

/** Returns true if what was typed is the captcha's word: letter case and spaces around it do not count. */
export function isCaptcha(typed: string, word: string): boolean {
  return typed.trim().toLowerCase() === word.trim().toLowerCase()
}

/** Letters and digits that cannot be taken for one another, and no vowels, so that no word comes out. */
export const referenceAlphabet = '23456789CDFGHJKMNPQRTVWXY'
export const referenceLength = 6

/** Writes six characters as a guest says them on the telephone: `D7K-3MX`. */
export function formatReference(signs: string): string {
  return `${signs.slice(0, 3)}-${signs.slice(3)}`
}

/** Returns until when a hold that began at `createdAt` lasts if it is asked for now; null past its last minute. */
export function holdExpiry(createdAt: Date, now: Date): Date | null {
  const last = createdAt.getTime() + maxHoldMinutes * 60_000
  if (now.getTime() >= last) return null
  return new Date(Math.min(now.getTime() + holdMinutes * 60_000, last))
}

/** Returns until when the room of a guest who pays by a transfer is kept. */
export function transferEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + transferHours * 3_600_000)
}

// A person needs more than two seconds from the QR code to the upload.
const quickestMs = 2_000

/**
 * Returns how long, in milliseconds, a booking waits that comes sooner after its hold than a person can send it;
 * usually 0. It is not refused: whoever has paid must never be, and who is quick with a filled-in form has
 * still taken the hold before the payment. A robot merely gets on no faster than a person.
 */
export function waitAfterHold(heldAt: Date, now: Date): number {
  return Math.min(quickestMs, Math.max(0, heldAt.getTime() + quickestMs - now.getTime()))
}
