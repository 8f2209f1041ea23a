import type { Staff } from '../../auth/schema.ts'
import { record, refundMailKey } from '../../booking/commands/record.ts'
import { requireInTime } from '../../booking/rules/undo.ts'
import { transaction } from '../../db/transaction.ts'
import { undoOne } from '../../decisions/commands/undo-status.ts'
import { takenBack, unverify } from '../../decisions/commands/unverify.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { Refusal } from '../../shared/refusal.ts'
import { findVerification } from '../queries/payment-standing.ts'
import { keepWhatIsLeft } from './kept-money.ts'
import { lockPayment } from './lock-payment.ts'

/**
 * Takes back the verification of a payment, by the person who made it and within the time to undo: it is void, and a
 * claim as its guest had made it waits in its place. A booking that was verified with it is pending again, and its mail is
 * not sent. A payment that the person has recorded is void. One that was taken back already stays so.
 * Refuses: `not_found`, `changed_meanwhile` when something else was the last to happen to the booking, `too_late`.
 */
export async function undoVerification(by: Staff, id: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const { booking, payment } = await lockPayment(tx, id)
    if (payment.voidReason === takenBack && payment.voidedBy === by.email) return
    const found = await findVerification(tx, by, payment)
    if (!found) throw new Refusal('changed_meanwhile')
    requireInTime(found.entry.createdAt, now)
    if (found.ofBooking) return undoOne(tx, by, booking.id, now)
    const isTold = payment.direction === 'refunded'
    if (isTold && !(await takeBackJob(tx, refundMailKey(id)))) throw new Refusal('too_late')
    await unverify(tx, by, payment, now)
    if (!isTold) await keepWhatIsLeft(tx, booking)
    const voided = { payment, state: 'verified', reason: takenBack } as const
    await record(tx, by, { action: 'payment_voided', booking, ...voided })
  })
}
