import type { Staff } from '../../auth/schema.ts'
import { record, statusMailKey } from '../../booking/commands/record.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import { lockCustomer, updateCustomer } from '../../booking/commands/update-customer.ts'
import { type BookingStatus, statuses } from '../../booking/rules/statuses.ts'
import type { Tx } from '../../db/transaction.ts'
import { markVoid } from '../../payments/commands/mark-void.ts'
import { undone } from '../../payments/rules/void-reason.ts'
import { unitForStatus } from './change-status.ts'
import { unverify } from './unverify.ts'

/**
 * Takes back a change of a booking's status: status, reason, payment, unit, a request to cancel and a mail that was still to
 * leave are as they were. If its unit is taken by now it gets another; if it had none it has none again. Refuses:
 * `room_not_available` when no unit is free, `utr_used`.
 */
export const statusBack: TakeBack<`booking_${BookingStatus}`> = {
  mail: ({ after }, { id, status }) => {
    const { mailed } = after as Decided
    return statuses[status].mail !== null && mailed !== false ? statusMailKey(id) : null
  },
  back: async (tx, by, booking, { before: was, after }, now) => {
    const { refund, verified } = after as Decided
    if (refund) await takeBackRefund(tx, by, booking, refund, now)
    if (verified) await takeBackPaid(tx, by, booking, verified, now)
    const first = was.unit_number ?? null
    const taken = was.roomless ? null : await unitForStatus(tx, booking, was.status, now, first)
    await lockCustomer(tx, booking.customerId)
    await tx.booking.update({
      where: { id: booking.id },
      data: {
        status: was.status,
        statusNote: was.note,
        rejectedBecause: was.because ?? null,
        keptPaise: was.keptPaise ?? 0,
        verifiedAt: was.verifiedAt,
        revenueTurns: was.revenueTurns,
        countsFrom: now,
        cancelAskedAt: was.cancelAskedAt,
      },
    })
    await updateCustomer(tx, booking.customerId)
    const { status: to, unsent } = was
    await record(tx, by, { action: 'change_undone', booking, to, unsent, taken, now })
  },
}

// What only some decisions have done besides.
type Decided = { mailed?: false; refund?: string; verified?: string }

// A payment that staff recorded is voided and noted in the history; a guest's claim goes back to be checked.
async function takeBackPaid(tx: Tx, by: Staff, booking: { id: string }, id: string, now: Date) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id } })
  if (await unverify(tx, by, payment, now)) return
  const { state } = payment
  await record(tx, by, { action: 'payment_voided', booking, payment, state, reason: undone })
}

// What a cancellation was to give back is not given. Its guest has heard of it in no other mail.
async function takeBackRefund(tx: Tx, by: Staff, booking: { id: string }, id: string, now: Date) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id } })
  const { state } = payment
  await markVoid(tx, by, { id, reason: undone }, now)
  await record(tx, by, { action: 'payment_voided', booking, payment, state, reason: undone })
}
