import type { Staff } from '../../auth/schema.ts'
import { undoVerification } from '../../ledger/commands/undo-verification.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { LinesUndone } from '../schema/lines.ts'

/**
 * Takes back payments that the person has just verified, each in a transaction of its own and as `undoVerification` does:
 * their lines are free again. What cannot be taken back is told beside what is.
 */
export async function undoLines(by: Staff, payments: string[], now: Date): Promise<LinesUndone> {
  const done: LinesUndone = { undone: [], refused: [] }
  // The last first: of a booking only the last that happened can be taken back.
  for (const payment_id of payments.toReversed()) {
    try {
      await undoVerification(by, payment_id, now)
      done.undone.push(payment_id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      done.refused.push({ payment_id, code: error.code, message: error.message })
    }
  }
  return done
}
