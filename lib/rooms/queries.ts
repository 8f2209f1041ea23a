import { prisma } from '../db/client.ts'
import { ratePerNight } from './rules.ts'
import type { Room } from './schema.ts'

/** The rooms that can be booked, oldest first; `q` is a part of the name, any letter case. */
export async function listRooms(q: string): Promise<Room[]> {
  const rows = await prisma().$queryRaw<Omit<Room, 'ratePaise'>[]>`
    SELECT id, name, slug, description, base_paise AS "basePaise",
      gst_percent::float8 AS "gstPercent", units, image_id::text AS "imageId"
    FROM rooms
    WHERE deleted_at IS NULL AND strpos(lower(name), lower(${q})) > 0
    ORDER BY id`
  return rows.map((row) => ({ ...row, ratePaise: ratePerNight(row.basePaise, row.gstPercent) }))
}
