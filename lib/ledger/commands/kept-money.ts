import type { LockedBooking } from '../../booking/commands/lock-booking.ts'
import { cancelledBecause } from '../../booking/rules/rejection.ts'
import type { Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { findSums } from '../../payments/queries/sums.ts'
import { isElsewhere, type Method } from '../../payments/rules/methods.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { refundOf } from '../rules/refund.ts'

/**
 * Lets the farm keep of a payment that is found only after its stay was cancelled what the terms don't give back, as if it
 * had been found before: the guest was told so. Never more than the stay cost: what was paid beyond that is owed back.
 */
export async function keepFound(
  tx: Tx,
  booking: LockedBooking,
  { method, paise }: Pick<Payment, 'method' | 'paise'>,
  now: Date,
): Promise<void> {
  const because = cancelledBecause(booking.rejectedBecause)
  if (because === null) return
  const { createdAt, cancelAskedAt, totalPaise, keptPaise, terms } = booking
  const returnablePaise = isElsewhere(method as Method) ? 0 : paise
  const reserved = { createdAt, checkIn: isoDateOf(booking.checkIn), terms, returnablePaise }
  const more = paise - refundOf(reserved, cancelAskedAt ?? now, because)
  const most = Math.max(totalPaise, keptPaise)
  await keep(tx, booking, Math.min(keptPaise + more, most))
}

/** Limits what the farm keeps of a cancelled stay to what's left of its payments after one is voided. */
export async function keepWhatIsLeft(tx: Tx, booking: LockedBooking): Promise<void> {
  const { paidPaise, promisedPaise } = await findSums(tx, booking.id)
  await keep(tx, booking, Math.min(booking.keptPaise, Math.max(0, paidPaise - promisedPaise)))
}

async function keep(
  tx: Tx,
  { id, keptPaise: was }: LockedBooking,
  keptPaise: number,
): Promise<void> {
  if (keptPaise !== was) await tx.booking.update({ where: { id }, data: { keptPaise } })
}
