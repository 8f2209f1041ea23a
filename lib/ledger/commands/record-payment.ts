import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockByReference } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { verifyWith } from '../../decisions/commands/change-status.ts'
import { earlierEntry, enterPayment } from '../../payments/commands/enter-payment.ts'
import { findSums } from '../../payments/queries/sums.ts'
import type { PaymentEntry } from '../../payments/schema/entry.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { plainKey } from '../../shared/idempotency-key.ts'
import { formatRupees, toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'

/**
 * Records money that staff have seen arrive or leave, as verified by them, or a refund that is paid out later. Money
 * that came verifies a pending booking, or confirms it, see {@link verifyWith}. A rejected booking takes it, too: then it is to be
 * paid back. The same key with the same payment adds it once.
 * Refuses: `not_found`, `utr_used`, `idempotency_key_reused`; `changed_meanwhile` when the balance is not the one that the
 * person saw, so that two desks do not take the same money; `validation_failed` for a day to come, and for more paid back
 * than there is to pay back.
 */
export async function recordPayment(
  by: Staff,
  reference: string,
  entry: PaymentEntry,
  { now, idempotencyKey }: { now: Date; idempotencyKey: string | null },
): Promise<void> {
  if (entry.on > dayInIndia(now)) {
    throw new Refusal('validation_failed', { errors: { on: 'Choose today or an earlier day.' } })
  }
  const key = plainKey(idempotencyKey)
  await transaction(async (tx) => {
    const booking = await lockByReference(tx, reference)
    if (key && (await earlierEntry(tx, booking.id, entry, key))) return
    if (entry.seen !== undefined) await requireBalance(tx, booking.id, entry.seen)
    await recordLocked(tx, by, booking, { ...entry, key }, now)
  })
}

async function requireBalance(tx: Tx, id: string, seen: number): Promise<void> {
  const [row] = await tx.$queryRaw<{ paise: bigint }[]>`
    SELECT balance_of(b) AS paise FROM bookings b WHERE id = ${id}::uuid`
  if (toRupees(Number(row?.paise)) !== seen) throw new Refusal('changed_meanwhile')
}

/**
 * Does the work of {@link recordPayment} within a transaction that has locked the booking, and returns the payment's id.
 * `isTold`: the guest hears of money that goes back by another mail. `lineId`: the bank's line that shows it.
 */
export async function recordLocked(
  tx: Tx,
  by: Staff,
  booking: LockedBooking,
  {
    isTold = false,
    confirm = false,
    ...entry
  }: PaymentEntry & { key: string | null; isTold?: boolean; lineId?: string },
  now: Date,
): Promise<string> {
  if (entry.direction === 'refunded') {
    await requirePaid(tx, booking.id, entry.amount, 'with promised')
  }
  const payment = await enterPayment(tx, by, { bookingId: booking.id, ...entry }, now)
  const action = entry.later ? 'refund_promised' : 'payment_recorded'
  await record(tx, by, { action, booking, payment, isTold, now })
  const verified = { verified: payment.id, confirm }
  if (entry.direction === 'received') await verifyWith(tx, by, booking, verified, now)
  return payment.id
}

/**
 * Refuses (`validation_failed`) to pay back more, in paise, than a booking's guest has paid and has not got back, and,
 * with what was promised, is not to get back already.
 */
export async function requirePaid(
  tx: Tx,
  bookingId: string,
  paise: number,
  promised?: 'with promised',
): Promise<void> {
  const { paidPaise, promisedPaise } = await findSums(tx, bookingId)
  const left = Math.max(0, paidPaise - (promised ? promisedPaise : 0))
  if (paise <= left) return
  const errors = { amount: `You can refund up to ${formatRupees(left)}.` }
  throw new Refusal('validation_failed', { errors })
}
