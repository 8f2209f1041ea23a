'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { Field } from '#components/ui/field.tsx'
import { ChevronDownIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import type { PricedRoom } from '#lib/rates/schema/lowest.ts'
import { toPaise } from '#lib/shared/money.ts'
import { nightsOfFields } from './fields.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'
import { useNotSoldWords } from './use-not-sold-words.ts'
import { type StayIn, useStayIn } from './use-room-quotes.ts'
import { useFieldError } from './use-trouble-words.ts'

// More rooms than this are a list beside the card of the chosen one.
const mostCards = 2

// As high for any number of rooms, so that nothing below moves when they come.
const place = 'grid min-h-[202px] gap-2.5 md:min-h-24 md:grid-cols-2 md:gap-3.5'

/** The choice of a room: one card for each while they are few. */
export function RoomChoice() {
  const t = useTranslations('booking.form.room')
  const booking = useBooking()
  const rooms = booking.rooms ?? booking.sent
  const stayIn = useStayIn()
  const error = useFieldError()('roomType')
  return (
    <fieldset
      aria-describedby={error && 'booking-roomType-error'}
      className="mb-5"
      id="booking-roomType"
    >
      <legend className="sr-only">{t('label')}</legend>
      <rooms-as-sent className="block" suppressHydrationWarning>
        {rooms === null && <Waiting />}
        {rooms && (
          <div className={place}>
            {rooms.length === 0 && (
              <p className="grid place-content-center rounded-control border border-line bg-card px-4 py-3 text-sm md:col-span-2">
                <span>
                  <Words>{t('empty', { phone: farm().phone })}</Words>
                </span>
              </p>
            )}
            {rooms.length <= mostCards &&
              rooms.map((room) => <RoomOption key={room.id} room={room} stay={stayIn(room)} />)}
            {rooms.length > mostCards && <RoomList rooms={rooms} stayIn={stayIn} />}
          </div>
        )}
      </rooms-as-sent>
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
    <div className={`relative ${place}`} role="status">
      <span className="sr-only">{common('loading')}</span>
      <span className="rounded-[12px] bg-rice" />
      <span className="rounded-[12px] bg-rice" />
      <p className="appears-late absolute inset-0 grid place-content-center px-4 text-sm">
        <span>
          <Words>{t('empty', { phone: farm().phone })}</Words>
        </span>
      </p>
    </div>
  )
}

type RoomProps = { room: PricedRoom; stay: StayIn }

function RoomOption({ room, stay }: RoomProps) {
  const { flow, dispatch } = useBooking()
  return (
    <label className="group relative grid cursor-pointer overflow-clip rounded-[12px] border-[1.5px] border-line-control bg-card has-checked:border-lake has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake">
      <input
        checked={flow.fields.roomType === room.name}
        className="absolute end-3 top-3 size-5 accent-lake outline-none"
        data-early
        name="roomType"
        onChange={() => dispatch({ type: 'typed', name: 'roomType', value: room.name })}
        type="radio"
        value={room.name}
      />
      <RoomLook room={room} stay={stay} />
    </label>
  )
}

type PriceOf = (room: PricedRoom, stay: StayIn) => string

/** Returns the amount that a room costs: for the stay in the form once it has dates, before that its lowest price of a night. */
function useRoomAmount(): PriceOf {
  const t = useTranslations('booking.form.room')
  const { money } = useFormats()
  const words = useNotSoldWords()
  return ({ from_rate, total_rate, varies }, stay) => {
    if (stay === 'asking') return '…'
    if (stay && 'totalPaise' in stay) return money(stay.totalPaise)
    if (stay && !isByNight(stay)) return words(stay.why)
    return varies ? t('from', { price: money(toPaise(from_rate)) }) : money(toPaise(total_rate))
  }
}

/** Returns the same with what it is for. */
function useRoomPrice(): PriceOf {
  const t = useTranslations('booking.form.room')
  const common = useTranslations('common')
  const { fields } = useBooking().flow
  const amountOf = useRoomAmount()
  const perNight = common('perNight', farmFacts(useLocale()))
  return (room, stay) => {
    const amount = amountOf(room, stay)
    if (isByNight(stay)) return `${amount} ${perNight}`
    const isTotal = stay !== null && stay !== 'asking' && 'totalPaise' in stay
    return isTotal ? t('stay', { total: amount, count: nightsOfFields(fields) }) : amount
  }
}

// The line below the price says how many the room sleeps.
function isByNight(stay: StayIn): boolean {
  return (
    stay === null || (stay !== 'asking' && 'why' in stay && stay.why.because === 'too_many_guests')
  )
}

function RoomLook({ room, stay }: RoomProps) {
  const priceOf = useRoomPrice()
  const common = useTranslations('common')
  const nameOf = useRoomName()
  return (
    <span className="grid grid-cols-[84px_1fr] items-stretch max-md:group-only:grid-cols-[140px_1fr]">
      <span className="relative">
        <span className="absolute inset-0">
          <RoomPicture room={room} sizes="(max-width: 767px) 140px, 84px" />
        </span>
      </span>
      <span className="self-center px-3.5 py-2.5">
        <span className="block text-balance pe-6 font-semibold text-md leading-snug">
          {nameOf(room)}
        </span>
        {/* Side by side there is room for a price in two lines: nothing moves when one comes. */}
        <span className="block text-xs text-ink-2 md:min-h-[3lh]">
          <span data-room-price={room.slug}>{priceOf(room, stay)}</span>
          {room.sleeps !== null && (
            <span className="block">{common('sleeps', { count: room.sleeps })}</span>
          )}
        </span>
      </span>
    </span>
  )
}

type RoomListProps = { rooms: PricedRoom[]; stayIn: ReturnType<typeof useStayIn> }

function RoomList({ rooms, stayIn }: RoomListProps) {
  const t = useTranslations('booking.form.room')
  const { flow, dispatch } = useBooking()
  const { list } = useFormats()
  // A closed list on a phone has room for a name and an amount. The card above says what the amount includes.
  const amountOf = useRoomAmount()
  // Before anything works the first is chosen, as it is then.
  const chosen = rooms.find(({ name }) => name === flow.fields.roomType) ?? rooms[0]
  const nameOf = useRoomName()
  return (
    <>
      <div className="grid overflow-clip rounded-[12px] border border-line bg-card">
        {chosen && <RoomLook room={chosen} stay={stayIn(chosen)} />}
      </div>
      <Field className="self-center" id="booking-room" label={t('label')}>
        {(control) => (
          <span className="relative block">
            <select
              {...control}
              className={`${control.className} appearance-none truncate pe-11`}
              data-early
              name="roomType"
              onChange={({ target }) =>
                dispatch({ type: 'typed', name: 'roomType', value: target.value })
              }
              value={flow.fields.roomType}
            >
              {rooms.map((room) => (
                <option key={room.id} value={room.name}>
                  {list(nameOf(room), amountOf(room, stayIn(room)))}
                </option>
              ))}
            </select>
            <ChevronDownIcon className="pointer-events-none absolute end-3.5 top-4 text-ink-2" />
          </span>
        )}
      </Field>
    </>
  )
}
