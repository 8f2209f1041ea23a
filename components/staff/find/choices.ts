import { bookingsPath, staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Found, FoundUnit } from '#lib/desk/schema/find.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { statusName } from '../booking/words.ts'
import { nameOf, screens } from '../kit/address/screens.ts'
import { day, stayDates } from '../kit/words.ts'

const t = staffWords('find')

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

const named = [
  ['newBooking', '/app/calendar?new=1'],
  ['dayBook', '/app/money/day-book'],
  ['documents', '/app/money/documents'],
  ['statement', '/app/money/statement'],
  ['seasons', '/app/rates/seasons'],
  ['codes', '/app/rates/extras'],
  ['facts', '/app/site/facts'],
  ['published', '/app/site/history'],
  ['block', '/app/calendar?begin=block'],
  ['payment', '/app/money?begin=record'],
  ['cash', '/app/money/day-book'],
  ['print', '/app/today?begin=print'],
  ['exportBookings', '/app/reports'],
  ['addRoom', '/app/rooms?begin=add'],
  ['importRooms', '/app/rooms?begin=import'],
  ['ratesByExcel', '/app/rates'],
] as const
const mostPlaces = 6

/** Returns what can be chosen for a text: what the server found for it, and the screens and actions whose words it begins. */
export function choicesOf(text: string, { bookings, guests, units, rooms }: Found): Choice[] {
  const q = text.trim()
  const fitting = placesFor(q)
  const group = t(q === '' ? 'groups.newest' : 'groups.bookings')
  return [
    ...bookings.map((found) => ({
      group,
      title: found.full_name,
      about: `${found.reference}, ${found.room_type}, ${stayDates(found, true)}, ${statusName(found).toLowerCase()}`,
      href: staffBookingPath(found.reference),
      reference: found.reference,
    })),
    ...units.map(unitChoice),
    ...(isWayOut(q) ? [wayOut()] : []),
    ...fitting.map(([title, about, href]) => place(t('groups.goTo'), title, about, href)),
    ...guests.map(({ full_name, phone }) =>
      place(t('groups.guests'), full_name, phone, `/app/customers?q=${encodeURIComponent(phone)}`),
    ),
    ...rooms.map((name) =>
      place(t('groups.rooms'), name, t('room'), `/app/rooms?q=${encodeURIComponent(name)}`),
    ),
    ...(q === ''
      ? []
      : [
          place(
            t('groups.lists'),
            t('list.title', { text: q }),
            t('list.about'),
            `${bookingsPath}?q=${encodeURIComponent(q)}`,
          ),
        ]),
  ]
}

function place(group: string, title: string, about: string, href: string): Choice {
  return { group, title, about, href, reference: null }
}

type Place = [title: string, about: string, href: string]

// The screens come after a new booking.
function places(): Place[] {
  const all = named.map(([name, href]): Place => [t(`places.${name}.title`), aboutOf(name), href])
  const listed = screens.map((screen): Place => [nameOf(screen), t('screen'), screen.path])
  return [...all.slice(0, 1), ...listed, ...all.slice(1)]
}

function aboutOf(name: (typeof named)[number][0]): string {
  const isPlain = name === 'documents' && !chargesGst()
  return t(isPlain ? 'places.documents.aboutNoGst' : `places.${name}.about`)
}

function wayOut(): Choice {
  const choice = place(t('groups.goTo'), t('wayOut.title'), t('wayOut.about'), '/app/login')
  return { ...choice, leaves: true }
}

// Half a word and Enter must not end the session.
function isWayOut(q: string): boolean {
  return t('wayOut.typed').split(', ').includes(typedWords(q).join(' '))
}

// What is said of a place finds it, too, after those whose name it is.
function placesFor(q: string) {
  const all = places()
  const called = all.filter(([title]) => begins(title, q))
  const told = all.filter(([title, about]) => begins(`${title} ${about}`, q))
  return [...new Set([...called, ...told])].slice(0, mostPlaces)
}

// Every word that was typed begins one of these, in any order.
function begins(text: string, q: string): boolean {
  const words = typedWords(text)
  return typedWords(q).every((sought) => words.some((word) => word.startsWith(sought)))
}

function typedWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[\s,:]+/)
    .filter(Boolean)
}

// Tonight's stay, or else its row on the calendar.
function unitChoice({ room_id, unit, name, room, stay }: FoundUnit): Choice {
  // A unit that has only its number is named with its room already.
  const isNamed = name.startsWith(`${room} `)
  const choice = { group: t('groups.units'), title: name }
  if (!stay) {
    const about = t(isNamed ? 'unit.free' : 'unit.freeOfRoom', { room })
    return { ...choice, about, href: `/app/calendar?at=${room_id}.${unit}`, reference: null }
  }
  const { full_name, check_out, reference } = stay
  const who = t('unit.taken', { name: full_name, day: day(check_out) })
  const about = isNamed ? who : `${room}, ${who}`
  return { ...choice, about, href: staffBookingPath(reference), reference }
}
