import type { Staff } from '../../auth/schema.ts'
import { lastChange } from '../../booking/commands/last-change.ts'
import { undoOf } from '../../booking/rules/taking-back.ts'
import { prisma } from '../../db/client.ts'
import type { Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { findPayment } from '../../payments/queries/find-payments.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { PaymentStanding } from '../schema/claims.ts'
import { wirePayment } from './read-folio.ts'

/** Returns a payment as it is now, and how `by` can still take back its verification. `not_found`. */
export async function paymentStanding(by: Staff, id: string, now: Date): Promise<PaymentStanding> {
  const payment = await findPayment(prisma(), id)
  if (!payment) throw new Refusal('not_found')
  const last = await verificationOf(prisma(), payment)
  return { payment: wirePayment(payment), undo: last && undoOf(last, by.email, now) }
}

/**
 * Returns the entry of the history with which a payment was verified or recorded, alone or with its booking; null if something
 * has happened to the booking since.
 */
export async function verificationOf(db: Tx, { id, bookingId, state }: Payment) {
  if (state !== 'verified') return null
  const last = await lastChange(db, bookingId)
  const { verified, payment } = (last?.after ?? {}) as { verified?: string; payment?: string }
  return (verified ?? payment) === id ? last : null
}
