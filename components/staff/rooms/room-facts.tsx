import { Check, ImageOff } from 'lucide-react'
import { Picture } from '#components/ui/picture.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { percentByLaw } from '#lib/gst/rules/law.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { toPaise } from '#lib/shared/money.ts'
import { rupees } from '../kit/words.ts'

const t = staffWords('rooms')

/** The tax of a night, with its rate if that is not the usual one. */
export function Gst({ room }: { room: WireRoom }) {
  const tax = rupees(room.total_rate - room.base_rate)
  return room.gst_rate === farm().gstPercent ? tax : `${tax} (${rateWords(room)})`
}

function rateWords({ gst_rate, base_rate }: WireRoom): string {
  return gst_rate === null
    ? t('facts.rateByLaw', { percent: percentByLaw(toPaise(base_rate)) })
    : `${gst_rate}%`
}

/** A room's picture, or a placeholder. */
export function RoomThumb({ room, className }: { room: WireRoom; className: string }) {
  if (room.picture) {
    return (
      <span className={`relative block overflow-clip rounded-plate ${className}`}>
        <Picture
          alt=""
          className="absolute inset-0 h-full w-full object-cover"
          entry={room.picture}
          sizes="(max-width: 1023px) 100vw, 76px"
        />
      </span>
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
    [t('site.title'), room.on_site ? t('site.yes') : t('site.no')],
  ]
}
