import { type IsoDate, isIsoDate } from '#lib/shared/dates.ts'
import { slugOf } from '#lib/shared/text.ts'
import type { Fields } from './fields.ts'

type Named = { id: number; name: string; slug: string }

/**
 * What `/booking?room=…&checkIn=…&checkOut=…&guests=…` asks for. A date that is over or no date, and a
 * number of guests out of range, are left out; the room is matched when the list is there.
 */
export function stayOfLink(search: string, today: IsoDate, maxGuests: number): Partial<Fields> {
  const asked = new URLSearchParams(search)
  const checkIn = asked.get('checkIn') ?? ''
  const checkOut = asked.get('checkOut') ?? ''
  const guests = Number(asked.get('guests'))
  return {
    // Empty means: whichever the link names, once the list of rooms is there.
    ...(asked.get('room') && { roomType: '' }),
    ...(isIsoDate(checkIn) && checkIn >= today && { checkIn }),
    ...(isIsoDate(checkOut) && checkOut > today && { checkOut }),
    ...(Number.isInteger(guests) && guests >= 1 && guests <= maxGuests && { guests }),
  }
}

/**
 * The room that a link names by its id, slug or name, in any letter case; also by the name that it had when it
 * was made, which the pages go on using.
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
