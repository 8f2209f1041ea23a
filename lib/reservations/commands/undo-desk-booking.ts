import { record, statusMailKey } from '../../booking/commands/record.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import { lockCustomer, updateCustomer } from '../../booking/commands/update-customer.ts'
import { revenueAfter } from '../../booking/rules/revenue.ts'
import { markVoid } from '../../payments/commands/mark-void.ts'
import { undone } from '../../payments/rules/void-reason.ts'
import { freeUnit } from '../../stays/commands/take-unit.ts'

/**
 * Takes back a booking that staff have just made: it's rejected without telling anyone, its unit is free again, and the
 * payments recorded with it are void.
 */
export const deskBookingBack: TakeBack<'booked_at_desk'> = {
  mail: (_, { id }) => statusMailKey(id),
  back: async (tx, by, booking, _, now) => {
    const { id, customerId } = booking
    const payments = await tx.payment.findMany({ where: { bookingId: id, state: 'verified' } })
    for (const payment of payments) {
      await markVoid(tx, by, { id: payment.id, reason: undone }, now)
    }
    await freeUnit(tx, id)
    await lockCustomer(tx, customerId)
    await tx.booking.update({
      where: { id },
      data: { status: 'rejected', ...revenueAfter(booking, 'rejected', now), countsFrom: now },
    })
    await updateCustomer(tx, customerId)
    await record(tx, by, { action: 'desk_booking_undone', booking, now })
  },
}
