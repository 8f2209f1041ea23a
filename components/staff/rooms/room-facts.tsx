import { Check, ImageOff } from 'lucide-react'
import { percentByLaw } from '#lib/gst/rules/law.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { property } from '#lib/property.ts'
import type { RoomForm } from '#lib/rooms/client.ts'
import { byLaw } from '#lib/rooms/rules/rate.ts'
import { maxUnits, unitNamesFor } from '#lib/rooms/rules/units.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { toPaise, typedRupees } from '#lib/shared/money.ts'
import { rupees } from '../kit/words.ts'

const t = staffWords('rooms')

/** The tax of a night, with its rate if that is not the usual one. */
export function Gst({ room }: { room: WireRoom }) {
  const tax = rupees(room.total_rate - room.base_rate)
  return room.gst_rate === property.gstPercent ? tax : `${tax} (${rateWords(room)})`
}

function rateWords({ gst_rate, base_rate }: WireRoom): string {
  return gst_rate === null
    ? t('facts.rateByLaw', { percent: percentByLaw(toPaise(base_rate)) })
    : `${gst_rate}%`
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
  if (!room.image_path) return <span className="text-ink-2">{t('facts.noImage')}</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check className="text-leaf" size={17} strokeWidth={2} />
      {t('facts.uploaded')}
    </span>
  )
}

/** Returns what a refusal says to somebody who has an old version of a room open. */
export function refusals() {
  return { changed_meanwhile: t('changedMeanwhile') }
}

/** Returns the fields of a room as text, to be changed; null gives those of a new room. */
export function draftOf(room: WireRoom | null): Omit<RoomForm, 'id' | 'version'> {
  return {
    name: room?.name ?? '',
    base_rate: room ? typedRupees(room.base_rate) : '',
    gst_rate: typedRate(room),
    units: String(room?.units ?? 1),
    unit_names: room?.unit_names.join('\n') ?? '',
    sleeps: String(room?.sleeps ?? ''),
    description: room?.description ?? '',
    image: undefined,
    remove_image: undefined,
  }
}

// Empty leaves the rate that is stored, which does not count while the farm charges no GST.
function typedRate(room: WireRoom | null): string {
  if (!chargesGst()) return ''
  return room?.gst_rate === null ? byLaw : String(room?.gst_rate ?? property.gstPercent)
}

/** Returns the names of as many units as are typed, of which a draft keeps those that were there before as well. */
export function typedUnitNames(draft: Pick<RoomForm, 'units' | 'unit_names'>): string[] {
  const count = Math.min(Math.max(Math.trunc(Number(draft.units)) || 0, 0), maxUnits)
  return unitNamesFor(count, draft.unit_names === '' ? [] : draft.unit_names.split('\n'))
}

/** Returns the facts of a room as text, each with its name; without the picture. */
export function roomFacts(room: WireRoom): (readonly [name: string, fact: string])[] {
  return [
    [t('facts.name'), room.name],
    [t('facts.baseRate'), rupees(room.base_rate)],
    ...(chargesGst() ? [[t('facts.gstRate'), rateWords(room)] as const] : []),
    [t('facts.units'), String(room.units)],
    [t('facts.unitNames'), room.unit_names.join(', ')],
    [t('facts.sleeps'), room.sleeps === null ? t('facts.notSet') : String(room.sleeps)],
    [t('facts.description'), room.description || t('facts.none')],
  ]
}
