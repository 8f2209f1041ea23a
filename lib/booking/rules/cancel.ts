import { property } from '../../property.ts'
import { dayInIndia, daysBetween, type IsoDate, timeInIndia } from '../../shared/dates.ts'

/**
 * Returns on which of the days of the terms a stay is cancelled, 0 for the day of the booking itself, and whether it had
 * begun by then.
 */
export function termsAt(
  { createdAt, checkIn }: { createdAt: Date; checkIn: IsoDate },
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
