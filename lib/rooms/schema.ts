import { z } from 'zod'
import { filePath } from '../files/rules.ts'
import { toRupees } from '../shared/money.ts'

/** A room as the product sees it. */
export type Room = {
  id: number
  name: string
  slug: string
  description: string
  basePaise: number
  gstPercent: number
  /** What a night costs with tax. */
  ratePaise: number
  units: number
  imageId: string | null
}

/** What rooms_list takes: `q`, a part of the name in any letter case. */
export const roomsListQuery = z.object({
  q: z.string().trim().max(100, 'Search with 100 characters at most.').default(''),
})

/** A room as calls answer it; rates in rupees. */
export function wireRoom(room: Room) {
  return {
    id: room.id,
    name: room.name,
    slug: room.slug,
    base_rate: toRupees(room.basePaise),
    gst_rate: room.gstPercent,
    total_rate: toRupees(room.ratePaise),
    description: room.description,
    image_path: room.imageId === null ? null : filePath(room.imageId),
    units: room.units,
  }
}

export type WireRoom = ReturnType<typeof wireRoom>
