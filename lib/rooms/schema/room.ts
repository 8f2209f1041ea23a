import { z } from 'zod'
import { rateInForce } from '../../gst/rules/registration.ts'
import { toRupees } from '../../shared/money.ts'
import { searchText } from '../../shared/search.ts'
import { roomPicturePath } from '../rules/picture.ts'

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
  imageId: string | null
  /** Counts its changes: who changes a room says which one they have seen. */
  version: number
}

/** The input of rooms_list: `q`, a part of the name in any letter case. */
export const roomsListQuery = z.object({
  q: searchText,
})

/** A room as calls answer it; rates in rupees. A `gst_rate` of null is that of the law for each night, 0 also that of a farm without GST. */
export function wireRoom(room: Room) {
  return {
    id: room.id,
    name: room.name,
    slug: room.slug,
    base_rate: toRupees(room.basePaise),
    gst_rate: rateInForce(room.gstPercent),
    total_rate: toRupees(room.ratePaise),
    description: room.description,
    image_path: room.imageId === null ? null : roomPicturePath(room.imageId),
    units: room.units,
    unit_names: room.unitNames,
    sleeps: room.sleeps,
    version: room.version,
  }
}

export type WireRoom = ReturnType<typeof wireRoom>

/** The answer of rooms_list; `total` counts all rooms, whatever was searched for. */
export type RoomList = { rows: WireRoom[]; total: number }
