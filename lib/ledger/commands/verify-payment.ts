import type { Staff } from '../../auth/schema.ts'
import type { LockedBooking } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import type { Payment } from '../../db/generated/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { verifyWith } from '../../decisions/commands/change-status.ts'
import { correctClaim, markVerified } from '../../payments/commands/claim.ts'
import { Refusal } from '../../shared/refusal.ts'
import { keepFound } from './kept-money.ts'
import { lockPayment } from './lock-payment.ts'
import { requirePaid } from './record-payment.ts'

/**
 * Verifies a payment, as `paise` if another sum has moved than was claimed. Money
 * that came verifies a pending booking with it, or confirms it, see {@link verifyWith}; either can be taken back as ever. One that is verified stays as it is.
 * Returns the id of its booking. `not_found`, `utr_used`; `illegal_transition` if it is void, `validation_failed` for
 * more paid back than there is to pay back.
 */
export async function verifyClaim(
  by: Staff,
  id: string,
  { paise, confirm = false }: { paise?: number | undefined; confirm?: boolean | undefined },
  now: Date,
): Promise<string> {
  return transaction(async (tx) => {
    const { booking, payment: claim } = await lockPayment(tx, id)
    if (claim.state === 'verified') return booking.id
    await verifyLocked(
      tx,
      by,
      { booking, claim },
      { facts: { ...(paise && { paise }) }, confirm },
      now,
    )
    return booking.id
  })
}

/** The facts that the bank tells of a payment, where they are known. */
export type BankFacts = Partial<Pick<Payment, 'paise' | 'utr' | 'onDay' | 'statementLineId'>>

/**
 * Does the work of {@link verifyClaim} within a transaction that has locked the booking, for a claim that is not verified;
 * what the bank tells goes before what was claimed.
 */
export async function verifyLocked(
  tx: Tx,
  by: Staff,
  { booking, claim }: { booking: LockedBooking; claim: Payment },
  { facts, confirm }: { facts: BankFacts; confirm: boolean },
  now: Date,
): Promise<void> {
  if (claim.state === 'void') {
    throw new Refusal('illegal_transition', { message: 'This payment is void.' })
  }
  const payment = { ...claim, ...facts }
  if (claim.direction === 'refunded') await requirePaid(tx, booking.id, payment.paise)
  await correctClaim(tx, payment)
  await record(tx, by, { action: 'payment_verified', booking, payment, claim, now })
  await markVerified(tx, by, claim.id, now)
  if (claim.direction === 'received') {
    await keepFound(tx, booking, payment, now)
    await verifyWith(tx, by, booking, { verified: claim.id, confirm }, now)
  }
}
