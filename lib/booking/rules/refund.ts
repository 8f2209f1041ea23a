import { property } from '../../property.ts'
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
import type { Balance } from './balance.ts'

type Reserved = { createdAt: Date; checkIn: IsoDate }

/**
 * Returns until when a stay is refunded if it is cancelled: to the last midnight in India of the days that are counted
 * from its reservation, but no longer than until it begins.
 */
export function refundDeadline({ createdAt, checkIn }: Reserved): {
  at: Date
  endedBy: 'days' | 'stay'
} {
  const days = startOfDayInIndia(addDays(dayInIndia(createdAt), property.refundDays + 1))
  const stay = timeInIndia(checkIn, property.checkIn.from)
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

/**
 * Returns what the refund rule gives, in paise, if a stay is cancelled now: everything that its guest has paid until the
 * deadline, then nothing. What is being checked counts, since most of it will be found.
 */
export function refundOf(
  booking: Reserved & Pick<Balance, 'paidPaise' | 'checkingPaise'>,
  cancelledAt: Date,
): number {
  const { paidPaise, checkingPaise } = booking
  return cancelledAt < refundDeadline(booking).at ? paidPaise + checkingPaise : 0
}
