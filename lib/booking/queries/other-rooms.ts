import { prisma } from '../../db/client.ts'
import { isBookable, nightRange, unitsTaken } from '../../rooms/queries.ts'
import type { StayInput } from '../schema.ts'

// A short hint, not a list to study.
const most = 3

/** A stay, and how many come if that is known. */
export type Wanted = StayInput & { guests?: number }

/**
 * The names of other rooms that have a unit free for the whole of a stay and sleep all who come, in the order of the
 * list of rooms. One query.
 */
export async function otherRoomsFree(stay: Wanted, now: Date): Promise<string[]> {
  const rooms = await prisma().$queryRaw<{ name: string }[]>`
    SELECT r.name FROM rooms r
    WHERE lower(r.name) <> lower(${stay.roomType}) AND ${isBookable}
      AND (r.sleeps IS NULL OR r.sleeps >= ${stay.guests ?? 0})
      AND r.units > ${unitsTaken(nightRange(stay), now, stay.hold_token)}
    ORDER BY r.id LIMIT ${most}`
  return rooms.map(({ name }) => name)
}
