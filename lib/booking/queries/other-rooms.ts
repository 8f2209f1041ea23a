import { prisma } from '../../db/client.ts'
import type { StayInput } from '../schema.ts'

// A way out, not a list to study.
const most = 3

/** The names of other rooms that have a unit free for the whole of a stay, in the order of the list of rooms. One query. */
export async function otherRoomsFree(stay: StayInput, now: Date): Promise<string[]> {
  const rooms = await prisma().$queryRaw<{ name: string }[]>`
    SELECT r.name FROM rooms r
    WHERE lower(r.name) <> lower(${stay.roomType}) AND r.deleted_at IS NULL AND r.units > (
      SELECT count(DISTINCT o.unit) FROM occupancies o
      WHERE o.room_id = r.id AND o.unit <= r.units
        AND (o.expires_at IS NULL OR o.expires_at > ${now})
        AND daterange(o.check_in, o.check_out, '[)')
          && daterange(${stay.checkIn}::date, ${stay.checkOut}::date, '[)'))
    ORDER BY r.id LIMIT ${most}`
  return rooms.map(({ name }) => name)
}
