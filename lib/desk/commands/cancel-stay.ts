import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { setStatus } from '../../decisions/commands/change-status.ts'
import { recordLocked } from '../../ledger/commands/record-payment.ts'
import type { Method } from '../../payments/rules/methods.ts'
import type { PaymentEntry } from '../../payments/schema/entry.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { formatRupees, toRupees } from '../../shared/money.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { type CancelFacts, cancelFacts } from '../queries/cancel-offer.ts'
import type { StayCancel } from '../schema/cancel.ts'

/**
 * Cancels a stay in one transaction: the booking is rejected for a reason, its unit is free, what goes back is promised or,
 * in cash, paid out, and one mail tells the guest of both once it can no longer be taken back. What is not given back stays
 * with the farm. Who asked on the telephone has asked now. Returns what the terms give back, in paise.
 * Refuses: `not_found`, `changed_meanwhile` when the booking or what is paid is not as the person saw it,
 * `illegal_transition` for a stay that is in the house, over or invoiced, `validation_failed` for more than was paid and
 * for another sum than the terms give without a word to the guest.
 */
export async function cancelStay(
  by: Staff,
  id: string,
  cancel: StayCancel,
  now: Date,
): Promise<{ byTermsPaise: number }> {
  return transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    const facts = await cancelFacts(tx, booking, now)
    const { paid, status } = cancel.seen
    if (booking.status !== status || toRupees(facts.paidPaise) !== paid) {
      throw new Refusal('changed_meanwhile')
    }
    if (facts.problem) throw new Refusal('illegal_transition', { message: facts.problem })
    const { because, note } = cancel
    const byTermsPaise = facts.byTerms(because)
    requireSum(cancel, facts.paidPaise, byTermsPaise)
    const refund = await giveBack(tx, by, booking, cancel, facts, now)
    const keptPaise = facts.paidPaise - cancel.refund
    const end = { status: 'rejected', isMailed: true, because, keptPaise, refund } as const
    await setStatus(tx, by, booking, { ...end, note: note || null }, now)
    return { byTermsPaise }
  })
}

function requireSum({ refund, note }: StayCancel, paidPaise: number, byTermsPaise: number): void {
  const errors = {
    ...(refund > paidPaise && { refund: `You can refund up to ${formatRupees(paidPaise)}.` }),
    ...(refund !== byTermsPaise && note === '' && { note: whyAnother }),
  }
  requireNoErrors(errors)
}

const whyAnother = 'Enter a reason, because this isn’t the refund under our terms.'

// Cash is handed over now; everything else waits under Money until it has left the bank.
async function giveBack(
  tx: Tx,
  by: Staff,
  booking: LockedBooking,
  { refund: amount, by: way, note }: StayCancel,
  { newest }: CancelFacts,
  now: Date,
): Promise<string | null> {
  if (amount === 0) return null
  const method = way === 'later' ? ((newest?.method ?? 'upi') as Method) : way
  const entry: PaymentEntry = {
    direction: 'refunded',
    method,
    amount,
    on: dayInIndia(now),
    utr: '',
    number: '',
    note,
    later: way !== 'cash',
  }
  return recordLocked(tx, by, booking, { ...entry, key: null, isTold: true }, now)
}
