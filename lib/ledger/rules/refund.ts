import type { CancelReason } from '../../booking/rules/rejection.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import {
  addDays,
  dayInIndia,
  dayInSentence,
  formatInstant,
  type IsoDate,
  instantInSentence,
  startOfDayInIndia,
  timeInIndia,
} from '../../shared/dates.ts'

type Reserved = {
  createdAt: Date
  checkIn: IsoDate
  /** The terms that it was reserved under. */
  terms: Pick<Terms, 'refundDays' | 'checkIn'>
}

/**
 * Returns until when a stay is refunded if it is cancelled: to the last midnight in India of the days that are counted
 * from its reservation, but no longer than until it begins.
 */
export function refundDeadline({ createdAt, checkIn, terms }: Reserved): {
  at: Date
  endedBy: 'days' | 'stay'
} {
  const days = startOfDayInIndia(addDays(dayInIndia(createdAt), terms.refundDays + 1))
  const stay = timeInIndia(checkIn, terms.checkIn.from)
  return stay < days ? { at: stay, endedBy: 'stay' } : { at: days, endedBy: 'days' }
}

/** Returns for a sentence until when a stay is refunded: the last day that is counted, or the instant at which it begins. */
export function refundUntil(
  reserved: Reserved,
  locale: string,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const { at, endedBy } = refundDeadline(reserved)
  if (endedBy === 'stay') return formatInstant(at, locale, { ...instantInSentence, ...options })
  // The days end at midnight: the last of them is the day before.
  return dayInSentence(addDays(dayInIndia(at), -1), locale, options)
}

/** Returns true if a guest who asks at an instant to cancel has asked in time for a refund. */
export function isInTime(reserved: Reserved, askedAt: Date): boolean {
  return askedAt < refundDeadline(reserved).at
}

/**
 * Returns what the terms give back, in paise, of what could be paid back: all of it where the farm ends the stay or it was
 * booked twice, and where its guest has asked in time; otherwise nothing. What is still being checked is not promised.
 */
export function refundOf(
  booking: Reserved & { returnablePaise: number },
  askedAt: Date,
  because: CancelReason = 'cancelled_by_guest',
): number {
  return because !== 'cancelled_by_guest' || isInTime(booking, askedAt)
    ? booking.returnablePaise
    : 0
}
