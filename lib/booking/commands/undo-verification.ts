import type { Staff } from '../../auth/schema.ts'
import type { Payment } from '../../db/generated/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { correctClaim, takeBackPayment } from '../../payments/commands.ts'
import { findOwnPayment } from '../../payments/queries.ts'
import { Refusal } from '../../shared/refusal.ts'
import { findVerification } from '../queries/payment-standing.ts'
import { lockPayment } from './lock-payment.ts'
import { record } from './record.ts'
import { requireInTime, undoOne } from './undo-status.ts'

const reason = 'taken back'

/**
 * Takes back the verification of a payment, by the person who made it and within the time to undo: it is void, and a
 * claim of the sum that its guest had said waits in its place. A booking that was verified with it is pending again, and
 * its mail is not sent. One that was taken back already stays so.
 * Refuses: `not_found`, `changed_meanwhile` when something else was the last to happen to the booking, `too_late`.
 */
export async function undoVerification(by: Staff, id: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const { booking, payment } = await lockPayment(tx, id)
    if (payment.voidReason === reason && payment.voidedBy === by.email) return
    const found = await findVerification(tx, by, payment)
    if (!found) throw new Refusal('changed_meanwhile')
    requireInTime(found.entry.createdAt, now)
    const paise = await claimedPaise(tx, payment)
    if (found.ofBooking) {
      await undoOne(tx, by, booking.id, now)
      const own = await findOwnPayment(tx, booking.id)
      if (own?.state === 'claimed') await correctClaim(tx, { id: own.id, paise })
      return
    }
    const copy = await takeBackPayment(tx, by, id, now)
    await correctClaim(tx, { id: copy, paise })
    await record(tx, by, { action: 'payment_voided', booking, payment, state: 'verified', reason })
  })
}

// The history has the sum that was claimed before another was found in the bank.
async function claimedPaise(tx: Tx, { id, bookingId, paise }: Payment): Promise<number> {
  const entry = await tx.auditEntry.findFirst({
    where: {
      bookingId,
      action: 'payment_verified',
      after: { path: ['payment'], equals: id },
    },
    orderBy: { id: 'desc' },
  })
  return (entry?.before as { paise?: number } | null)?.paise ?? paise
}
