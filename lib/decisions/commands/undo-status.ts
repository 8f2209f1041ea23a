import type { Staff } from '../../auth/schema.ts'
import { lastDeed } from '../../booking/commands/last-deed.ts'
import { lockBooking, lockBookings } from '../../booking/commands/lock-booking.ts'
import { record, statusMailKey } from '../../booking/commands/record.ts'
import {
  lockCustomer,
  lockCustomersOf,
  updateCustomer,
} from '../../booking/commands/update-customer.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import { type BookingStatus, statuses } from '../../booking/rules/statuses.ts'
import { isOwnChange, requireInTime } from '../../booking/rules/undo.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { markVoid } from '../../payments/commands/mark-void.ts'
import { Refusal } from '../../shared/refusal.ts'
import { lockUnitsOf } from '../../stays/commands/take-unit.ts'
import { settleUnit } from './change-status.ts'
import { takenBack, unverify } from './unverify.ts'

/**
 * Takes back the last change of a booking's status, by the person who made it and before its mail has
 * left: the mail is not sent, and status, reason, payment and a request to cancel are as they were; so are the unit, or another
 * if that has gone, and a mail that waited before. A booking that waited for a unit waits again.
 * Refuses: `not_found`, `changed_meanwhile` when something else was the last to happen, `too_late` when
 * the time is over or the mail on its way, `room_not_available` when the unit has gone to somebody else, `utr_used`.
 */
export async function undoStatus(by: Staff, id: string, now: Date): Promise<void> {
  await transaction((tx) => undoOne(tx, by, id, now))
}

/** Takes back rejections that were made together, all of them or, if one cannot be, none. Refuses as {@link undoStatus} does. */
export async function undoAll(by: Staff, ids: string[], now: Date): Promise<void> {
  await transaction(async (tx) => {
    await lockBookings(tx, ids)
    await lockUnitsOf(tx, ids)
    await lockCustomersOf(tx, ids)
    for (const id of ids.toSorted()) await undoOne(tx, by, id, now)
  })
}

/** Does the work of {@link undoStatus} within a transaction. */
export async function undoOne(tx: Tx, by: Staff, id: string, now: Date): Promise<void> {
  const booking = await lockBooking(tx, id)
  const last = await lastDeed(tx, id)
  if (!isOwnChange(last, { status: booking.status, email: by.email })) {
    throw new Refusal('changed_meanwhile')
  }
  requireInTime(last.createdAt, now)
  const { mailed, refund, verified } = last.after as {
    mailed?: false
    refund?: string
    verified?: string
  }
  const owedMail = statuses[booking.status].mail !== null && mailed !== false
  if (owedMail && !(await takeBackJob(tx, statusMailKey(id)))) throw new Refusal('too_late')

  if (refund) await takeBackRefund(tx, by, booking, refund, now)
  const was = last.before as KeptEntry<`booking_${BookingStatus}`>['before']
  if (verified) await takeBackPaid(tx, by, booking, verified, now)
  const first = was.unit_number ?? null
  const taken = was.roomless ? null : await settleUnit(tx, booking, was.status, now, first)
  await lockCustomer(tx, booking.customerId)
  await tx.booking.update({
    where: { id },
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
}

// A payment that staff recorded is voided and noted in the history; a guest's claim goes back to be checked.
async function takeBackPaid(tx: Tx, by: Staff, booking: { id: string }, id: string, now: Date) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id } })
  if (await unverify(tx, by, payment, now)) return
  const { state } = payment
  await record(tx, by, { action: 'payment_voided', booking, payment, state, reason: takenBack })
}

// What a cancellation was to give back is not given. Its guest has heard of it in no other mail.
async function takeBackRefund(tx: Tx, by: Staff, booking: { id: string }, id: string, now: Date) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id } })
  const { state } = payment
  await markVoid(tx, by, { id, reason: takenBack }, now)
  await record(tx, by, { action: 'payment_voided', booking, payment, state, reason: takenBack })
}
