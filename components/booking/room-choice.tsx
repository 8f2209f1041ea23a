'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { controlClass } from '#components/ui/field.tsx'
import { property } from '#lib/property.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { RoomPicture } from './room-picture.tsx'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'
import { useFieldError } from './use-trouble-words.ts'

// More rooms than this are a list instead of cards.
const mostCards = 4

/** The choice of a room: one card for each while they are few. */
export function RoomChoice() {
  const t = useTranslations('booking.form.room')
  const { rooms } = useBooking()
  const error = useFieldError()('roomType')
  return (
    <fieldset
      aria-describedby={error && 'booking-roomType-error'}
      className="mb-5"
      id="booking-roomType"
    >
      <legend className="sr-only">{t('label')}</legend>
      {rooms === null && <Waiting />}
      {rooms?.length === 0 && (
        <p className="rounded-control border border-line bg-card px-4 py-3 text-sm">
          <Words>{t('empty', { phone: property.phone })}</Words>
        </p>
      )}
      {rooms && rooms.length > mostCards && <RoomList rooms={rooms} />}
      {rooms && rooms.length <= mostCards && (
        <div className="grid gap-2.5 md:grid-cols-2 md:gap-3.5">
          {rooms.map((room) => (
            <RoomCard key={room.id} room={room} />
          ))}
        </div>
      )}
      {error && (
        <p className="mt-1.5 font-medium text-xs text-red" id="booking-roomType-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

// The sentence appears after ten seconds by its style alone: the scripts may be what does not come.
function Waiting() {
  const common = useTranslations('common')
  const t = useTranslations('booking.form.room')
  return (
    <div className="relative grid gap-2.5 md:grid-cols-2 md:gap-3.5" role="status">
      <span className="sr-only">{common('loading')}</span>
      <span className="h-[90px] rounded-[12px] bg-rice" />
      <span className="h-[90px] rounded-[12px] bg-rice" />
      <p className="appears-late absolute inset-0 grid place-content-center px-4 text-sm">
        <span>
          <Words>{t('empty', { phone: property.phone })}</Words>
        </span>
      </p>
    </div>
  )
}

function RoomCard({ room }: { room: WireRoom }) {
  const { flow, dispatch } = useBooking()
  const { money } = useFormats()
  const common = useTranslations('common')
  const nameOf = useRoomName()
  return (
    <label className="relative grid min-h-[90px] cursor-pointer grid-cols-[84px_1fr] items-stretch overflow-clip rounded-[12px] border-[1.5px] border-line-control bg-card has-checked:border-lake has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake">
      <span className="relative">
        <span className="absolute inset-0">
          <RoomPicture room={room} sizes="84px" />
        </span>
      </span>
      <input
        checked={flow.fields.roomType === room.name}
        className="absolute end-3 top-3 size-5 accent-lake outline-none"
        name="roomType"
        onChange={() => dispatch({ type: 'typed', name: 'roomType', value: room.name })}
        type="radio"
        value={room.name}
      />
      <span className="self-center px-3.5 py-2.5">
        <span className="block pe-6 font-semibold text-md leading-snug">{nameOf(room)}</span>
        <span className="block text-xs text-ink-2">
          <bdi>{money(Math.round(room.total_rate * 100))}</bdi> {common('perNight')}
          {room.sleeps !== null && (
            <span className="block">{common('sleeps', { count: room.sleeps })}</span>
          )}
        </span>
      </span>
    </label>
  )
}

function RoomList({ rooms }: { rooms: WireRoom[] }) {
  const t = useTranslations('booking.form.room')
  const { flow, dispatch } = useBooking()
  const { money, list } = useFormats()
  const nameOf = useRoomName()
  return (
    <select
      aria-label={t('label')}
      className={controlClass}
      name="roomType"
      onChange={(event) => dispatch({ type: 'typed', name: 'roomType', value: event.target.value })}
      value={flow.fields.roomType}
    >
      {rooms.map((room) => (
        <option key={room.id} value={room.name}>
          {list(nameOf(room), money(Math.round(room.total_rate * 100)))}
        </option>
      ))}
    </select>
  )
}
