import type { Staff } from '../../auth/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { hasUtr, type Method } from '../../payments/rules/methods.ts'
import type { PayingOut } from '../../payments/schema/entry.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { formatRupees, toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { lockPayment } from './lock-payment.ts'
import { verifyLocked } from './verify-payment.ts'

/**
 * Says that a refund which was decided before is paid out, on a day and with the bank's number of it if there is one. One
 * that is paid out already stays as it is. `not_found`, `utr_used`; `illegal_transition` if it is void or no refund;
 * `changed_meanwhile` if it is another sum than the person saw;
 * `validation_failed` for a day to come, a UTR of what has none, or more than there is to pay back.
 */
export async function payOut(
  by: Staff,
  id: string,
  { utr, on, seen }: PayingOut,
  now: Date,
): Promise<void> {
  if (on > dayInIndia(now)) {
    throw new Refusal('validation_failed', { errors: { on: 'Choose today or an earlier day.' } })
  }
  await transaction(async (tx) => {
    const { booking, payment } = await lockPayment(tx, id)
    if (payment.direction !== 'refunded' || payment.state === 'void') {
      throw new Refusal('illegal_transition', {
        message: 'That refund isn’t waiting to be paid out.',
      })
    }
    if (payment.state === 'verified') return
    if (seen !== undefined) requireSeen(payment.paise, seen)
    if (utr && !hasUtr(payment.method as Method)) {
      throw new Refusal('validation_failed', {
        errors: { utr: 'Only UPI and bank transfers have a UTR.' },
      })
    }
    const facts = { utr: utr || null, onDay: dateColumn(on) }
    await verifyLocked(tx, by, { booking, claim: payment }, { facts, confirm: false }, now)
  })
}

// What is owed by the balance alone changes with it, so the money that was sent may be another sum by now.
function requireSeen(paise: number, seen: number): void {
  if (toRupees(paise) === seen) return
  const message = `The refund is now ${formatRupees(paise)}. Please check it again.`
  throw new Refusal('changed_meanwhile', { message })
}
