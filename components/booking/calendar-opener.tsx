'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { useCalendarDialog } from '#components/rooms/calendar/use-calendar-dialog.ts'
import { Button } from '#components/ui/button.tsx'
import { CalendarIcon } from '#components/ui/icons.tsx'
import { isIsoDate } from '#lib/shared/dates.ts'
import type { Stay } from './fields.ts'
import { RoomPicture } from './room-picture.tsx'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

/** Opens the calendar of the chosen room; the dates chosen there fill the form. */
export function CalendarOpener() {
  const t = useTranslations('booking.nearest')
  const words = useTranslations('calendar')
  const { flow, room, dispatch } = useBooking()
  const { daysInButton } = useFormats()
  const nameOf = useRoomName()
  const [failed, setFailed] = useState(false)
  const { Dialog, ...calendar } = useCalendarDialog(() => setFailed(true))
  const fill = (stay: Stay) => {
    dispatch({ type: 'stayChosen', stay })
    calendar.close()
  }
  const { checkIn, checkOut, guests, code } = flow.fields
  return (
    // Keeps its space while the rooms are fetched, so that nothing below moves.
    <div className={room ? '' : 'invisible'}>
      <button
        aria-busy={calendar.busy}
        aria-haspopup="dialog"
        className="text-link flex min-h-11 items-center gap-2 text-md aria-busy:cursor-progress"
        onClick={(event) => {
          setFailed(false)
          void calendar.open(event.currentTarget)
        }}
        onFocus={calendar.prepare}
        onPointerEnter={calendar.prepare}
        type="button"
      >
        <CalendarIcon />
        {t('calendar')}
      </button>
      <p className="text-red text-sm" role="status">
        {failed && words('error')}
      </p>
      {Dialog && room && (
        <Dialog
          name={nameOf(room)}
          onClose={calendar.close}
          party={{ guests, code }}
          plate={<RoomPicture room={room} sizes="96px" />}
          room={room.name}
          stay={isIsoDate(checkIn) && isIsoDate(checkOut) ? { checkIn, checkOut } : undefined}
          take={(_, stay) => (
            <Button onClick={() => fill(stay)}>
              {t('take', { dates: daysInButton(stay.checkIn, stay.checkOut) })}
            </Button>
          )}
        />
      )}
    </div>
  )
}
