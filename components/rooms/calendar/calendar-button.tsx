'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Button } from '#components/ui/button.tsx'
import { CalendarIcon } from '#components/ui/icons.tsx'
import type { StayDates } from '#lib/rooms/rules/stay.ts'
import type { CalendarProps } from './calendar-dialog.tsx'
import { useCalendarDialog } from './use-calendar-dialog.ts'

type Props = Omit<CalendarProps, 'take' | 'onClose'> & { onTake: (stay: StayDates) => void }

/** Opens the calendar of a room; the dates chosen there are taken with one press. Says so where it cannot be loaded. */
export function CalendarButton({ onTake, ...shown }: Props) {
  const t = useTranslations('booking.nearest')
  const words = useTranslations('calendar')
  const { daysInButton } = useFormats()
  const [failed, setFailed] = useState(false)
  const { Dialog, ...calendar } = useCalendarDialog(() => setFailed(true))
  const fill = (stay: StayDates) => {
    onTake(stay)
    calendar.close()
  }
  return (
    <>
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
      {Dialog && (
        <Dialog
          {...shown}
          onClose={calendar.close}
          take={(_, stay) => (
            <Button onClick={() => fill(stay)}>
              {t('take', { dates: daysInButton(stay.checkIn, stay.checkOut) })}
            </Button>
          )}
        />
      )}
    </>
  )
}
