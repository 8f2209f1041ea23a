import type { Source } from '#lib/booking/rules/sources.ts'
import { isNumbered, unitWords } from '#lib/rooms/rules/units.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { isMovedHere, isSlept } from '#lib/stays/rules/calendar.ts'
import {
  type Place,
  type Placed,
  placeAhead,
  type Verdict,
} from '#lib/stays/rules/calendar-places.ts'
import type { BlockInput } from '#lib/stays/schema/blocks.ts'
import type {
  CalendarOccupancy,
  CalendarStay,
  DeskCalendar,
  Nights,
} from '#lib/stays/schema/calendar.ts'
import { statusNames } from '../booking/words.ts'
import { count, day, rupees } from '../kit/words.ts'

/** The reasons of blocks as staff read them. */
export const reasonNames: Record<BlockInput['because'], string> = {
  repairs: 'Repairs',
  cleaning: 'Cleaning',
  ourselves: 'Own use',
  other: 'Other',
}

/** The ways on which bookings come. */
export const sourceNames: Record<Source, string> = {
  site: 'Website',
  phone: 'By phone',
  walk_in: 'Walk-in',
  whatsapp: 'By WhatsApp',
  airbnb: 'Airbnb',
  booking_com: 'Booking.com',
}

const progressNames: Partial<Record<CalendarStay['progress'], string>> = {
  in_house: 'In house',
  left: 'Checked out',
  no_show: 'No-show',
}

type Shown = Nights & Pick<CalendarOccupancy, 'booking' | 'block' | 'hold'>

/** Returns who or what has a unit. */
export function titleOf({ booking, block }: Shown): string {
  if (booking) return booking.full_name
  return block ? reasonNames[block.because] : 'Held'
}

/**
 * Returns all that a bar shows, in words: first what is written on it, so that whoever speaks to the screen can name it.
 * `now` is in milliseconds, null before the page has a clock.
 */
export function barSentence(shown: Shown, now: number | null): string {
  const { booking, block, hold, ...nights } = shown
  const parts = [titleOf(shown)]
  if (block) parts.push(block.note || nightsOf(nights))
  if (hold && now !== null) parts.push(`${minutesLeft(hold, now)} min left`)
  if (booking) parts.push(nightsOf(nights), count(booking.guests, 'guest'))
  parts.push(datesOf(nights))
  if (block) parts.push('Blocked')
  if (hold) parts.push(hold.by_staff ? 'Being booked at the desk' : 'A guest is paying')
  if (booking) parts.push(...partWords(shown), ...(isSlept(shown) ? [] : factsOf(booking)))
  return parts.join(', ')
}

// A guest who has moved has several bars. Whether they slept in each, or came late, is not known here.
function partWords(shown: Shown): string[] {
  return [
    ...(isMovedHere(shown) ? ['Moved here from another unit'] : []),
    ...(isSlept(shown) ? ['Moved to another unit'] : []),
  ]
}

function factsOf(booking: CalendarStay): string[] {
  const facts = [stateOf(booking), sourceNames[booking.source]]
  return booking.due > 0 ? [...facts, `${rupees(booking.due)} to collect`] : facts
}

/** Returns how far a stay is: its progress, or else its status. */
export function stateOf({ progress, status }: CalendarStay): string {
  return progressNames[progress] ?? statusNames[status]
}

/** Returns the whole minutes that are left of a hold. */
export function minutesLeft({ expires_at }: { expires_at: string }, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expires_at) - now) / 60_000))
}

/** Returns "29 Dec to 31 Dec", or "29 to 31 Dec" within a month. */
export function datesOf({ check_in, check_out }: Nights): string {
  const isOneMonth = check_in.slice(0, 7) === check_out.slice(0, 7)
  const last = day(check_out)
  return `${isOneMonth ? Number(check_in.slice(8)) : day(check_in)} to ${last}`
}

export function nightsOf({ check_in, check_out }: Nights): string {
  return count(daysBetween(check_in, check_out), 'night')
}

/** Returns the name of a unit; while it has only its number, which other rooms have too, with its room: "Orchard Tent unit 2". */
export function unitNameOf(
  { rooms }: DeskCalendar,
  { room_id, unit }: { room_id: number; unit: number },
): string {
  const room = rooms.find(({ id }) => id === room_id)
  const name = room?.units.find(({ number }) => number === unit)?.name ?? String(unit)
  return isNumbered(name) ? `${room?.name ?? ''} ${unitWords(name)}`.trim() : name
}

/** Returns what a move to another unit has done, and what the guest hears of it: who is not confirmed knows of no unit yet. */
export function movedSentence(calendar: DeskCalendar, { booking }: Placed, place: Place): string {
  const { full_name, status, has_email } = booking
  const done = `${full_name.split(' ')[0]} now has ${unitNameOf(calendar, place)}.`
  if (status !== 'confirmed') return `${done} They won’t get an e-mail.`
  return has_email
    ? `${done} They’ll get an e-mail in half a minute.`
    : `${done} They have no e-mail address: please tell them yourself.`
}

/** Returns "₹3,540 more", and nothing where it costs the same or the difference is not known. */
export function gapWords(gap: number | null): string {
  if (!gap) return ''
  return gap > 0 ? `${rupees(gap)} more` : `${rupees(-gap)} less`
}

/** Returns the same in two short words, for the narrow nights of a phone: "3,540 more", "12.4k less". */
export function shortGap(gap: number | null): string {
  if (!gap) return ''
  const much = Math.abs(gap)
  const short =
    much < 9_999.5 ? Math.round(much).toLocaleString('en-IN') : `${(much / 1_000).toFixed(1)}k`
  return `${short} ${gap > 0 ? 'more' : 'less'}`
}

/** Returns what a place means for a stay, as one sentence. */
export function placeSentence(
  calendar: DeskCalendar,
  stay: Placed,
  place: Place,
  { problem, inTheWay, gap }: Verdict,
): string {
  const where = `${unitNameOf(calendar, place)}, ${datesOf(placeAhead(calendar, stay, place))}`
  if (problem) return `${where}: ${problem}`
  if (inTheWay) return `${where}: ${whoIsThere(inTheWay)}, ${datesOf(inTheWay)}`
  if (gap === null) return `${where}, is free. You’ll see the price before anything is changed.`
  const { amount } = stay.booking
  const price =
    gap === 0
      ? `${rupees(amount)} as before`
      : `${rupees(amount)} becomes ${rupees(amount + gap)}, ${gapWords(gap)}`
  return `${where}, is free. ${price}`
}

/** Returns who has a unit of this name. */
export function takerSentence(name: string, taker: CalendarOccupancy): string {
  if (taker.hold?.by_staff) return `A colleague is booking ${name} right now.`
  if (taker.hold) return `A guest is paying for ${name} right now.`
  return `${name} is taken, ${datesOf(taker)}: ${titleOf(taker)}.`
}

function whoIsThere(taker: CalendarOccupancy): string {
  if (!taker.hold) return `${titleOf(taker)} is there`
  return taker.hold.by_staff ? 'A colleague is booking it' : 'A guest is paying for it'
}

/** Returns "Neha Sharma is in Wada 2, Ravi Kulkarni in Wada 1." of two stays that have changed units. */
export function swappedSentence(calendar: DeskCalendar, [one, other]: [Placed, Placed]): string {
  const unit = ({ room_id, unit: number }: Placed) =>
    unitNameOf(calendar, { room_id, unit: number ?? 0 })
  return `${one.booking.full_name} is in ${unit(one)}, ${other.booking.full_name} in ${unit(other)}.`
}
