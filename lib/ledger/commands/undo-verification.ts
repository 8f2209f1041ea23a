import { record, refundMailKey } from '../../booking/commands/record.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import { unverify } from '../../decisions/commands/unverify.ts'
import { undone } from '../../payments/rules/void-reason.ts'
import { keepWhatIsLeft } from './kept-money.ts'

/**
 * Takes back that a payment was verified or recorded: it's void. If the guest had claimed it, their claim is to be checked
 * again, as they made it.
 */
export const paymentBack: TakeBack<'payment_verified' | 'payment_recorded'> = {
  mail: ({ after }) => (after.direction === 'refunded' ? refundMailKey(after.payment) : null),
  back: async (tx, by, booking, { after }, now) => {
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: after.payment } })
    await unverify(tx, by, payment, now)
    if (payment.direction !== 'refunded') await keepWhatIsLeft(tx, booking)
    const voided = { payment, state: 'verified', reason: undone } as const
    await record(tx, by, { action: 'payment_voided', booking, ...voided })
  },
}
