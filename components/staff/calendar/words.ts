import { staffWords } from '#lib/i18n/staff-words.ts'
import { isNumbered, unitWords } from '#lib/rooms/rules/units.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { isMovedHere, isSlept } from '#lib/stays/rules/calendar.ts'
import {
  type Place,
  type Placed,
  placeAhead,
  type Verdict,
} from '#lib/stays/rules/calendar-places.ts'
import type {
  CalendarOccupancy,
  CalendarStay,
  DeskCalendar,
  Nights,
} from '#lib/stays/schema/calendar.ts'
import { blockReason, nameOfStatus } from '../booking/words.ts'
import { count, rupees, shortDates } from '../kit/words.ts'

const t = staffWords('calendar')

type Shown = Nights & Pick<CalendarOccupancy, 'booking' | 'block' | 'hold'>

/** Returns who or what has a unit. */
export function titleOf({ booking, block }: Shown): string {
  if (booking) return booking.full_name
  return block ? blockReason(block.because) : t('looks.held')
}

/**
 * Returns all that a bar shows, in words: first what is written on it, so that whoever speaks to the screen can name it.
 * `now` is in milliseconds, null before the page has a clock.
 */
export function barSentence(shown: Shown, now: number | null): string {
  const { booking, block, hold, ...nights } = shown
  const parts = [titleOf(shown)]
  if (block) parts.push(block.note || nightsOf(nights))
  if (hold && now !== null) parts.push(minutesWords(hold, now))
  if (booking) parts.push(nightsOf(nights), count(booking.guests, 'guest'))
  parts.push(shortDates(nights))
  if (block) parts.push(t('looks.blocked'))
  if (hold) parts.push(t(hold.by_staff ? 'bar.bookedAtDesk' : 'bar.guestPays'))
  if (booking) parts.push(...partWords(shown), ...(isSlept(shown) ? [] : stayFacts(booking)))
  return parts.join(', ')
}

// A guest who has moved has several bars. Whether they slept in each, or came late, is not known here.
function partWords(shown: Shown): string[] {
  return [
    ...(isMovedHere(shown) ? [t('bar.movedHere')] : []),
    ...(isSlept(shown) ? [t('bar.movedAway')] : []),
  ]
}

function stayFacts(booking: CalendarStay): string[] {
  const facts = [stateOf(booking), t(`sources.${booking.source}`)]
  return booking.due > 0 ? [...facts, t('toCollect', { amount: rupees(booking.due) })] : facts
}

/** Returns how far a stay is: its progress, or else its status. */
export function stateOf({ progress, status }: CalendarStay): string {
  return progress === 'expected' ? nameOfStatus(status) : t(`progress.${progress}`)
}

/** Returns the whole minutes that are left of a hold. */
export function minutesLeft({ expires_at }: { expires_at: string }, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expires_at) - now) / 60_000))
}

/** Returns "3 min left". */
export function minutesWords(hold: { expires_at: string }, now: number): string {
  return t('bar.minutesLeft', { minutes: minutesLeft(hold, now) })
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
  const [name = ''] = full_name.split(' ')
  const done = t('moved.unit', { name, unit: unitNameOf(calendar, place) })
  if (status !== 'confirmed') return `${done} ${t('moved.noMail')}`
  return `${done} ${t(has_email ? 'moved.mail' : 'moved.noAddress')}`
}

/** Returns "₹3,540 more", and nothing where it costs the same or the difference is not known. */
export function gapWords(gap: number | null): string {
  if (!gap) return ''
  return t(gap > 0 ? 'gap.more' : 'gap.less', { amount: rupees(Math.abs(gap)) })
}

/** Returns the same in two short words, for the narrow nights of a phone: "3,540 more", "12.4k less". */
export function shortGap(gap: number | null): string {
  if (!gap) return ''
  const much = Math.abs(gap)
  const amount =
    much < 9_999.5 ? Math.round(much).toLocaleString('en-IN') : `${(much / 1_000).toFixed(1)}k`
  return t(gap > 0 ? 'gap.more' : 'gap.less', { amount })
}

/** Returns what a place means for a stay, as one sentence. */
export function placeSentence(
  calendar: DeskCalendar,
  stay: Placed,
  place: Place,
  { problem, inTheWay, gap }: Verdict,
): string {
  const unit = unitNameOf(calendar, place)
  const dates = shortDates(placeAhead(calendar, stay, place))
  if (problem) return t('place.problem', { unit, dates, problem })
  if (inTheWay) {
    const [name, taken] = [titleOf(inTheWay), shortDates(inTheWay)]
    return t(`place.taken.${whoHas(inTheWay)}`, { unit, dates, name, taken })
  }
  return `${t('place.free', { unit, dates })} ${priceSentence(stay.booking.amount, gap)}`
}

function priceSentence(price: number, gap: number | null): string {
  if (gap === null) return t('place.priceLater')
  const amount = rupees(price)
  if (gap === 0) return t('place.samePrice', { amount })
  return t('place.newPrice', { amount, total: rupees(price + gap), gap: gapWords(gap) })
}

/** Returns who has a unit of this name. */
export function takerSentence(unit: string, taker: CalendarOccupancy): string {
  const [name, dates] = [titleOf(taker), shortDates(taker)]
  return t(`taken.${whoHas(taker)}`, { unit, name, dates })
}

function whoHas({ hold }: CalendarOccupancy): 'desk' | 'guest' | 'other' {
  if (!hold) return 'other'
  return hold.by_staff ? 'desk' : 'guest'
}

/** Returns "Neha Sharma is in Wada 2, Ravi Kulkarni in Wada 1." of two stays that have changed units. */
export function swappedSentence(calendar: DeskCalendar, [one, other]: [Placed, Placed]): string {
  const unit = ({ room_id, unit: number }: Placed) =>
    unitNameOf(calendar, { room_id, unit: number ?? 0 })
  return t('swap.done', {
    one: one.booking.full_name,
    oneUnit: unit(one),
    other: other.booking.full_name,
    otherUnit: unit(other),
  })
}
