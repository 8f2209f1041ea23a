'use client'

import { type ReactNode, useState } from 'react'
import { SiteLink } from '#components/farm/site-link.tsx'
import { useCalendarDialog } from '#components/rooms/calendar/use-calendar-dialog.ts'
import { CalendarLink, follow } from '#components/rooms/calendar-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { CalendarIcon } from '#components/ui/icons.tsx'
import { pages } from '#lib/i18n/pages.ts'

/** A room of the strip: its name in the staff's list of rooms, its name in the page's language, and its picture. */
type StripRoom = { value: string; name: string; plate: ReactNode }
type Asked = { room: string; checkIn: string; checkOut: string; guests: string }
type StripCalendarProps = { label: string; rooms: StripRoom[] }

/** Opens the calendar of the room that the strip names, at its dates; without JavaScript, a link to the form. */
export function StripCalendar({ label, rooms }: StripCalendarProps) {
  const { Dialog, ...calendar } = useCalendarDialog(follow)
  const [asked, setAsked] = useState<Asked>()
  const room = rooms.find(({ value }) => value === asked?.room)
  return (
    <>
      <CalendarLink
        aria-label={label}
        calendar={calendar}
        className="absolute end-2 bottom-1 z-10 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-rice hover:text-ink"
        href={pages.booking}
        onOpen={(link) => setAsked(typedIn(link.closest('form')))}
        title={label}
      >
        <CalendarIcon />
      </CalendarLink>
      {Dialog && asked && room && (
        <Dialog
          name={room.name}
          onClose={calendar.close}
          party={{ guests: Number(asked.guests), code: '' }}
          plate={room.plate}
          room={room.value}
          stay={asked}
          take={(words, stay) => (
            <SiteLink
              className={buttonClass()}
              href={`${pages.booking}?${new URLSearchParams({ ...asked, ...stay })}`}
              replace
            >
              {words}
            </SiteLink>
          )}
        />
      )}
    </>
  )
}

function typedIn(form: HTMLFormElement | null): Asked {
  const typed = new FormData(form ?? undefined)
  const text = (name: string) => String(typed.get(name) ?? '')
  return {
    room: text('room'),
    checkIn: text('checkIn'),
    checkOut: text('checkOut'),
    guests: text('guests'),
  }
}
