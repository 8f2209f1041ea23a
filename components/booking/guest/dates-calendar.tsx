'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { useCalendarDialog } from '#components/rooms/calendar/use-calendar-dialog.ts'
import { Button } from '#components/ui/button.tsx'
import { CalendarIcon } from '#components/ui/icons.tsx'
import type { StayDates } from '#lib/booking/rules.ts'
import { useRoomName } from '../room-words.ts'

type Props = {
  room: { name: string; slug: string }
  guests: number
  wish: StayDates
  onTake: (stay: StayDates) => void
}

/** Opens the calendar of the stay's room, with the free nights and their prices; the dates chosen there fill the form. */
export function DatesCalendar({ room, guests, wish, onTake }: Props) {
  const t = useTranslations('booking.nearest')
  const { daysInButton } = useFormats()
  const name = useRoomName()(room)
  const { Dialog, ...calendar } = useCalendarDialog(() => undefined)
  return (
    <div>
      <button
        aria-busy={calendar.busy}
        aria-haspopup="dialog"
        className="text-link flex min-h-11 items-center gap-2 text-md aria-busy:cursor-progress"
        onClick={(event) => void calendar.open(event.currentTarget)}
        onFocus={calendar.prepare}
        onPointerEnter={calendar.prepare}
        type="button"
      >
        <CalendarIcon />
        {t('calendar')}
      </button>
      {Dialog && (
        <Dialog
          name={name}
          onClose={calendar.close}
          party={{ guests, code: '' }}
          plate={null}
          room={room.name}
          stay={wish}
          take={(_, stay) => (
            <Button
              onClick={() => {
                onTake(stay)
                calendar.close()
              }}
            >
              {t('take', { dates: daysInButton(stay.checkIn, stay.checkOut) })}
            </Button>
          )}
        />
      )}
    </div>
  )
}
