import type { Staff } from '../../auth/schema.ts'
import { asLocked, lockBookings, lockedFacts } from '../../booking/commands/lock-booking.ts'
import { lockCustomersOf } from '../../booking/commands/update-customer.ts'
import { bookingsToConfirm } from '../../booking/queries/waiting-bookings.ts'
import { maxTogether } from '../../booking/rules/sender.ts'
import { transaction } from '../../db/transaction.ts'
import { lockUnitsOf } from '../../stays/commands/take-unit.ts'
import { isReady, setStatus } from './change-status.ts'

/**
 * Confirms all bookings that are paid for and have a unit, in one transaction and each as if it were confirmed alone, with
 * its mail; at most as many as can be undone together. Returns their ids: pass them to undo all of it.
 */
export async function confirmAll(by: Staff, now: Date): Promise<string[]> {
  return transaction(async (tx) => {
    const ids = await bookingsToConfirm(tx, now, maxTogether)
    await lockBookings(tx, ids)
    await lockUnitsOf(tx, ids)
    await lockCustomersOf(tx, ids)
    const bookings = await tx.booking.findMany({
      where: { id: { in: ids }, status: 'verified', noShowAt: null },
      include: lockedFacts,
      orderBy: { id: 'asc' },
    })
    const move = { status: 'confirmed', note: null, isMailed: true } as const
    const confirmed: string[] = []
    for (const booking of bookings.map(asLocked)) {
      if (!(await isReady(tx, booking))) continue
      await setStatus(tx, by, booking, move, now)
      confirmed.push(booking.id)
    }
    return confirmed
  })
}
