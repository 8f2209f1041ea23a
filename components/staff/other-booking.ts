import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { Toast } from './messages.ts'

/** Returns the way to the booking for which a UTR was verified before, if a call was refused for that. */
export function otherBooking(error: unknown): Toast['link'] {
  if (!(error instanceof Refusal) || error.code !== 'utr_used') return undefined
  const reference = error.detail.data?.reference
  if (typeof reference !== 'string') return undefined
  return { to: staffBookingPath(reference), text: `Look at ${reference}` }
}
