import type { Staff } from '../../auth/schema.ts'
import { lastDeed } from '../../booking/commands/last-deed.ts'
import { lockByReference } from '../../booking/commands/lock-booking.ts'
import { record, statusMailKey } from '../../booking/commands/record.ts'
import { lockCustomer, updateCustomer } from '../../booking/commands/update-customer.ts'
import { revenueAfter } from '../../booking/rules/revenue.ts'
import { requireInTime } from '../../booking/rules/undo.ts'
import { transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { markVoid } from '../../payments/commands/mark-void.ts'
import { Refusal } from '../../shared/refusal.ts'
import { freeUnit } from '../../stays/commands/take-unit.ts'

/**
 * Takes back a booking that staff have just made, by the person who made it and before its mail has left: it is rejected and
 * nobody is told, its unit is free again, and what was recorded as paid is void. Refuses: `not_found`, `changed_meanwhile` when
 * something else was the last to happen, `too_late`.
 */
export async function undoDeskBooking(by: Staff, reference: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockByReference(tx, reference)
    const { id } = booking
    const last = await lastDeed(tx, id)
    if (last?.action !== 'booked_at_desk' || last.actor !== by.email) {
      throw new Refusal('changed_meanwhile')
    }
    requireInTime(last.createdAt, now)
    if (!(await takeBackJob(tx, statusMailKey(id)))) throw new Refusal('too_late')
    const payments = await tx.payment.findMany({ where: { bookingId: id, state: 'verified' } })
    for (const payment of payments) {
      await markVoid(tx, by, { id: payment.id, reason: 'taken back' }, now)
    }
    await freeUnit(tx, id)
    await lockCustomer(tx, booking.customerId)
    await tx.booking.update({
      where: { id },
      data: { status: 'rejected', ...revenueAfter(booking, 'rejected', now), countsFrom: now },
    })
    await updateCustomer(tx, booking.customerId)
    await record(tx, by, { action: 'desk_booking_undone', booking, now })
  })
}
