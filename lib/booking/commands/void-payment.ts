import type { Staff } from '../../auth/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { voidPayment } from '../../payments/commands.ts'
import { lockPayment } from './lock-payment.ts'
import { record, refundMailKey } from './record.ts'

/**
 * Voids a payment for a reason; one that is void stays as it is. The booking keeps its status: what it means is for staff
 * to decide. Returns the id of the booking. `not_found`.
 */
export async function voidEntry(by: Staff, id: string, reason: string, now: Date): Promise<string> {
  return transaction(async (tx) => {
    const { booking, payment } = await lockPayment(tx, id)
    if (payment.state === 'void') return booking.id
    await voidPayment(tx, by, { id, reason }, now)
    await takeBackJob(tx, refundMailKey(id))
    const { state } = payment
    await record(tx, by, { action: 'payment_voided', booking, payment, state, reason })
    return booking.id
  })
}
