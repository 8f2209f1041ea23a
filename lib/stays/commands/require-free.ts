import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { nightRange, overlaps } from '../../rooms/queries/occupancy.ts'
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
  const nights = nightRange({ checkIn: from, checkOut: to })
  const isWanted = Prisma.sql`o.unit = ANY (${units}::int[]) AND ${overlaps(nights)}`
  const taken = await findTaken(tx, roomId, isWanted, now, { block: except })
  if (!taken) return
  throw new Refusal('stay_in_the_way', {
    message: taken.sentence,
    data: { reference: taken.reference },
  })
}
