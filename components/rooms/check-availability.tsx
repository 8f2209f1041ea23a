'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '#components/farm/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { useCalendarDialog } from './calendar/use-calendar-dialog.ts'
import { CalendarLink, follow } from './calendar-link.tsx'

type CheckAvailabilityProps = {
  /** The room's name in the staff's list of rooms. */
  room: string
  /** The name in the page's language. */
  name: string
  /** The room's picture, for the calendar's corner. */
  plate: ReactNode
  children: ReactNode
}

/** Opens the calendar of a room, in which both dates are chosen; without JavaScript, or if its code fails to load, a link to the form. */
export function CheckAvailability({ room, name, plate, children }: CheckAvailabilityProps) {
  const { Dialog, ...calendar } = useCalendarDialog(follow)
  // Links in the calendar take the place of its own entry in the history (useBackCloses).
  const form = (stay = {}) => `${pages.booking}?${new URLSearchParams({ room, ...stay })}`
  return (
    <>
      <CalendarLink
        calendar={calendar}
        className={buttonClass({ kind: 'secondary', size: 'large' })}
        href={form()}
      >
        {children}
      </CalendarLink>
      {Dialog && (
        <Dialog
          name={name}
          onClose={calendar.close}
          plate={plate}
          room={room}
          take={(words, stay) => (
            <SiteLink className={buttonClass()} href={form(stay)} replace>
              {words}
            </SiteLink>
          )}
        />
      )}
    </>
  )
}
