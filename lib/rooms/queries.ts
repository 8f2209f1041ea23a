import { prisma } from '../db/client.ts'
import { Prisma } from '../db/generated/client.ts'
import { fileContent } from '../files/queries.ts'
import type { IsoDate } from '../shared/dates.ts'
import { ratePerNight } from './rules.ts'
import { type Room, type RoomList, type WireRoom, wireRoom } from './schema.ts'

/** Rooms that can be booked, for Prisma's own queries. A deleted room stays for the bookings that name it. */
export const bookable = { deletedAt: null } as const

/** The same in SQL, of a row of `rooms` that the query calls `r`. */
export const isBookable = Prisma.sql`r.deleted_at IS NULL`

/** True in SQL of a row of `occupancies` (`o`) that keeps its unit now: bookings, and holds that have not run out. */
export function occupies(now: Date): Prisma.Sql {
  return Prisma.sql`(o.expires_at IS NULL OR o.expires_at > ${now})`
}

/** Writes the nights of a stay as a `daterange`. */
export function nightRange({ checkIn, checkOut }: { checkIn: IsoDate; checkOut: IsoDate }) {
  return Prisma.sql`daterange(${checkIn}::date, ${checkOut}::date, '[)')`
}

/** Counts in SQL the units of the room `r` that are taken on any night of a `daterange`. */
export function unitsTaken(nights: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`(SELECT count(DISTINCT o.unit)::int FROM occupancies o
    WHERE o.room_id = r.id AND o.unit <= r.units AND ${occupies(now)}
      AND daterange(o.check_in, o.check_out, '[)') && ${nights})`
}

/** The rooms that can be booked, oldest first; `q` is a part of the name, any letter case. */
export async function listRooms(q: string): Promise<RoomList> {
  const [rows, total] = await Promise.all([
    selectRooms(Prisma.sql`strpos(lower(r.name), lower(${q})) > 0`),
    prisma().room.count({ where: bookable }),
  ])
  return { rows, total }
}

/** A room that can be booked; null when there is none with this id. */
export async function findRoom(id: number): Promise<WireRoom | null> {
  const [room] = await selectRooms(Prisma.sql`r.id = ${id}`)
  return room ?? null
}

async function selectRooms(which: Prisma.Sql): Promise<WireRoom[]> {
  const rows = await prisma().$queryRaw<Omit<Room, 'ratePaise'>[]>`
    SELECT id, name, slug, description, base_paise AS "basePaise",
      gst_percent::float8 AS "gstPercent", units, image_id::text AS "imageId", version
    FROM rooms r WHERE ${isBookable} AND ${which} ORDER BY id`
  return rows.map((row) =>
    wireRoom({ ...row, ratePaise: ratePerNight(row.basePaise, row.gstPercent) }),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The picture of a room that can be booked, with its content; null for any other file. */
export async function readRoomPicture(id: string) {
  if (!uuid.test(id)) return null
  return prisma().file.findFirst({
    where: { id, rooms: { some: bookable } },
    select: fileContent,
  })
}
