import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import { record, statusMailKey } from '../../booking/commands/record.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import { isToPay, payByFrom } from '../../booking/rules/pay-by.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
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
      ...(payBy <= now && { until: 'Choose a time in the future.' }),
      ...(ask === 'email' && booking.email === null && { ask: 'The guest has no e-mail address.' }),
    }
    requireNoErrors(errors)
    await tx.booking.update({ where: { id }, data: { payBy } })
    await record(tx, by, { action: 'pay_by_moved', booking, was: seen, payBy, ask, now })
  })
}

const stillInTime = 'The guest still has time to pay.'

/** Puts the time to pay back to what it was. */
export const payByBack: TakeBack<'pay_by_moved'> = {
  mail: ({ after }, { id }) => (after.ask === 'email' ? statusMailKey(id) : null),
  back: async (tx, by, booking, { before }, now) => {
    const payBy = new Date(before.pay_by)
    await tx.booking.update({ where: { id: booking.id }, data: { payBy } })
    await record(tx, by, { action: 'pay_by_put_back', booking, payBy, now })
  },
}

async function requireToPay(tx: Tx, booking: LockedBooking): Promise<void> {
  const { ledger } = await findSums(tx, booking.id)
  if (!isToPay({ ...booking, ledger })) throw new Refusal('illegal_transition')
}
