import sample from '../../../prisma/sample-rooms.json' with { type: 'json' }
import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import type { Descriptions } from '../../farm/rules/descriptions.ts'
import { findPicture, photographOf, withCopies } from '../../files/queries.ts'
import { rateInForce } from '../../gst/rules/registration.ts'
import { Refusal } from '../../shared/refusal.ts'
import { firstPicture } from '../rules/picture.ts'
import { ratePerNight } from '../rules/rate.ts'
import { roomFacts } from '../schema/facts.ts'
import { pictureSlots, type RoomPicture } from '../schema/pictures.ts'
import {
  type Room,
  type RoomList,
  type RoomLook,
  type WholeRoom,
  type WholeRoomList,
  type WireRoom,
  wireRoom,
  wireWholeRoom,
} from '../schema/room.ts'
import { kept, offered } from './kept-rooms.ts'

const withPhotos = {
  include: { photo: withCopies },
  orderBy: { id: 'asc' },
} satisfies Prisma.Room$picturesArgs

/** What belongs to a room beside its row, for Prisma's own queries, as {@link roomOf} needs it. */
export const whole = {
  unitNames: { select: { name: true }, orderBy: { number: 'asc' } },
  words: true,
  pictures: withPhotos,
} satisfies Prisma.RoomInclude

/** The names of the sample's rooms by their slugs. */
export const sampleRoomNames = new Map(sample.map(({ slug, name }) => [slug, name]))

/** The order of rooms, as staff have put them. */
export const inOrder = [
  { position: 'asc' },
  { id: 'asc' },
] satisfies Prisma.RoomOrderByWithRelationInput[]

/** Returns the rooms that the farm has, in the order that staff have put them, whose name has `q` in it in any letter case. */
export async function listRooms(_by: Staff, q: string): Promise<WholeRoomList> {
  const { rooms, total } = await findRooms(kept, q)
  return { rows: rooms.map(wireWholeRoom), total }
}

/** Returns those of them that guests can book. */
export async function listOffered(q: string): Promise<RoomList> {
  const { rooms, total } = await findRooms(offered, q)
  return { rows: rooms.map(wireRoom), total }
}

/** Returns the rooms of which this is true, in the order that staff have put them, whose name has `q` in it, and how many there are in all. */
export async function findRooms(where: Prisma.RoomWhereInput, q = '') {
  const rows = await prisma().room.findMany({ where, include: whole, orderBy: inOrder })
  const fits = ({ name }: { name: string }) => name.toLowerCase().includes(q.toLowerCase())
  return { rooms: rows.filter(fits).map(roomOf), total: rows.length }
}

/** Returns a room that the farm has, by its id or its slug. `room_not_found`. */
export async function readRoom(
  _by: Staff,
  where: { id: number } | { slug: string },
): Promise<WholeRoom> {
  const row = await prisma().room.findFirst({ where: { ...where, ...kept }, include: whole })
  if (!row) throw new Refusal('room_not_found')
  return wireWholeRoom(roomOf(row))
}

/** Returns a room that the farm has, or null when there is none with this id. */
export async function findRoom(id: number): Promise<WireRoom | null> {
  const row = await prisma().room.findFirst({ where: { id, ...kept }, include: whole })
  return row && wireRoom(roomOf(row))
}

type WholeRow = Prisma.RoomGetPayload<{ include: typeof whole }>

/** Returns a room as the product sees it, of its row. */
export function roomOf(row: WholeRow): Room {
  const gstPercent = row.gstPercent?.toNumber() ?? null
  // A unit that the room had once keeps its name.
  const unitNames = row.unitNames.slice(0, row.units).map(({ name }) => name)
  const ratePaise = ratePerNight(row.basePaise, rateInForce(gstPercent))
  const facts = roomFacts.parse(row.facts)
  const {
    createdAt: _,
    deletedAt: _deleted,
    guestsIncluded: _guests,
    extraGuestPaise: _extra,
    ...own
  } = row
  return {
    ...own,
    gstPercent,
    unitNames,
    ratePaise,
    facts,
    words: wordsOf(row),
    pictures: picturesOf(row),
  }
}

function wordsOf({ name, description, words }: WholeRow): Room['words'] {
  return Object.fromEntries(
    words.map(({ locale, englishName, englishDescription, ...own }) => {
      const named = englishName === name
      const current = named && englishDescription === description
      return [locale, { name: own.name, description: own.description, named, current }]
    }),
  )
}

function picturesOf({ pictures }: Pick<WholeRow, 'pictures'>): RoomPicture[] {
  return pictureSlots.flatMap((slot) =>
    pictures
      .filter((picture) => picture.slot === slot)
      .map(({ photo, alt, kind, ...of }) => ({
        ...of,
        slot,
        photo: photo && photographOf(photo),
        alt: alt as Descriptions,
        // Ours are all drawn.
        kind: of.fileId === null ? 'illustration' : (kind as RoomPicture['kind']),
      })),
  )
}

/** What a guest's booking shows of its room, for Prisma's own queries, as {@link lookOf} needs it. */
export const looked = {
  select: { units: true, words: true, pictures: withPhotos },
} satisfies Prisma.RoomDefaultArgs

type LookedRow = Prisma.RoomGetPayload<typeof looked>

/** Returns the names of a booking's room, as they were for the name that it was booked under, and its first picture. */
export function lookOf(row: LookedRow, bookedAs: string): RoomLook {
  const written = row.words.filter(({ englishName }) => englishName === bookedAs)
  const names = Object.fromEntries(written.map(({ locale, name }) => [locale, name]))
  return { names, picture: firstPicture(picturesOf(row)) }
}

/** Returns the photograph, or the copy of one, with this hash that shows a room of the farm, with its content; null for any other. */
export function readRoomPicture(hash: string) {
  return findPicture(hash, { roomPicture: { room: kept } })
}
