'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { useCalendarDialog } from '#components/rooms/calendar/use-calendar-dialog.ts'
import { Button } from '#components/ui/button.tsx'
import { CalendarIcon } from '#components/ui/icons.tsx'
import { nightsOfFields, type Stay } from './fields.ts'
import { RoomPicture } from './room-picture.tsx'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

/** Opens the calendar of the chosen room's free nights; the choice made there fills the form. */
export function CalendarOpener() {
  const t = useTranslations('booking.nearest')
  const words = useTranslations('calendar')
  const { flow, room, dispatch } = useBooking()
  const { dayInButton } = useFormats()
  const nameOf = useRoomName()
  const [failed, setFailed] = useState(false)
  const { Dialog, ...calendar } = useCalendarDialog(() => setFailed(true))
  const fill = (stay: Stay) => {
    dispatch({ type: 'stayChosen', stay })
    calendar.close()
  }
  const { fields } = flow
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
          day={fields.checkIn}
          later={(words) => (
            <button
              className="text-link"
              onClick={() => {
                calendar.close()
                document.getElementById('booking-checkIn')?.focus()
              }}
              type="button"
            >
              {words}
            </button>
          )}
          name={nameOf(room)}
          near={(label, stay) => (
            <Button kind="outline" onClick={() => fill(stay)}>
              {label}
            </Button>
          )}
          nights={nightsOfFields(fields)}
          onClose={calendar.close}
          plate={<RoomPicture room={room} sizes="96px" />}
          ratePaise={Math.round(room.total_rate * 100)}
          room={room.name}
          take={(_, stay) => (
            <Button onClick={() => fill(stay)}>
              {t('take', { from: dayInButton(stay.checkIn), to: dayInButton(stay.checkOut) })}
            </Button>
          )}
        />
      )}
    </div>
  )
}
