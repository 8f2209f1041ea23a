import type { Staff } from '../../auth/schema.ts'
import type { Payment } from '../../db/generated/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { correctClaim, takeBackPayment, voidPayment } from '../../payments/commands.ts'
import { findOwnPayment } from '../../payments/queries.ts'
import { dateColumn, type IsoDate } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { findVerification } from '../queries/payment-standing.ts'
import { lockPayment } from './lock-payment.ts'
import { record, refundMailKey } from './record.ts'
import { requireInTime, undoOne } from './undo-status.ts'

const reason = 'taken back'

/**
 * Takes back the verification of a payment, by the person who made it and within the time to undo: it is void, and a
 * claim as its guest had made it waits in its place. A booking that was verified with it is pending again, and its mail is
 * not sent. A payment that the person has recorded is void. One that was taken back already stays so.
 * Refuses: `not_found`, `changed_meanwhile` when something else was the last to happen to the booking, `too_late`.
 */
export async function undoVerification(by: Staff, id: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const { booking, payment } = await lockPayment(tx, id)
    if (payment.voidReason === reason && payment.voidedBy === by.email) return
    const found = await findVerification(tx, by, payment)
    if (!found) throw new Refusal('changed_meanwhile')
    requireInTime(found.entry.createdAt, now)
    if (found.ofBooking) return undoWithBooking(tx, by, payment, now)
    const isTold = payment.direction === 'refunded'
    if (isTold && !(await takeBackJob(tx, refundMailKey(id)))) throw new Refusal('too_late')
    const isClaim = found.entry.action === 'payment_verified'
    await (isClaim ? undoClaim(tx, by, payment, now) : voidPayment(tx, by, { id, reason }, now))
    await record(tx, by, { action: 'payment_voided', booking, payment, state: 'verified', reason })
  })
}

async function undoClaim(tx: Tx, by: Staff, payment: Payment, now: Date): Promise<void> {
  const claimed = await claimOf(tx, payment)
  const copy = await takeBackPayment(tx, by, payment.id, now)
  await correctClaim(tx, { id: copy, ...claimed })
}

async function undoWithBooking(tx: Tx, by: Staff, payment: Payment, now: Date): Promise<void> {
  const claimed = await claimOf(tx, payment)
  await undoOne(tx, by, payment.bookingId, now)
  const own = await findOwnPayment(tx, payment.bookingId)
  if (own?.state === 'claimed') await correctClaim(tx, { id: own.id, ...claimed })
}

// The history has what was claimed before something else was found in the bank.
async function claimOf(tx: Tx, { id, bookingId, paise, utr, onDay }: Payment) {
  const entry = await tx.auditEntry.findFirst({
    where: {
      bookingId,
      action: 'payment_verified',
      after: { path: ['payment'], equals: id },
    },
    orderBy: { id: 'desc' },
  })
  const before = entry?.before as { paise?: number; utr?: string | null; on?: IsoDate } | null
  return {
    paise: before?.paise ?? paise,
    utr: before?.utr === undefined ? utr : before.utr,
    onDay: before?.on ? dateColumn(before.on) : onDay,
  }
}
