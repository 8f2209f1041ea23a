import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { verificationOf } from '../../ledger/queries/payment-standing.ts'
import { findPayment } from '../../payments/queries/find-payments.ts'
import { undone } from '../../payments/rules/void-reason.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { LinesUndone } from '../../statements/schema/lines.ts'
import { undo } from './undo.ts'

/**
 * Takes back payments that the person has just verified, each in a transaction of its own, so that their lines are free again.
 * Returns which were taken back, those among them that already had been, and which were refused.
 */
export async function undoLines(by: Staff, payments: string[], now: Date): Promise<LinesUndone> {
  const done: LinesUndone = { undone: [], refused: [] }
  // The last one first: only the last change of a booking can be taken back.
  for (const payment_id of payments.toReversed()) {
    try {
      await undoLine(by, payment_id, now)
      done.undone.push(payment_id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      done.refused.push({ payment_id, code: error.code, message: error.message })
    }
  }
  return done
}

async function undoLine(by: Staff, id: string, now: Date): Promise<void> {
  const payment = await findPayment(prisma(), id)
  if (!payment) throw new Refusal('not_found')
  if (payment.voidReason === undone && payment.voidedBy === by.email) return
  const entry = await verificationOf(prisma(), payment)
  if (!entry) throw new Refusal('changed_meanwhile')
  await undo(by, [Number(entry.id)], now)
}
