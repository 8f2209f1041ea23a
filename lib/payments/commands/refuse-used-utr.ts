import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'

/**
 * Refuses a UTR that was verified before: `utr_used`, with the booking's `reference`. Two who verify the same UTR come one after
 * the other here, so that the second is told which booking the first was.
 */
export async function refuseUsed(tx: Tx, utr: string | null): Promise<void> {
  if (utr === null) return
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${utr}, 2))::text`
  const other = await tx.payment.findFirst({
    where: { utr, state: 'verified' },
    select: { bookingId: true, booking: { select: { reference: true } } },
  })
  if (!other) return
  const { reference } = other.booking
  const message = `UTR ${utr} has already been verified, for ${reference}.`
  throw new Refusal('utr_used', { message, data: { reference, booking_id: other.bookingId } })
}
