import { useLocale } from 'next-intl'
import { use } from 'react'
import { type NamedRoom, nameIn } from '#lib/rooms/rules/name.ts'
import { BookingContext } from './use-booking.ts'

/**
 * Returns a room's name in the page's language, or in English where it has no other. Takes a plain English name too, which is
 * looked up in the list of rooms once that has loaded. For the booking page: its context has no meaning on the server.
 */
export function useRoomName(): (room: NamedRoom | string) => string {
  const locale = useLocale()
  const rooms = use(BookingContext)?.rooms
  return (room) => {
    if (typeof room !== 'string') return nameIn(locale, room)
    const known = rooms?.find(({ name }) => name === room)
    return known ? nameIn(locale, known) : room
  }
}

/** Returns a room's Marathi name, if it has one. */
export function marathiName(room: NamedRoom | undefined): string | null {
  return room?.names.mr || null
}
