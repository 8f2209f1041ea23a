import type { Staff } from '../../auth/schema.ts'
import { changes } from '../../booking/rules/history.ts'
import { undoMs } from '../../booking/rules/undo.ts'
import { prisma } from '../../db/client.ts'
import type { AuditEntry, Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { findPayment } from '../../payments/queries/find-payments.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { PaymentStanding } from '../schema/claims.ts'
import { wirePayment } from './read-folio.ts'

/** Returns a payment as it stands now, and how long `by` can still take its verification back. `not_found`. */
export async function paymentStanding(by: Staff, id: string, now: Date): Promise<PaymentStanding> {
  const payment = await findPayment(prisma(), id)
  if (!payment) throw new Refusal('not_found')
  const last = await findVerification(prisma(), by, payment)
  return { payment: wirePayment(payment), undo_ms: last && undoMs(last.entry.createdAt, now) }
}

/**
 * Returns the entry with which `by` verified or recorded a payment, if that was the last to happen to its booking, and
 * whether it verified the booking too; null otherwise: only the last can be taken back.
 */
export async function findVerification(
  db: Tx,
  by: Staff,
  { id, bookingId, state }: Payment,
): Promise<{ entry: AuditEntry; ofBooking: boolean } | null> {
  if (state !== 'verified') return null
  const entry = await db.auditEntry.findFirst({
    where: { bookingId, ...changes },
    orderBy: { id: 'desc' },
  })
  if (entry?.actor !== by.email) return null
  if (entry.action === 'booking_verified' || entry.action === 'booking_confirmed') {
    const { verified } = entry.after as { verified?: string }
    return verified === id ? { entry, ofBooking: true } : null
  }
  const of = (entry.after as { payment?: string } | null)?.payment
  const isOwn = entry.action === 'payment_verified' || entry.action === 'payment_recorded'
  return isOwn && of === id ? { entry, ofBooking: false } : null
}
