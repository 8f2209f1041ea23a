import type { Terms } from '../../farm/schema/facts.ts'
import { dayInIndia, daysBetween, type IsoDate, timeInIndia } from '../../shared/dates.ts'

/**
 * Returns on which of the days of the terms a stay is cancelled, 0 for the day of the booking itself, and whether it had
 * begun by then.
 */
export function termsAt(
  { createdAt, checkIn, terms }: { createdAt: Date; checkIn: IsoDate; terms: Terms },
  askedAt: Date,
) {
  const day = daysBetween(dayInIndia(createdAt), dayInIndia(askedAt))
  const begun = askedAt >= timeInIndia(checkIn, terms.checkIn.from)
  return { day, of: terms.refundDays, begun }
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
  if (!stay.takesPlace) return 'This booking is already cancelled or rejected.'
  if (stay.checkedOutAt) return 'The guests have checked out, so there’s nothing to cancel.'
  if (stay.checkedInAt)
    return 'The guests have checked in. To end the stay early, change its dates.'
  if (stay.checkOut <= today)
    return 'Every night of this stay has passed. To refund something, record a refund in the booking’s payments.'
  return stay.isInvoiced ? invoiceFirst : null
}

/** Says why a stay can no longer be changed or cancelled. */
export const invoiceFirst = 'This stay already has an invoice. Issue a credit note first.'
