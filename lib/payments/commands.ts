import type { Staff } from '../auth/schema.ts'
import type { Payment } from '../db/generated/client.ts'
import type { Tx } from '../db/transaction.ts'
import { dateColumn, dayInIndia } from '../shared/dates.ts'
import { Refusal } from '../shared/refusal.ts'
import { findFreeLine } from './queries/free-line.ts'
import type { PaymentEntry } from './schema.ts'

type Claim = {
  bookingId: string
  method?: 'upi' | 'bank'
  paise: number
  utr?: string | null
  proofId?: string | null
}

/** Stores that a guest says to have paid today, by UPI or to be paying by the bank, and returns the payment's id. */
export async function enterClaim(
  tx: Tx,
  { method = 'upi', ...claim }: Claim,
  now: Date,
): Promise<string> {
  const { id } = await tx.payment.create({
    data: {
      ...claim,
      direction: 'received',
      method,
      onDay: dateColumn(dayInIndia(now)),
      state: 'claimed',
      recordedBy: 'guest',
      createdAt: now,
    },
    select: { id: true },
  })
  return id
}

/**
 * Verifies a claimed payment, whose booking this transaction has locked. `utr_used`, with the `reference` of the other
 * booking, if its UTR was verified before.
 */
export async function markVerified(tx: Tx, by: Staff, id: string, now: Date): Promise<void> {
  const claim = await tx.payment.findUniqueOrThrow({ where: { id } })
  await refuseUsed(tx, claim.utr)
  const statementLineId = claim.statementLineId ?? (await findFreeLine(tx, claim))
  await tx.payment.update({
    where: { id },
    data: { state: 'verified', verifiedAt: now, verifiedBy: by.email, statementLineId },
  })
}

/** The facts of a claim that the bank may know otherwise: the sum, the day, the UTR, and the bank's own line. */
type Corrected = Pick<Payment, 'id' | 'paise'> &
  Partial<Pick<Payment, 'utr' | 'onDay' | 'statementLineId'>>

/** Gives a claim, whose booking this transaction has locked, the facts of the money that has moved. */
export async function correctClaim(
  tx: Tx,
  { id, paise, utr, onDay, statementLineId }: Corrected,
): Promise<void> {
  const facts = {
    ...(utr !== undefined && { utr }),
    ...(onDay && { onDay }),
    ...(statementLineId && { statementLineId }),
  }
  await tx.payment.update({ where: { id }, data: { paise, ...facts } })
}

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
  const facts = factsOf(entry)
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

function factsOf(entry: Omit<PaymentEntry, 'later'>) {
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
  const same = await tx.payment.count({ where: { id: earlier.id, bookingId, ...factsOf(entry) } })
  if (same === 0) throw new Refusal('idempotency_key_reused')
  return true
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
 * Makes a verified payment a claim again: what stood in the books is voided, and a copy of it, whose id is returned,
 * waits in its place.
 */
export async function takeBackPayment(tx: Tx, by: Staff, id: string, now: Date): Promise<string> {
  await markVoid(tx, by, { id, reason: 'taken back' }, now)
  const [copy] = await tx.$queryRaw<[{ id: string }]>`
    INSERT INTO payments (booking_id, direction, method, paise, utr, number, on_day, proof_id, note, state, recorded_by,
      created_at)
    SELECT booking_id, direction, method, paise, utr, number, on_day, proof_id, note, 'claimed', recorded_by, created_at
    FROM payments WHERE id = ${id}::uuid
    RETURNING id::text`
  return copy.id
}
