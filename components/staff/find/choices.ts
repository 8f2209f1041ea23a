import { bookingsPath, staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Found } from '#lib/booking/schema/find.ts'
import { statusName } from '../bookings/words.ts'
import { screens } from '../screens.ts'
import { day } from '../words.ts'

/** A choice in the search in everything. */
export type Choice = {
  /** The heading under which it stands. */
  group: string
  title: string
  about: string
  href: string
  /** The reference of the booking that it opens; null if it leads to a screen. */
  reference: string | null
}

const places: [title: string, about: string, href: string][] = [
  ['New booking', 'By phone, at the door, on WhatsApp', '/app/calendar?new=1'],
  ...screens.map(({ name, path }) => [name, 'Screen', path] as [string, string, string]),
  ['Day book', 'Money, day by day, and the cash at the desk', '/app/money/day-book'],
  ['Papers', 'Receipts, invoices and GST', '/app/money/documents'],
  ['Statement', 'Verify payments by a file of the bank', '/app/money/statement'],
  ['Seasons', 'Rates of times of the year and of weekdays', '/app/rates/seasons'],
  ['Codes', 'Under Rates, with long stays and extra guests', '/app/rates/extras'],
  ['Block units', 'On the calendar', '/app/calendar'],
  ['Record cash', 'In the day book: what goes to the bank', '/app/money/day-book'],
]
const mostPlaces = 6

/** Returns what can be chosen for a text: what the server found for it, and the screens and actions whose words it begins. */
export function choicesOf(text: string, { bookings, guests, rooms }: Found): Choice[] {
  const q = text.trim()
  const fitting = places.filter(([title]) => q === '' || begins(title, q)).slice(0, mostPlaces)
  const group = q === '' ? 'Newest bookings' : 'Bookings'
  return [
    ...bookings.map((found) => ({
      group,
      title: found.full_name,
      about: `${found.reference}, ${found.room_type}, ${day(found.check_in)} to ${day(found.check_out, true)}, ${statusName(found).toLowerCase()}`,
      href: staffBookingPath(found.reference),
      reference: found.reference,
    })),
    ...fitting.map(([title, about, href]) => place('Go to', title, about, href)),
    ...guests.map(({ full_name, phone }) =>
      place('Guests', full_name, phone, `/app/customers?q=${encodeURIComponent(phone)}`),
    ),
    ...rooms.map((name) =>
      place('Rooms', name, 'Room', `/app/rooms?q=${encodeURIComponent(name)}`),
    ),
    ...(q === ''
      ? []
      : [
          place(
            'Lists',
            `All bookings with “${q}”`,
            'In the list of the bookings',
            `${bookingsPath}?q=${encodeURIComponent(q)}`,
          ),
        ]),
  ]
}

function place(group: string, title: string, about: string, href: string): Choice {
  return { group, title, about, href, reference: null }
}

function begins(title: string, q: string): boolean {
  const sought = q.toLowerCase()
  const words = title.toLowerCase()
  return words.startsWith(sought) || words.split(' ').some((word) => word.startsWith(sought))
}
