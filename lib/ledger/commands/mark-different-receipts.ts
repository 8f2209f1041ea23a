import type { Staff } from '../../auth/schema.ts'
import { record } from '../../booking/commands/record.ts'
import { transaction } from '../../db/transaction.ts'
import { findOwnPayment } from '../../payments/queries/own-payment.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { ToldApart } from '../schema/told-apart.ts'

/**
 * Records that two bookings' similar screenshots are different receipts, so neither is marked as similar any longer. Nothing
 * happens if it was noted before. `not_found`.
 */
export async function markDifferentReceipts(
  by: Staff,
  { id, other }: ToldApart,
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const found = await tx.booking.findMany({ where: { id: { in: [id, other] } } })
    const booking = found.find((one) => one.id === id)
    const alike = found.find((one) => one.id === other)
    if (!booking || !alike) throw new Refusal('not_found')
    const mine = (await findOwnPayment(tx, id))?.proof?.id
    const theirs = (await findOwnPayment(tx, other))?.proof?.id
    if (!mine || !theirs) throw new Refusal('not_found')
    const { count } = await tx.alikeFile.updateMany({
      where: {
        dismissedAt: null,
        OR: [
          { fileId: mine, otherId: theirs },
          { fileId: theirs, otherId: mine },
        ],
      },
      data: { dismissedAt: now },
    })
    if (count > 0) await record(tx, by, { action: 'told_apart', booking, other: alike.reference })
  })
}
