'use client'

import type { ComponentProps } from 'react'
import { Link } from '#lib/i18n/navigation.tsx'
import type { useCalendarDialog } from './calendar/use-calendar-dialog.ts'

type CalendarLinkProps = ComponentProps<typeof Link> & {
  calendar: Pick<ReturnType<typeof useCalendarDialog>, 'busy' | 'open' | 'prepare'>
  /** Called before the calendar opens. */
  onOpen?: (link: HTMLElement) => void
}

/** A link to the form that opens a calendar instead, as a button does: it is pressed by the space bar as well. */
export function CalendarLink({ calendar, onOpen, className, ...link }: CalendarLinkProps) {
  return (
    <Link
      {...link}
      aria-busy={calendar.busy}
      aria-haspopup="dialog"
      className={`${className} aria-busy:cursor-progress`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen?.(event.currentTarget)
        void calendar.open(event.currentTarget)
      }}
      onFocus={calendar.prepare}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      }}
      onPointerEnter={calendar.prepare}
      prefetch={false}
    />
  )
}

/** Goes where a link leads: what is left when the calendar cannot be loaded. */
export function follow(link: HTMLElement): void {
  location.assign((link as HTMLAnchorElement).href)
}
