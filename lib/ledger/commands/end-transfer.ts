import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { progressOf } from '../../booking/rules/progress.ts'
import { transferEnd } from '../../booking/rules/transfer.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { addJob, type Jobs } from '../../jobs/queue.ts'
import { findOwnPayment } from '../../payments/queries/own-payment.ts'
import { freeUnit } from '../../stays/commands/take-unit.ts'

/** Within the transaction of a booking that is paid by a transfer: its room will be kept no longer than promised. */
export async function endLater(tx: Tx, booking: { id: string; createdAt: Date }): Promise<void> {
  const later = { key: `transfer-${booking.id}`, runAt: transferEnd(booking.createdAt) }
  await addJob(tx, 'end_transfer', { bookingId: booking.id }, later)
}

/**
 * Releases the room that was kept for a transfer, unless staff have decided in the meantime, or the guest has shown it or
 * has come. The booking stays and waits for a room: the money may be under way.
 */
export async function endTransfer({ bookingId }: Jobs['end_transfer']): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const own = await findOwnPayment(tx, bookingId)
    const isKept = booking.occupancy !== null && progressOf(booking) === 'expected'
    if (booking.status !== 'pending' || !isKept || !own?.isAwaited) return
    await freeUnit(tx, bookingId)
    await record(tx, 'system', { action: 'transfer_ended', booking })
  })
}
