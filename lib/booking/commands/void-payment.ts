import type { Staff } from '../../auth/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { voidPayment } from '../../payments/commands.ts'
import { owedBy } from '../../payments/schema.ts'
import { Refusal } from '../../shared/refusal.ts'
import { moveFacts } from '../queries/move-facts.ts'
import { moveBooking } from './change-status.ts'
import { lockPayment } from './lock-payment.ts'
import { record, refundMailKey } from './record.ts'

/**
 * Voids a payment for a reason; one that is void stays as it is. A booking that was verified and has no money in its ledger
 * any more is pending again. One that was confirmed keeps its promise, and owes the money. Returns the id of the booking.
 * Refuses: `not_found`; `illegal_transition` for money that is owed to the guest as long as the balance says so.
 */
export async function voidEntry(by: Staff, id: string, reason: string, now: Date): Promise<string> {
  return transaction(async (tx) => {
    const { booking, payment } = await lockPayment(tx, id)
    if (payment.state === 'void') return booking.id
    if (payment.state === 'claimed' && payment.recordedBy === owedBy) {
      throw new Refusal('illegal_transition', { message: isOwed })
    }
    await voidPayment(tx, by, { id, reason }, now)
    await takeBackJob(tx, refundMailKey(id))
    const { state } = payment
    // First, so that the void is the last thing that happened: neither can be taken back.
    const isEmpty = (await moveFacts(tx, booking)).ledger !== 'money'
    if (booking.status === 'verified' && isEmpty) {
      await moveBooking(tx, by, booking, { status: 'pending', note: null, isMailed: false }, now)
    }
    await record(tx, by, { action: 'payment_voided', booking, payment, state, reason })
    return booking.id
  })
}

const isOwed =
  'The guest has paid more than is due, so this is owed. Pay it back, or change the price that you agreed on.'
