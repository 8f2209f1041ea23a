import type { Staff } from '../auth/schema.ts'
import type { Tx } from '../db/transaction.ts'
import { dateColumn, dayInIndia } from '../shared/dates.ts'
import { Refusal } from '../shared/refusal.ts'

type Claim = {
  bookingId: string
  paise: number
  utr?: string | null
  proofId?: string | null
}

/** Stores that a guest says to have paid by UPI today. */
export async function claimPayment(tx: Tx, claim: Claim, now: Date): Promise<void> {
  await tx.payment.create({
    data: {
      ...claim,
      direction: 'received',
      method: 'upi',
      onDay: dateColumn(dayInIndia(now)),
      state: 'claimed',
      recordedBy: 'guest',
      createdAt: now,
    },
  })
}

/**
 * Verifies a claimed payment, whose booking this transaction has locked. `utr_used`, with the `reference` of the other
 * booking, if its UTR was verified before.
 */
export async function verifyPayment(tx: Tx, by: Staff, id: string, now: Date): Promise<void> {
  const { utr } = await tx.payment.findUniqueOrThrow({ where: { id }, select: { utr: true } })
  await refuseUsed(tx, utr)
  await tx.payment.update({
    where: { id },
    data: { state: 'verified', verifiedAt: now, verifiedBy: by.email },
  })
}

// Two who verify the same UTR come one after the other here, so that the second is told which booking the first was.
async function refuseUsed(tx: Tx, utr: string | null): Promise<void> {
  if (utr === null) return
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${utr}, 2))::text`
  const other = await tx.payment.findFirst({
    where: { utr, state: 'verified' },
    select: { bookingId: true, booking: { select: { reference: true } } },
  })
  if (!other) return
  const { reference } = other.booking
  const message = `The UTR ${utr} was verified before, for ${reference}.`
  throw new Refusal('utr_used', { message, data: { reference, booking_id: other.bookingId } })
}

/** Voids a payment, whose booking this transaction has locked, for a reason. */
async function voidPayment(
  tx: Tx,
  by: Staff,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> {
  const data = { state: 'void', voidedAt: now, voidedBy: by.email, voidReason: reason }
  await tx.payment.update({ where: { id }, data })
}

/** Makes a verified payment a claim again: what stood in the books is voided, and a copy waits in its place. */
export async function takeBackPayment(tx: Tx, by: Staff, id: string, now: Date): Promise<void> {
  await voidPayment(tx, by, { id, reason: 'taken back' }, now)
  await tx.$executeRaw`
    INSERT INTO payments (booking_id, direction, method, paise, utr, number, on_day, proof_id, note, state, recorded_by,
      created_at)
    SELECT booking_id, direction, method, paise, utr, number, on_day, proof_id, note, 'claimed', recorded_by, created_at
    FROM payments WHERE id = ${id}::uuid`
}
