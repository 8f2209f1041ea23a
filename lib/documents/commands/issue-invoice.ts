import type { Staff } from '../../auth/schema.ts'
import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { statuses } from '../../booking/rules/statuses.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { paperFolio } from '../queries/paper-folio.ts'
import { invoiceOf } from '../rules/draft.ts'
import type { Supplier } from '../rules/snapshot.ts'
import { issue } from './issue.ts'

/**
 * Issues the tax invoice of a stay. Returns its id, the present one if there is one that is not wholly credited.
 * `not_found`; `illegal_transition` for a booking that is not paid for or costs nothing.
 */
export async function issueInvoice(
  by: Staff | 'system',
  bookingId: string,
  supplier: Supplier,
  now: Date,
): Promise<string> {
  return transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const open = await openInvoice(tx, bookingId)
    if (open) return open.id
    if (!statuses[booking.status].paid || booking.totalPaise === 0) {
      throw new Refusal('illegal_transition', {
        message: 'Only a paid stay gets an invoice.',
      })
    }
    const snapshot = invoiceOf(supplier, await paperFolio(tx, bookingId))
    return issue(tx, by, { kind: 'tax_invoice', bookingId, snapshot }, now)
  })
}
