import type { Staff } from '../../auth/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { bookingsToConfirm } from '../queries/waiting-bookings.ts'
import { maxTogether } from '../rules/sender.ts'
import { moveBooking } from './change-status.ts'
import { lockBookings } from './lock-booking.ts'
import { lockUnitsOf } from './take-unit.ts'
import { lockCustomersOf } from './update-customer.ts'

/**
 * Confirms all bookings that are paid for and have a unit, in one transaction and each as if it were confirmed alone, with its
 * mail; no more at once than can be taken back together. Returns their ids: with these all of it can be taken back.
 */
export async function confirmAll(by: Staff, now: Date): Promise<string[]> {
  return transaction(async (tx) => {
    const ids = await bookingsToConfirm(tx, now, maxTogether)
    await lockBookings(tx, ids)
    await lockUnitsOf(tx, ids)
    await lockCustomersOf(tx, ids)
    const bookings = await tx.booking.findMany({
      where: { id: { in: ids }, status: 'verified', cancelAskedAt: null },
      include: { occupancy: { select: { id: true } } },
      orderBy: { id: 'asc' },
    })
    const ready = bookings.filter(({ occupancy }) => occupancy !== null)
    const move = { status: 'confirmed', note: null, isMailed: true } as const
    for (const booking of ready) await moveBooking(tx, by, booking, move, now)
    return ready.map(({ id }) => id)
  })
}
