import type { Booking, Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { Refusal } from '../../shared/refusal.ts'

export type LockedBooking = Booking & { occupancy: { id: string } | null; terms: Terms }

/** Reads with a booking what a {@link LockedBooking} has besides. */
export const lockedFacts = { occupancy: { select: { id: true } }, ...withTerms } as const

/** Returns a locked booking of its row with {@link lockedFacts}. */
export function asLocked({
  published,
  ...booking
}: Prisma.BookingGetPayload<{ include: typeof lockedFacts }>): LockedBooking {
  return { ...booking, terms: termsOf({ published }) }
}

/** Locks a booking for the rest of the transaction and reads it, as the change before left it. `not_found`. */
export async function lockBooking(tx: Tx, id: string): Promise<LockedBooking> {
  await tx.$queryRaw`SELECT id::text FROM bookings WHERE id = ${id}::uuid FOR UPDATE`
  const row = await tx.booking.findUnique({ where: { id }, include: lockedFacts })
  if (!row) throw new Refusal('not_found')
  return asLocked(row)
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
