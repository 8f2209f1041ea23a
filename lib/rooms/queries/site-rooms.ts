import sample from '../../../prisma/sample-rooms.json' with { type: 'json' }
import { prisma } from '../../db/client.ts'
import { isBuilding } from '../../env.ts'
import { farm } from '../../farm/rules/farm.ts'
import { rateInForce } from '../../gst/rules/registration.ts'
import { ratePerNight } from '../rules/rate.ts'
import { roomFacts } from '../schema/facts.ts'
import type { PictureSlot } from '../schema/pictures.ts'
import type { Room } from '../schema/room.ts'
import { offered } from './kept-rooms.ts'
import { findRooms } from './rooms.ts'

/** Returns the rooms that guests' pages show, in their order. A build has no database: its pages show the sample's. */
export async function siteRooms(): Promise<Room[]> {
  return isBuilding() ? sampleRooms() : (await findRooms(offered)).rooms
}

/** Returns true if the farm has or had a room with this slug. */
export async function hadRoom(slug: string): Promise<boolean> {
  return !isBuilding() && (await prisma().room.count({ where: { slug } })) > 0
}

/** Returns the sample's rooms, as {@link siteRooms} does in a build. */
export function sampleRooms(): Room[] {
  return sample.map(({ words, pictures, facts, ...room }, at) => ({
    ...room,
    id: at + 1,
    position: at + 1,
    version: 1,
    onSite: true,
    gstPercent: farm().gstPercent,
    ratePaise: ratePerNight(room.basePaise, rateInForce(farm().gstPercent)),
    unitNames: [],
    facts: roomFacts.parse(facts),
    words: Object.fromEntries(
      Object.entries(words).map(([locale, own]) => [
        locale,
        { ...own, named: true, current: true },
      ]),
    ),
    pictures: pictures.map(({ slot, plate }, number) => {
      const look = { focusX: 50, focusY: 50, kind: 'illustration', alt: {} } as const
      const drawn = { fileId: null, photo: null, plate, ...look }
      return { id: number, roomId: at + 1, slot: slot as PictureSlot, ...drawn }
    }),
  }))
}

/** Returns a text that's the same for rooms of which guests' pages show the same. */
export function shownOf(rooms: Room[]): string {
  return JSON.stringify(
    rooms.map(({ slug, name, description, sleeps, units, facts, words, pictures }) => {
      const shown = pictures.map(({ slot, photo, plate, focusX, focusY, kind, alt }) => {
        return [slot, photo, plate, focusX, focusY, kind, sorted(alt)]
      })
      return [slug, name, description, sleeps, units, sorted(facts), sorted(words), shown]
    }),
  )
}

// PostgreSQL keeps the fields of JSON in an order of its own.
const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
