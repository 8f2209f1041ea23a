'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { Button } from '#components/ui/button.tsx'
import { TriangleAlertIcon } from '#components/ui/icons.tsx'
import { maxDaysAhead, weeksAround } from '#lib/rooms/rules/stay.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { daysBetween, isIsoDate } from '#lib/shared/dates.ts'
import { CalendarOpener } from './calendar-opener.tsx'
import type { Alternatives as Choices, Fields, Stay } from './fields.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

// With another room to choose, the two nearest dates are enough.
const datesBesideRooms = 2

/** The reason why the stay cannot be had, and the alternatives with their full prices: other dates, other rooms. */
export function Alternatives({ title, nearest, otherRooms }: Choices & { title: string }) {
  const t = useTranslations('booking')
  const { rooms } = useBooking()
  const free = otherRooms.flatMap(({ name, totalPaise }) => {
    const room = rooms?.find((known) => known.name === name)
    return room ? [{ room, totalPaise }] : []
  })
  const stays = free.length > 0 ? nearest.slice(0, datesBesideRooms) : nearest
  return (
    <div className="overflow-clip rounded-[12px] border-[1.5px] border-red bg-card">
      <p className="flex gap-2.5 bg-red-tint px-4 py-3 font-semibold text-md text-red leading-snug">
        <TriangleAlertIcon className="mt-px" />
        {title}
      </p>
      {stays.length + free.length === 0 ? (
        <div className="px-4 py-3">
          <p className="text-ink-2 text-sm">{t('nearest.none', { weeksAround, maxDaysAhead })}</p>
          <CalendarOpener />
        </div>
      ) : (
        <>
          <h3 className="px-4 pt-3.5 pb-0.5 font-semibold font-text text-ink-2 text-sm">
            {t('nearest.title')}
          </h3>
          <ul>
            {stays.map((stay) => (
              <NearStay key={stay.checkIn + stay.checkOut} stay={stay} />
            ))}
            {free.map(({ room, totalPaise }) => (
              <OtherRoom key={room.id} room={room} totalPaise={totalPaise} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function NearStay({ stay: { totalPaise, ...stay } }: { stay: Stay & { totalPaise: number } }) {
  const t = useTranslations('booking.nearest')
  const common = useTranslations('common')
  const { days, daysInButton, weekday } = useFormats()
  const { checkIn, checkOut } = stay
  const weekdays = { from: weekday(checkIn), to: weekday(checkOut) }
  return (
    <Way change={stay} label={t('take', { dates: daysInButton(checkIn, checkOut) })}>
      <span className="block heading font-semibold text-lg leading-tight">
        {days(checkIn, checkOut)}
      </span>
      <NightsAndPrice before={common('dateRange', weekdays)} stay={stay} totalPaise={totalPaise} />
    </Way>
  )
}

function OtherRoom({ room, totalPaise }: { room: WireRoom; totalPaise: number }) {
  const t = useTranslations('booking.nearest')
  const nameOf = useRoomName()
  const { days } = useFormats()
  const { checkIn, checkOut } = useBooking().flow.fields
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return null
  const dates = days(checkIn, checkOut, 'short')
  return (
    <Way
      change={{ roomType: room.name }}
      label={t('takeRoom')}
      picture={<RoomPicture room={room} sizes="52px" />}
    >
      <span className="block heading font-semibold text-lg leading-tight">
        {t('otherRoom', { room: nameOf(room) })}
      </span>
      <NightsAndPrice before={dates} stay={{ checkIn, checkOut }} totalPaise={totalPaise} />
    </Way>
  )
}

type WayProps = {
  change: Partial<Fields>
  label: string
  picture?: ReactNode
  children: ReactNode
}

/** One alternative, and the button that takes it. */
function Way({ change, label, picture, children }: WayProps) {
  const { dispatch } = useBooking()
  return (
    <li className="flex items-center gap-x-3.5 gap-y-2.5 border-[#efe6d2] px-4 py-3 not-first:border-t max-md:flex-wrap">
      {picture && <span className="size-13 shrink-0 overflow-clip rounded-plate">{picture}</span>}
      <p className="flex-1">{children}</p>
      <Button
        className="max-md:w-full"
        kind="outline"
        onClick={() => {
          // The button disappears with its container, and would lose the focus.
          document.getElementById('nearest')?.focus({ preventScroll: true })
          dispatch({ type: 'stayChosen', stay: change })
        }}
        size="small"
      >
        {label}
      </Button>
    </li>
  )
}

type NightsAndPriceProps = { stay: Stay; totalPaise: number; before?: string }

function NightsAndPrice({ stay, totalPaise, before }: NightsAndPriceProps) {
  const common = useTranslations('common')
  const { money, list } = useFormats()
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const words = [common('nights', { count: nights }), money(totalPaise)]
  return (
    <span className="inline-block text-xs text-ink-2 first-letter:uppercase">
      {list(...(before ? [before] : []), ...words)}
    </span>
  )
}
