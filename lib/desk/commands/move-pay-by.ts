import type { Staff } from '../../auth/schema.ts'
import { lastDeed } from '../../booking/commands/last-deed.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import { record, statusMailKey } from '../../booking/commands/record.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import { isToPay, payByFrom } from '../../booking/rules/pay-by.ts'
import { requireInTime } from '../../booking/rules/undo.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { findSums } from '../../payments/queries/sums.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import type { PayByMove } from '../schema/pay-by.ts'

/**
 * Gives a guest who was sent a link more time to pay, and asks them again if staff want that, once the time that was named is
 * over. A mail leaves when this can no longer be taken back. Refuses: `not_found`, `changed_meanwhile` when the time is not the
 * one that was `seen`, `illegal_transition` once something was paid or the booking has ended, and for asking too early,
 * `validation_failed` for a time that is past and for a mail to a guest without an address.
 */
export async function movePayBy(by: Staff, id: string, move: PayByMove, now: Date): Promise<void> {
  const { seen, ask } = move
  const payBy = move.until ?? payByFrom(now)
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    await requireToPay(tx, booking)
    if (booking.payBy?.getTime() !== seen.getTime()) throw new Refusal('changed_meanwhile')
    if (ask && seen > now) throw new Refusal('illegal_transition', { message: stillInTime })
    const errors = {
      ...(payBy <= now && { until: 'Choose a time to come.' }),
      ...(ask === 'email' && booking.email === null && { ask: 'The guest has no e-mail.' }),
    }
    requireNoErrors(errors)
    await tx.booking.update({ where: { id }, data: { payBy } })
    await record(tx, by, { action: 'pay_by_moved', booking, was: seen, payBy, ask, now })
  })
}

const stillInTime = 'The guest still has time to pay.'

/**
 * Puts the time to pay back, by the person who moved it and before a mail about it has left. `not_found`,
 * `changed_meanwhile`, `too_late`.
 */
export async function undoPayBy(by: Staff, id: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    const last = await lastDeed(tx, id)
    if (last?.action !== 'pay_by_moved' || last.actor !== by.email) {
      throw new Refusal('changed_meanwhile')
    }
    requireInTime(last.createdAt, now)
    const { before: was, after } = last as unknown as KeptEntry<'pay_by_moved'>
    const isOwed = after.ask === 'email'
    if (isOwed && !(await takeBackJob(tx, statusMailKey(id)))) throw new Refusal('too_late')
    const payBy = new Date(was.pay_by)
    await tx.booking.update({ where: { id }, data: { payBy } })
    await record(tx, by, { action: 'pay_by_put_back', booking, payBy, now })
  })
}

async function requireToPay(tx: Tx, booking: LockedBooking): Promise<void> {
  const { ledger } = await findSums(tx, booking.id)
  if (!isToPay({ ...booking, ledger })) throw new Refusal('illegal_transition')
}
