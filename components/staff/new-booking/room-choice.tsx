'use client'

import { Alert } from '#components/ui/alert.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import type { FreeRoom } from '#lib/stays/schema/free-rooms.ts'
import { ChosenField } from '../kit/form/form-fields.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { count, rupees } from '../kit/words.ts'
import { isFree, nightsOf } from './draft.ts'
import type { NewBooking } from './use-new-booking.ts'
import { goneWords, takenWords } from './words.ts'

const t = staffWords('newBooking')

/** The rooms that are free for the stay, each with its unit and its whole price, and what has the others. */
export function RoomChoice({ form }: { form: NewBooking }) {
  const { draft, free, place, change } = form
  const rooms = free.value?.rooms ?? []
  const open = rooms.filter((room) => isFree(room, draft.guests))
  const taken = takenWords(rooms, draft)
  return (
    <div aria-busy={free.loading} className={free.loading ? 'opacity-60' : ''}>
      <LiveWords>
        <HowFree draft={draft} free={free} isOpen={open.length > 0} />
        {open.length > 0 && !free.loading && (
          <span className="sr-only">{t('room.howMany', { count: open.length })}</span>
        )}
      </LiveWords>
      {open.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-semibold text-sm">
            {t('room.heading', { nights: nightsOf(draft) })}
          </legend>
          <div className="grid gap-2">
            {open.map((room) => (
              <RoomCard
                checked={place?.room.id === room.id}
                form={form}
                key={room.id}
                onChoose={() => change({ room: room.id, unit: null })}
                room={room}
              />
            ))}
          </div>
        </fieldset>
      )}
      {place && place.room.free.length > 1 && (
        <div className="mt-3 max-w-[280px]">
          <ChosenField
            id="new-unit"
            label={t('room.unit')}
            onChange={(unit) => change({ room: place.room.id, unit: Number(unit) })}
            options={place.room.free.map((unit) => [String(unit.number), unitTitle(unit.name)])}
            value={String(place.unit.number)}
          />
        </div>
      )}
      {taken && (
        <p className="num mt-3.5 text-ink-2 text-sm">
          {t.rich('room.notFree', {
            b: (words) => <b>{words}</b>,
            taken: () => <bdi>{taken}</bdi>,
          })}
        </p>
      )}
    </div>
  )
}

function HowFree({
  draft,
  free,
  isOpen,
}: Pick<NewBooking, 'draft' | 'free'> & { isOpen: boolean }) {
  if (!free.value) return t('room.looking')
  const gone = free.loading ? '' : goneWords(draft, free.value)
  return (
    <>
      {gone && (
        <Alert className="mb-3.5" title={t('gone.title')} tone="warning">
          <bdi>{gone}</bdi>
        </Alert>
      )}
      {!isOpen && (
        <p className="font-semibold">
          {t(free.value.rooms.length > 0 ? 'room.nothingFree' : 'room.none')}
        </p>
      )}
    </>
  )
}

type RoomCardProps = { room: FreeRoom; form: NewBooking; checked: boolean; onChoose: () => void }

function RoomCard({ room, form: { draft, place }, checked, onChoose }: RoomCardProps) {
  const unit = checked && place ? place.unit : room.free[0]
  const nights = nightsOf(draft)
  return (
    <label className="grid cursor-pointer grid-cols-[22px_1fr_auto] items-center gap-3.5 rounded-staff border border-line-control bg-white px-4 py-2.5 has-checked:border-lake has-checked:bg-[#f1f6f1] has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-lake">
      <input
        checked={checked}
        className="size-[22px] accent-lake"
        name="new-room"
        onChange={onChoose}
        type="radio"
        value={room.id}
      />
      <span className="min-w-0">
        <b className="block truncate font-semibold text-base leading-snug">{room.name}</b>
        <small className="num block text-ink-2 text-sm">
          {unit && <bdi>{unitTitle(unit.name)}</bdi>}
          {room.sleeps !== null && `, ${t('room.sleeps', { guests: count(room.sleeps, 'guest') })}`}
        </small>
      </span>
      <span className="num text-end">
        <bdi className="heading block text-lg" dir="ltr">
          {rupees(room.total)}
        </bdi>
        <small className="block text-ink-2 text-xs">
          {room.rate === null ? count(nights, 'night') : `${nights} × ${rupees(room.rate)}`}
        </small>
      </span>
    </label>
  )
}
