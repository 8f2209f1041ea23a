import { prisma } from '../db/client.ts'
import { Prisma, type Room as RoomRow } from '../db/generated/client.ts'
import { fileContent } from '../files/queries.ts'
import { rateInForce } from '../gst/rules/registration.ts'
import type { IsoDate } from '../shared/dates.ts'
import { slugOf } from '../shared/text.ts'
import { ratePerNight } from './rules.ts'
import { type Room, type RoomList, type WireRoom, wireRoom } from './schema.ts'

/** Rooms that the farm has, for Prisma's own queries. The row of a deleted room stays for the bookings that name it. */
export const kept = { deletedAt: null } as const

/** The same in SQL, of a row of `rooms` that the query calls `r`. */
export const isKept = Prisma.sql`r.deleted_at IS NULL`

/** The names of the units of a room, for Prisma's own queries, as {@link roomOf} needs them. */
export const named = {
  unitNames: { select: { name: true }, orderBy: { number: 'asc' } },
} satisfies Prisma.RoomInclude

/** True in SQL of a room `r` whose units are given out: of all that the farm has. A unit that is closed for a while has a block. */
export const isBookable = Prisma.sql`${isKept}`

/** True in SQL of the room `r` that can be booked and has this name in any letter case. */
export function isNamed(name: string): Prisma.Sql {
  return Prisma.sql`lower(r.name) = lower(${name}) AND ${isBookable}`
}

/** The same of a name, an id or a slug: the pages go on asking by the name that a room was made with, so its slug is enough. */
export function isCalled(room: string): Prisma.Sql {
  return Prisma.sql`r.id = (
    SELECT r.id FROM rooms r
    WHERE ${isBookable} AND (lower(r.name) = lower(${room}) OR r.id::text = ${room} OR r.slug = ${slugOf(room)})
    ORDER BY lower(r.name) = lower(${room}) DESC LIMIT 1)`
}

/**
 * True in SQL of a row of `occupancies` (`o`) that keeps its unit now: bookings, and holds that have not run out. The
 * hold of the token `own` is not in the way of the guest who asks. Whoever gives units out goes by the database's clock:
 * processes whose own clocks differ would take each other's holds.
 */
export function occupies(now: Date | Prisma.Sql, own?: string): Prisma.Sql {
  const isTaken = Prisma.sql`(o.expires_at IS NULL OR o.expires_at > ${now})`
  if (!own) return isTaken
  return Prisma.sql`(${isTaken} AND NOT EXISTS (
    SELECT 1 FROM holds h WHERE h.id = o.hold_id AND h.token = ${own}))`
}

type Nights = { checkIn: IsoDate; checkOut: IsoDate }

/** Writes the nights of a stay as a `daterange`. */
export function nightRange({ checkIn, checkOut }: Nights): Prisma.Sql {
  return Prisma.sql`daterange(${checkIn}::date, ${checkOut}::date, '[)')`
}

/** True in SQL of a row of `occupancies` (`o`) that has one of some nights. */
export function overlaps(nights: Nights): Prisma.Sql {
  return Prisma.sql`daterange(o.check_in, o.check_out, '[)') && ${nightRange(nights)}`
}

/**
 * Counts in SQL the units of the room `r` that are taken on any night of a `daterange`, but for the one that the
 * hold of the token `own` keeps.
 */
export function unitsTaken(nights: Prisma.Sql, now: Date, own?: string): Prisma.Sql {
  return Prisma.sql`(SELECT count(DISTINCT o.unit)::int FROM occupancies o
    WHERE o.room_id = r.id AND o.unit <= r.units AND ${occupies(now, own)}
      AND daterange(o.check_in, o.check_out, '[)') && ${nights})`
}

/** Returns the rooms that the farm has, oldest first, whose name has `q` in it in any letter case. */
export async function listRooms(q: string): Promise<RoomList> {
  const rooms = await prisma().room.findMany({
    where: kept,
    include: named,
    orderBy: { id: 'asc' },
  })
  const fits = ({ name }: { name: string }) => name.toLowerCase().includes(q.toLowerCase())
  return { rows: rooms.filter(fits).map((row) => wireRoom(roomOf(row))), total: rooms.length }
}

/** Returns a room that the farm has, or null when there is none with this id. */
export async function findRoom(id: number): Promise<WireRoom | null> {
  const row = await prisma().room.findFirst({ where: { id, ...kept }, include: named })
  return row && wireRoom(roomOf(row))
}

type NamedRow = RoomRow & { unitNames: { name: string }[] }

/** Returns a room as the product sees it, of its row. */
export function roomOf({ createdAt: _, deletedAt: _deleted, ...row }: NamedRow): Room {
  const gstPercent = row.gstPercent?.toNumber() ?? null
  // A unit that the room had once keeps its name.
  const unitNames = row.unitNames.slice(0, row.units).map(({ name }) => name)
  const ratePaise = ratePerNight(row.basePaise, rateInForce(gstPercent))
  return { ...row, gstPercent, unitNames, ratePaise }
}

/** The picture of a room that the farm has, with its content; null for any other file. */
export async function readRoomPicture(id: string) {
  return prisma().file.findFirst({
    where: { id, rooms: { some: kept } },
    select: fileContent,
  })
}
