import { property } from '../../property.ts'
import { dayInIndia, daysBetween, type IsoDate, timeInIndia } from '../../shared/dates.ts'
import { refundDeadline } from './refund.ts'
import type { CancelReason } from './rejection.ts'

/** The facts by which the terms give back: the request, or now, and what has been paid and is not on its way back, in paise. */
type Given = {
  because: CancelReason
  createdAt: Date
  checkIn: IsoDate
  paidPaise: number
}

/**
 * Returns what the terms give back of what was paid, in paise: all of it where the farm ends the stay or it was booked twice,
 * and where its guest asked in time; otherwise nothing.
 */
export function refundByTerms({ because, paidPaise, ...reserved }: Given, askedAt: Date): number {
  const inTime = askedAt < refundDeadline(reserved).at
  return because !== 'cancelled_by_guest' || inTime ? Math.max(0, paidPaise) : 0
}

/**
 * Returns on which of the days of the terms a stay is cancelled, 0 for the day of the booking itself, and whether it had
 * begun by then.
 */
export function termsAt(
  { createdAt, checkIn }: Omit<Given, 'because' | 'paidPaise'>,
  askedAt: Date,
) {
  const day = daysBetween(dayInIndia(createdAt), dayInIndia(askedAt))
  const begun = askedAt >= timeInIndia(checkIn, property.checkIn.from)
  return { day, of: property.refundDays, begun }
}

type Standing = {
  takesPlace: boolean
  checkOut: IsoDate
  checkedInAt: Date | null
  checkedOutAt: Date | null
  isInvoiced: boolean
}

/** Returns why a stay cannot be cancelled, as a sentence for staff; null if it can. */
export function cancelProblem(stay: Standing, today: IsoDate): string | null {
  if (!stay.takesPlace) return 'This booking is cancelled or rejected already.'
  if (stay.checkedOutAt) return 'The guests have left, so there is nothing to cancel.'
  if (stay.checkedInAt) return 'The guests are in the house. Change the stay to end it earlier.'
  if (stay.checkOut <= today)
    return 'Every night of this stay is past. Give money back under Money.'
  return stay.isInvoiced ? invoiceFirst : null
}

/** Says why a stay cannot be changed any more, nor cancelled. */
export const invoiceFirst = 'The invoice of this stay is issued. Write a credit note first.'
