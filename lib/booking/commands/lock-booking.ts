import type { Booking } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'

export type LockedBooking = Booking & { occupancy: { id: string } | null }

/** Locks a booking for the rest of the transaction and reads it, as the change before left it. `not_found`. */
export async function lockBooking(tx: Tx, id: string): Promise<LockedBooking> {
  await tx.$queryRaw`SELECT id::text FROM bookings WHERE id = ${id}::uuid FOR UPDATE`
  const booking = await tx.booking.findUnique({
    where: { id },
    include: { occupancy: { select: { id: true } } },
  })
  if (!booking) throw new Refusal('not_found')
  return booking
}

/** Locks bookings in the same order everywhere, so that two commands never wait for each other. */
export async function lockBookings(tx: Tx, ids: string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM bookings WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
}

/** Locks the booking of a reference, see {@link lockBooking}. `not_found`. */
export async function lockByReference(tx: Tx, reference: string): Promise<LockedBooking> {
  const found = await tx.booking.findUnique({ where: { reference }, select: { id: true } })
  if (!found) throw new Refusal('not_found')
  return lockBooking(tx, found.id)
}
