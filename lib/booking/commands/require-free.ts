import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { findTaken, isOn } from '../../rooms/queries/taken.ts'
import { Refusal } from '../../shared/refusal.ts'
import { dropExpired } from './take-unit.ts'

type Wanted = { roomId: number; units: number[]; from: string; to: string; but?: string }

/**
 * Refuses with `stay_in_the_way` if something but the block `but` has one of the units of a room, which is locked, on one of
 * the nights; with the `reference` if that is a booking.
 */
export async function requireFree(
  tx: Tx,
  { roomId, units, from, to, but }: Wanted,
  now: Date,
): Promise<void> {
  await dropExpired(tx, roomId, now)
  const nights = { checkIn: from, checkOut: to }
  const isOther = but ? Prisma.sql`o.id <> ${but}::uuid` : Prisma.sql`true`
  const isWanted = Prisma.sql`o.unit = ANY (${units}::int[]) AND ${isOn(nights)} AND ${isOther}`
  const taken = await findTaken(tx, roomId, isWanted, now)
  if (!taken) return
  throw new Refusal('stay_in_the_way', {
    message: taken.sentence,
    data: { reference: taken.reference },
  })
}
