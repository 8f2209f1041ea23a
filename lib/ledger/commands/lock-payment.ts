import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import type { Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { findPayment } from '../../payments/queries/find-payments.ts'
import { Refusal } from '../../shared/refusal.ts'

/** Locks the booking of a payment, as every change of its folio does, and reads both. `not_found`. */
export async function lockPayment(
  tx: Tx,
  id: string,
): Promise<{ booking: LockedBooking; payment: Payment }> {
  const found = await findPayment(tx, id)
  if (!found) throw new Refusal('not_found')
  const booking = await lockBooking(tx, found.bookingId)
  // What was owed by the balance alone may be gone with it.
  const payment = await tx.payment.findUnique({ where: { id } })
  if (!payment) throw new Refusal('not_found')
  return { booking, payment }
}
