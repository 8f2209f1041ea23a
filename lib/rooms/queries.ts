import { prisma } from '../db/client.ts'
import { Prisma } from '../db/generated/client.ts'
import { ratePerNight } from './rules.ts'
import { type Room, type RoomList, type WireRoom, wireRoom } from './schema.ts'

/** The rooms that can be booked, oldest first; `q` is a part of the name, any letter case. */
export async function listRooms(q: string): Promise<RoomList> {
  const [rows, total] = await Promise.all([
    selectRooms(Prisma.sql`strpos(lower(name), lower(${q})) > 0`),
    prisma().room.count({ where: { deletedAt: null } }),
  ])
  return { rows, total }
}

/** A room that can be booked; null when there is none with this id. */
export async function findRoom(id: number): Promise<WireRoom | null> {
  const [room] = await selectRooms(Prisma.sql`id = ${id}`)
  return room ?? null
}

async function selectRooms(which: Prisma.Sql): Promise<WireRoom[]> {
  const rows = await prisma().$queryRaw<Omit<Room, 'ratePaise'>[]>`
    SELECT id, name, slug, description, base_paise AS "basePaise",
      gst_percent::float8 AS "gstPercent", units, image_id::text AS "imageId", version
    FROM rooms WHERE deleted_at IS NULL AND ${which} ORDER BY id`
  return rows.map((row) =>
    wireRoom({ ...row, ratePaise: ratePerNight(row.basePaise, row.gstPercent) }),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The picture of a room that can be booked, with its content; null for any other file. */
export async function readRoomPicture(id: string) {
  if (!uuid.test(id)) return null
  return prisma().file.findFirst({
    where: { id, rooms: { some: { deletedAt: null } } },
    select: { name: true, mime: true, size: true, bytes: true },
  })
}
