import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { overlaps } from '../../rooms/queries/occupancy.ts'
import { findTaken } from '../../rooms/queries/taken.ts'
import { Refusal } from '../../shared/refusal.ts'
import { dropExpired } from './take-unit.ts'

type Wanted = { roomId: number; units: number[]; from: string; to: string; except?: string }

/**
 * Refuses with `stay_in_the_way` if something except the block `except` has one of the units of a room, which is locked, on one of
 * the nights; with the `reference` if that is a booking.
 */
export async function requireFree(
  tx: Tx,
  { roomId, units, from, to, except }: Wanted,
  now: Date,
): Promise<void> {
  await dropExpired(tx, roomId, now)
  const nights = { checkIn: from, checkOut: to }
  const isOther = except ? Prisma.sql`o.id <> ${except}::uuid` : Prisma.sql`true`
  const isWanted = Prisma.sql`o.unit = ANY (${units}::int[]) AND ${overlaps(nights)} AND ${isOther}`
  const taken = await findTaken(tx, roomId, isWanted, now)
  if (!taken) return
  throw new Refusal('stay_in_the_way', {
    message: taken.sentence,
    data: { reference: taken.reference },
  })
}
