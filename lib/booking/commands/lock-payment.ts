import type { Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type LockedBooking, lockBooking } from './lock-booking.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Locks the booking of a payment, as every change of its folio does, and reads both. `not_found`. */
export async function lockPayment(
  tx: Tx,
  id: string,
): Promise<{ booking: LockedBooking; payment: Payment }> {
  const found = uuid.test(id) ? await tx.payment.findUnique({ where: { id } }) : null
  if (!found) throw new Refusal('not_found')
  const booking = await lockBooking(tx, found.bookingId)
  return { booking, payment: await tx.payment.findUniqueOrThrow({ where: { id } }) }
}
