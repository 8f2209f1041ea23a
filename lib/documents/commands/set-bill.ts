import type { Staff } from '../../auth/schema.ts'
import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { invoiceFirst } from '../../booking/rules/cancel.ts'
import { prisma } from '../../db/client.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Bill } from '../schema.ts'

/**
 * Sets whom the bill of a stay is made out to. `not_found`; `illegal_transition` once its invoice is issued, which stays
 * as it is until a credit note has taken it back.
 */
export async function setBill(by: Staff | 'guest', id: string, bill: Bill): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (await openInvoice(tx, id))
      throw new Refusal('illegal_transition', { message: invoiceFirst })
    const { bill_to, bill_address, gstin } = bill
    await tx.booking.update({
      where: { id },
      data: { billTo: bill_to || null, billAddress: bill_address || null, gstin: gstin || null },
    })
    await record(tx, by, { action: 'bill_changed', booking, withGstin: gstin !== '' })
  })
}

/** Sets whom the bill is made out to, for the guest who holds this secret; refuses as {@link setBill} does. */
export async function setBillBySecret(secret: string, bill: Bill): Promise<void> {
  const id = await bookingIdBySecret(prisma(), secret)
  if (!id) throw new Refusal('not_found')
  await setBill('guest', id, bill)
}
