import type { Booking } from '../../db/generated/client.ts'
import type { Bill } from '../schema.ts'

/** Whom a stay is billed to; all empty for the guest's own name. */
export function billOf(booking: Pick<Booking, 'billTo' | 'billAddress' | 'gstin'>): Bill {
  const { billTo, billAddress, gstin } = booking
  return { bill_to: billTo ?? '', bill_address: billAddress ?? '', gstin: gstin ?? '' }
}
