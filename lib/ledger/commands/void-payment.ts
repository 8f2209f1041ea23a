import type { Staff } from '../../auth/schema.ts'
import type { LockedBooking } from '../../booking/commands/lock-booking.ts'
import { record, refundMailKey } from '../../booking/commands/record.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { progressOf } from '../../booking/rules/progress.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import type { Payment } from '../../db/generated/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { setStatus } from '../../decisions/commands/change-status.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { markVoid } from '../../payments/commands/mark-void.ts'
import { owedBy } from '../../payments/schema/payment.ts'
import { Refusal } from '../../shared/refusal.ts'
import { keepWhatIsLeft } from './kept-money.ts'
import { lockPayment } from './lock-payment.ts'

/**
 * Voids a payment for a reason; one that is void stays as it is. If it was a booking's last verified payment, the booking is
 * pending again. One that was confirmed keeps its promise, and owes the money; a cancelled one keeps no more than is left.
 * Returns the id of the booking. Refuses: `not_found`; `illegal_transition` for money that is owed to the guest as long as
 * the balance says so, and for the last payment of a stay that can't go back to pending.
 */
export async function voidEntry(by: Staff, id: string, reason: string, now: Date): Promise<string> {
  return transaction(async (tx) => {
    const { booking, payment } = await lockPayment(tx, id)
    if (payment.state === 'void') return booking.id
    if (payment.state === 'claimed' && payment.recordedBy === owedBy) {
      const message = takesPlace(booking.status) ? isOwed : isOwedForCancelled
      throw new Refusal('illegal_transition', { message })
    }
    await markVoid(tx, by, { id, reason }, now)
    await takeBackJob(tx, refundMailKey(id))
    // First, so that the void is the last thing that happened: neither can be taken back.
    if (isReceived(payment)) await backToPendingIfUnpaid(tx, by, booking, now)
    const { state } = payment
    await record(tx, by, { action: 'payment_voided', booking, payment, state, reason })
    return booking.id
  })
}

const isReceived = ({ state, direction }: Payment) =>
  state === 'verified' && direction === 'received'

// Verified means that there is a verified payment, whatever of it went back; the database asks the same.
async function backToPendingIfUnpaid(
  tx: Tx,
  by: Staff,
  booking: LockedBooking,
  now: Date,
): Promise<void> {
  if (!takesPlace(booking.status)) return keepWhatIsLeft(tx, booking)
  if (booking.status !== 'verified') return
  const where = { bookingId: booking.id, direction: 'received', state: 'verified' }
  if ((await tx.payment.count({ where })) > 0) return
  if (progressOf(booking) !== 'expected' || (await openInvoice(tx, booking.id))) {
    throw new Refusal('illegal_transition', { message: recordFirst })
  }
  await setStatus(tx, by, booking, { status: 'pending', note: null, isMailed: false }, now)
}

const isOwed =
  'The guest has paid more than the stay costs, so you owe them this amount. Refund it, or correct the price.'
const isOwedForCancelled =
  'The stay is cancelled and the guest has paid more than you keep, so you owe them this amount. Refund it, or restore the booking and cancel it with a different refund.'
const recordFirst =
  'This is the only payment for a stay that has begun or has an invoice. Record the right payment first, then void this one.'
