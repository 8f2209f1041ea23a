import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { undone } from '../rules/void-reason.ts'

/** Voids a payment, whose booking this transaction has locked, for a reason. */
export async function markVoid(
  tx: Tx,
  by: Staff,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> {
  const data = { state: 'void', voidedAt: now, voidedBy: by.email, voidReason: reason }
  await tx.payment.update({ where: { id }, data })
}

/**
 * Makes a verified payment a claim again: the recorded payment is voided, and an unverified copy of it is added, whose id is
 * returned.
 */
export async function takeBackPayment(tx: Tx, by: Staff, id: string, now: Date): Promise<string> {
  await markVoid(tx, by, { id, reason: undone }, now)
  const [copy] = await tx.$queryRaw<[{ id: string }]>`
    INSERT INTO payments (booking_id, direction, method, paise, utr, number, on_day, proof_id, note, state, recorded_by,
      created_at)
    SELECT booking_id, direction, method, paise, utr, number, on_day, proof_id, note, 'claimed', recorded_by, created_at
    FROM payments WHERE id = ${id}::uuid
    RETURNING id::text`
  return copy.id
}
