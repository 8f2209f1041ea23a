import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { isPromised, type Movable } from '../../booking/rules/moves.ts'
import { progressOf } from '../../booking/rules/progress.ts'
import type { Source } from '../../booking/rules/sources.ts'
import type { Booking } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { findSums } from '../../payments/queries/sums.ts'

/** Returns what decides to which status a booking may go, and what staff have promised to pay back, in paise. */
export async function moveFacts(
  db: Tx,
  booking: Booking,
): Promise<Movable & { promisedPaise: number }> {
  const { id, status, payBy } = booking
  const { ledger, promisedPaise } = await findSums(db, id)
  return {
    promisedPaise,
    status,
    ledger,
    progress: progressOf(booking),
    is_invoiced: (await openInvoice(db, id)) !== null,
    is_promised: isPromised({ source: booking.source as Source, payBy }),
  }
}
