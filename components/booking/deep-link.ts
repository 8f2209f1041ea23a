import { type IsoDate, isIsoDate } from '#lib/shared/dates.ts'
import { slugOf } from '#lib/shared/text.ts'
import type { Fields } from './fields.ts'

type Named = { id: number; name: string; slug: string }

/**
 * Returns the stay named by `/booking?room=…&checkIn=…&checkOut=…&guests=…`. Past or invalid dates and a number
 * of guests out of range are left out; the room is matched once the list has loaded.
 */
export function stayOfLink(search: string, today: IsoDate, maxGuests: number): Partial<Fields> {
  const asked = new URLSearchParams(search)
  const checkIn = asked.get('checkIn') ?? ''
  const checkOut = asked.get('checkOut') ?? ''
  const guests = Number(asked.get('guests'))
  return {
    // Empty: the room of the link is chosen once the list of rooms has loaded.
    ...(asked.get('room') && { roomType: '' }),
    ...(isIsoDate(checkIn) && checkIn >= today && { checkIn }),
    ...(isIsoDate(checkOut) && checkOut > today && { checkOut }),
    ...(Number.isInteger(guests) && guests >= 1 && guests <= maxGuests && { guests }),
  }
}

/**
 * Returns the room that a link names by id, slug or name, ignoring case; also by its first name, which the pages
 * go on using.
 */
export function roomOfLink<Room extends Named>(search: string, rooms: Room[]): Room | undefined {
  const asked = new URLSearchParams(search).get('room')?.trim().toLowerCase()
  if (!asked) return undefined
  const slug = slugOf(asked)
  return (
    rooms.find((room) => [String(room.id), room.name.toLowerCase()].includes(asked)) ??
    rooms.find((room) => room.slug === slug)
  )
}
