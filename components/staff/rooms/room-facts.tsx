import { Check, ImageOff } from 'lucide-react'
import { property } from '#lib/property.ts'
import type { RoomForm } from '#lib/rooms/client.ts'
import { unitNamesFor } from '#lib/rooms/rules/units.ts'
import { maxUnits } from '#lib/rooms/rules.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { rupees } from '../words.ts'

/** The tax of a night, with its rate if that is not the usual one. */
export function Gst({ room }: { room: WireRoom }) {
  const tax = rupees(room.total_rate - room.base_rate)
  return room.gst_rate === property.gstPercent ? tax : `${tax} (${room.gst_rate}%)`
}

/** A room's picture, or a placeholder. */
export function RoomThumb({ room, className }: { room: WireRoom; className: string }) {
  if (room.image_path) {
    return (
      // biome-ignore lint/performance/noImgElement: encoded once, when staff sent it
      <img
        alt=""
        className={`rounded-plate bg-rice object-cover ${className}`}
        loading="lazy"
        src={room.image_path}
      />
    )
  }
  return (
    <span
      className={`grid place-items-center rounded-plate border border-line-control border-dashed text-ink-2 ${className}`}
    >
      <ImageOff size={18} />
    </span>
  )
}

/** The note that a room has a picture or none, in the specification's words. */
export function ImageState({ room }: { room: WireRoom }) {
  if (!room.image_path) return <span className="text-ink-2">None</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check className="text-leaf" size={17} strokeWidth={2} />
      Uploaded
    </span>
  )
}

export const noDescription = 'No description available'

/** Returns the fields of a room as text, to be changed; null gives those of a new room. */
export function draftOf(room: WireRoom | null): Omit<RoomForm, 'id' | 'version'> {
  return {
    name: room?.name ?? '',
    base_rate: room ? typedRupees(room.base_rate) : '',
    gst_rate: String(room?.gst_rate ?? property.gstPercent),
    units: String(room?.units ?? 1),
    unit_names: room?.unit_names.join('\n') ?? '',
    sleeps: String(room?.sleeps ?? ''),
    description: room?.description ?? '',
    image: undefined,
    remove_image: undefined,
  }
}

/** Returns the names of as many units as are typed, of which a draft keeps those that were there before as well. */
export function typedUnitNames(draft: Pick<RoomForm, 'units' | 'unit_names'>): string[] {
  const count = Math.min(Math.max(Math.trunc(Number(draft.units)) || 0, 0), maxUnits)
  return unitNamesFor(count, draft.unit_names === '' ? [] : draft.unit_names.split('\n'))
}

/** Returns the facts of a room as text, each with its name; without the picture. */
export function roomFacts(room: WireRoom): (readonly [name: string, fact: string])[] {
  return [
    ['Name', room.name],
    ['Base rate', rupees(room.base_rate)],
    ['GST rate', `${room.gst_rate}%`],
    ['Units', String(room.units)],
    ['Names of the units', room.unit_names.join(', ')],
    ['Sleeps', room.sleeps === null ? 'not said' : String(room.sleeps)],
    ['Description', room.description || 'none'],
  ]
}
