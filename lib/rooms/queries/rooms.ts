import { prisma } from '../../db/client.ts'
import type { Prisma, Room as RoomRow } from '../../db/generated/client.ts'
import { fileContent } from '../../files/queries.ts'
import { rateInForce } from '../../gst/rules/registration.ts'
import { ratePerNight } from '../rules/rate.ts'
import { type Room, type RoomList, type WireRoom, wireRoom } from '../schema/room.ts'
import { kept } from './kept-rooms.ts'

/** The names of the units of a room, for Prisma's own queries, as {@link roomOf} needs them. */
export const named = {
  unitNames: { select: { name: true }, orderBy: { number: 'asc' } },
} satisfies Prisma.RoomInclude

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
