import type { Staff } from '../../auth/schema.ts'
import type { Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { dateColumn } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { findFreeLine } from '../queries/free-line.ts'
import type { PaymentEntry } from '../schema/entry.ts'
import { refuseUsed } from './refuse-used-utr.ts'

type Entered = PaymentEntry & { bookingId: string; key: string | null; lineId?: string }

/**
 * Stores a payment that staff have seen, as verified by them, with the bank's line `lineId` or the free one that has its
 * UTR; or a refund that they have decided and pay out later. The booking is locked. `utr_used`.
 */
export async function enterPayment(
  tx: Tx,
  by: Staff,
  { bookingId, key, lineId, later, ...entry }: Entered,
  now: Date,
): Promise<Payment> {
  await refuseUsed(tx, entry.utr || null)
  const facts = paymentFacts(entry)
  return tx.payment.create({
    data: {
      ...facts,
      bookingId,
      recordedBy: by.email,
      idempotencyKey: key,
      createdAt: now,
      ...(later
        ? { state: 'claimed' }
        : {
            state: 'verified',
            statementLineId: lineId ?? (await findFreeLine(tx, facts)),
            verifiedAt: now,
            verifiedBy: by.email,
          }),
    },
  })
}

function paymentFacts(entry: Omit<PaymentEntry, 'later'>) {
  const { direction, method, amount, on, utr, number, note } = entry
  const words = { utr: utr || null, number: number || null, note: note || null }
  return { direction, method, paise: amount, onDay: dateColumn(on), ...words }
}

/**
 * Returns true if the payment of a key is stored already; everybody else with the same key waits for the end of this
 * transaction. `idempotency_key_reused` if the key belongs to another payment.
 */
export async function earlierEntry(
  tx: Tx,
  bookingId: string,
  entry: PaymentEntry,
  key: string,
): Promise<boolean> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 3))::text`
  const earlier = await tx.payment.findUnique({ where: { idempotencyKey: key } })
  if (!earlier) return false
  const same = await tx.payment.count({
    where: { id: earlier.id, bookingId, ...paymentFacts(entry) },
  })
  if (same === 0) throw new Refusal('idempotency_key_reused')
  return true
}
