import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { takeBackPayment, verifyPayment } from '../../payments/commands.ts'
import { findOwnPayment } from '../../payments/queries.ts'
import type { PaymentState } from '../../payments/schema.ts'

/**
 * Brings the payment that a booking came with to a state, or leaves it as it is: `null`, void, and none at all. The
 * ledger is not rewritten: what was verified is voided, and a copy of it waits. Returns the state before. `utr_used`.
 */
export async function settlePayment(
  tx: Tx,
  by: Staff,
  bookingId: string,
  to: PaymentState | null,
  now: Date,
): Promise<PaymentState | null> {
  const own = await findOwnPayment(tx, bookingId)
  if (own?.state === 'claimed' && to === 'verified') await verifyPayment(tx, by, own.id, now)
  if (own?.state === 'verified' && to === 'claimed') await takeBackPayment(tx, by, own.id, now)
  return own?.state ?? null
}
