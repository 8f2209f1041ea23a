'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '#components/farm/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#lib/i18n/navigation.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { useCalendarDialog } from './calendar/use-calendar-dialog.ts'

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
  const { Dialog, ...calendar } = useCalendarDialog((link) =>
    location.assign((link as HTMLAnchorElement).href),
  )
  // Links in the calendar take the place of its own entry in the history (useBackCloses).
  const form = (stay = {}) => `${pages.booking}?${new URLSearchParams({ room, ...stay })}`
  return (
    <>
      <Link
        aria-busy={calendar.busy}
        aria-haspopup="dialog"
        className={`${buttonClass({ kind: 'secondary', size: 'large' })} aria-busy:cursor-progress`}
        href={form()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void calendar.open(event.currentTarget)
        }}
        onFocus={calendar.prepare}
        onKeyDown={(event) => {
          // It opens a dialog as a button does, so it takes the space bar as well.
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
        onPointerEnter={calendar.prepare}
        prefetch={false}
      >
        {children}
      </Link>
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
