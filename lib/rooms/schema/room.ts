import { z } from 'zod'
import { altOf } from '../../farm/rules/descriptions.ts'
import { rateInForce } from '../../gst/rules/registration.ts'
import { picturePath } from '../../pictures/rules.ts'
import { toRupees } from '../../shared/money.ts'
import { searchText } from '../../shared/search.ts'
import { drawnAs, firstPicture, shownPictures } from '../rules/picture.ts'
import type { RoomFacts } from './facts.ts'
import type { RoomPicture } from './pictures.ts'

/**
 * A room's words in another language. They're `current` if the English is still that which they were written for, and `named`
 * if at least the English name is: guests don't see a translation of a name that the room no longer has.
 */
export type RoomWords = { name: string; description: string; named: boolean; current: boolean }

/** A room as the product sees it. */
export type Room = {
  id: number
  name: string
  slug: string
  description: string
  basePaise: number
  /** The rate that staff have set; null for that of the law for each night. */
  gstPercent: number | null
  /** The price of a night with tax. */
  ratePaise: number
  units: number
  /** The names of its units, from the first on. */
  unitNames: string[]
  /** The number of guests it sleeps; null if it isn't known. */
  sleeps: number | null
  facts: RoomFacts
  onSite: boolean
  position: number
  /** By language; English is the room's own name and description. Marathi (`mr`) has only a name, shown below the other. */
  words: Partial<Record<string, RoomWords>>
  /** In the order of their slots. */
  pictures: RoomPicture[]
  /** Counts its changes: who changes a room says which one they have seen. */
  version: number
}

/** The input of rooms_list: `q`, a part of the name in any letter case. */
export const roomsListQuery = z.object({
  q: searchText,
})

/** A room as calls answer it; rates in rupees. A `gst_rate` of null is that of the law for each night, 0 also that of a farm without GST. */
export function wireRoom(room: Room) {
  const [first] = shownPictures(room.pictures)
  return {
    id: room.id,
    name: room.name,
    slug: room.slug,
    base_rate: toRupees(room.basePaise),
    gst_rate: rateInForce(room.gstPercent),
    total_rate: toRupees(room.ratePaise),
    description: room.description,
    /** Its first photograph. */
    image_path: first?.photo ? picturePath(first.photo.hash) : null,
    /** The same, or a drawing of ours where it has none, with all its copies. */
    picture: firstPicture(room.pictures),
    on_site: room.onSite,
    /** Its names in other languages. */
    names: namesOf(room),
    units: room.units,
    unit_names: room.unitNames,
    sleeps: room.sleeps,
    version: room.version,
  }
}

/** Returns a room's names by language, without English. */
function namesOf({ words }: Pick<Room, 'words'>): Partial<Record<string, string>> {
  const named = Object.entries(words).filter(([, of]) => of?.named && of.name)
  return Object.fromEntries(named.map(([locale, of]) => [locale, of?.name]))
}

/** What a guest's booking shows of its room beside the name that it was booked under. */
export type RoomLook = Pick<WireRoom, 'names' | 'picture'>

export type WireRoom = ReturnType<typeof wireRoom>

/** The answer of rooms_list; `total` counts all rooms, whatever was searched for. */
export type RoomList = { rows: WireRoom[]; total: number }

/** A room as calls answer it to staff, with all that guests are told of it. */
export function wireWholeRoom(room: Room) {
  const { facts, words, position } = room
  return { ...wireRoom(room), facts, words, position, pictures: room.pictures.map(wirePicture) }
}

export type WholeRoom = ReturnType<typeof wireWholeRoom>
export type WholeRoomList = { rows: WholeRoom[]; total: number }

function wirePicture(picture: RoomPicture) {
  const { id, slot, fileId, photo, focusX, focusY, kind, alt } = picture
  return {
    id,
    slot,
    is_photo: fileId !== null && kind === 'photo',
    kind,
    focus_x: focusX,
    focus_y: focusY,
    drawn: drawnAs(picture),
    /** The hash of what staff sent, and its width in pixels; null for a drawing of ours. */
    hash: photo?.hash ?? null,
    width: photo?.width ?? null,
    /** What describes it; null for a drawing of ours, which has its own words. */
    alt: photo && altOf(alt, photo.hash),
  }
}

export type WirePicture = ReturnType<typeof wirePicture>
