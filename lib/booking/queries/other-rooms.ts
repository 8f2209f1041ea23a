import { prisma } from '../../db/client.ts'
import { isBookable, nightRange, unitsTaken } from '../../rooms/queries.ts'
import type { StayInput } from '../schema.ts'

// A short hint, not a list to study.
const most = 3

/** The names of other rooms that have a unit free for the whole of a stay, in the order of the list of rooms. One query. */
export async function otherRoomsFree(stay: StayInput, now: Date): Promise<string[]> {
  const rooms = await prisma().$queryRaw<{ name: string }[]>`
    SELECT r.name FROM rooms r
    WHERE lower(r.name) <> lower(${stay.roomType}) AND ${isBookable}
      AND r.units > ${unitsTaken(nightRange(stay), now, stay.hold_token)}
    ORDER BY r.id LIMIT ${most}`
  return rooms.map(({ name }) => name)
}
