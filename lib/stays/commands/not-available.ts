import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { nightRange, overlaps } from '../../rooms/queries/occupancy.ts'
import { findTaken } from '../../rooms/queries/taken.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { Refusal } from '../../shared/refusal.ts'

/** Returns the refusal (`room_not_available`) of a unit, or of any in a room, that says who has it on those nights. */
export async function notAvailable(
  tx: Tx,
  { roomId, ...stay }: StayDates & { roomId: number },
  unit: number | null,
  now: Date,
): Promise<Refusal> {
  const isWanted = Prisma.sql`(${unit}::int IS NULL OR o.unit = ${unit}) AND ${overlaps(nightRange(stay))}`
  const found = await findTaken(tx, roomId, isWanted, now)
  if (!found) return new Refusal('room_not_available')
  const message =
    unit === null ? `No unit is free on all of these nights. ${found.sentence}` : found.sentence
  return new Refusal('room_not_available', { message, data: { reference: found.reference } })
}
