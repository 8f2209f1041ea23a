import { bookingsPath, staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Found, FoundUnit } from '#lib/desk/schema/find.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { statusName } from '../booking/words.ts'
import { nameOf, screens } from '../kit/address/screens.ts'
import { day, stayDates } from '../kit/words.ts'

export type Choice = {
  /** The heading under which it stands. */
  group: string
  title: string
  about: string
  href: string
  /** The reference of the booking that it opens; null if it leads to a screen. */
  reference: string | null
  /** True for the way out: it ends the session. */
  leaves?: boolean
}

const places: [title: string, about: string, href: string][] = [
  ['New booking', 'By phone, walk-in or WhatsApp', '/app/calendar?new=1'],
  ...screens.map((screen) => [nameOf(screen), 'Screen', screen.path] as [string, string, string]),
  ['Day book', 'Money day by day, and cash at the desk', '/app/money/day-book'],
  [
    'Documents',
    chargesGst() ? 'Receipts, invoices and GST' : 'Receipts and bills',
    '/app/money/documents',
  ],
  ['Bank statement', 'Verify payments from a bank file', '/app/money/statement'],
  ['Seasons', 'Rates by season and weekday', '/app/rates/seasons'],
  ['Discount codes', 'Under Rates, with long-stay discounts and extra guests', '/app/rates/extras'],
  ['Block nights', 'Take units off sale: repairs, cleaning, own use', '/app/calendar?begin=block'],
  ['Record a payment', 'Money received for any booking', '/app/money?begin=record'],
  ['Record cash', 'In the day book: cash taken to the bank', '/app/money/day-book'],
  [
    'Print today’s sheet',
    'Arrivals, stays and departures, with boxes to tick',
    '/app/today?begin=print',
  ],
  ['Export bookings', 'On Reports, as Excel or PDF', '/app/reports'],
  ['Add a room', 'A room type with its units', '/app/rooms?begin=add'],
  ['Import rooms', 'From a spreadsheet', '/app/rooms?begin=import'],
  ['Rates by Excel', 'On Rates, to download and upload', '/app/rates'],
]
const mostPlaces = 6

const wayOut: Choice = {
  ...place('Go to', 'Sign out', 'Log out on this device', '/app/login'),
  leaves: true,
}
// Half a word and Enter must not end the session.
const wayOutWords = ['sign out', 'logout', 'log out']

/** Returns what can be chosen for a text: what the server found for it, and the screens and actions whose words it begins. */
export function choicesOf(text: string, { bookings, guests, units, rooms }: Found): Choice[] {
  const q = text.trim()
  const fitting = placesFor(q)
  const group = q === '' ? 'Newest bookings' : 'Bookings'
  return [
    ...bookings.map((found) => ({
      group,
      title: found.full_name,
      about: `${found.reference}, ${found.room_type}, ${stayDates(found, true)}, ${statusName(found).toLowerCase()}`,
      href: staffBookingPath(found.reference),
      reference: found.reference,
    })),
    ...units.map(unitChoice),
    ...(wayOutWords.includes(wordsOf(q).join(' ')) ? [wayOut] : []),
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
            'In the bookings list',
            `${bookingsPath}?q=${encodeURIComponent(q)}`,
          ),
        ]),
  ]
}

function place(group: string, title: string, about: string, href: string): Choice {
  return { group, title, about, href, reference: null }
}

// What is said of a place finds it, too, after those whose name it is.
function placesFor(q: string) {
  const named = places.filter(([title]) => begins(title, q))
  const told = places.filter(([title, about]) => begins(`${title} ${about}`, q))
  return [...new Set([...named, ...told])].slice(0, mostPlaces)
}

// Every word that was typed begins one of these, in any order.
function begins(text: string, q: string): boolean {
  const words = wordsOf(text)
  return wordsOf(q).every((sought) => words.some((word) => word.startsWith(sought)))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[\s,:]+/)
    .filter(Boolean)
}

// Tonight's stay, or else its row on the calendar.
function unitChoice({ room_id, unit, name, room, stay }: FoundUnit): Choice {
  const who = stay ? `${stay.full_name} until ${day(stay.check_out)}` : null
  // A unit that has only its number is named with its room already.
  const isNamed = name.startsWith(`${room} `)
  return {
    group: 'Units',
    title: name,
    about: isNamed ? (who ?? 'Free tonight') : `${room}, ${who ?? 'free tonight'}`,
    href: stay ? staffBookingPath(stay.reference) : `/app/calendar?at=${room_id}.${unit}`,
    reference: stay?.reference ?? null,
  }
}
