import { staffWords } from '#lib/i18n/staff-words.ts'
import { daysBetween, isIsoDate } from '#lib/shared/dates.ts'
import { hasNightsOf, takerOf } from '#lib/stays/rules/calendar-places.ts'
import type { BlockInput } from '#lib/stays/schema/blocks.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { takerSentence, unitNameOf } from './words.ts'

const t = staffWords('calendar')

type Draft = Pick<BlockInput, 'room' | 'units' | 'from' | 'to'>

/** The units of a block by their names, as the value of a message that says what they are. */
export type NamedUnits = { units: string; count: number }

/** Returns "Wada 3", "Wada 1, Wada 2" or "The whole farm". */
export function namedUnits(
  calendar: DeskCalendar,
  { room: room_id, units = [] }: Draft,
): NamedUnits {
  if (room_id === 'all') return { units: t('blockForm.wholeFarm'), count: 1 }
  const names = units.map((unit) => unitNameOf(calendar, { room_id, unit }))
  return { units: names.join(', '), count: names.length }
}

/** The meaning of a block before it is made. */
export type BlockMeaning = { isTaken: boolean; text: string }

/**
 * Returns how many nights a block takes out of sale, or what stands against it as far as the window shows: the server knows
 * what others have done meanwhile. Null while no unit or no night is chosen.
 */
export function blockMeaning(calendar: DeskCalendar, draft: Draft): BlockMeaning | null {
  const { from, to } = draft
  const units = unitsOf(calendar, draft)
  if (!(isIsoDate(from) && isIsoDate(to) && from < to) || units.length === 0) return null
  const nights = { check_in: from, check_out: to }
  const takers = units.flatMap((unit) => {
    const taker = takerOf(calendar, { ...unit, ...nights })
    return taker ? [{ taker, name: unitNameOf(calendar, unit) }] : []
  })
  if (takers.length > 0) return { isTaken: true, text: takenWords(takers) }
  const takes = t('blockForm.takes', { count: daysBetween(from, to) * units.length })
  if (!hasNightsOf(calendar, nights)) return { isTaken: false, text: takes }
  const { units: names, count } = namedUnits(calendar, draft)
  return { isTaken: false, text: `${t('blockForm.free', { units: names, count })} ${takes}` }
}

function takenWords(takers: { name: string; taker: CalendarOccupancy }[]): string {
  const who = takers.map(({ name, taker }) => takerSentence(name, taker)).join(' ')
  const isStay = takers.some(({ taker }) => taker.booking)
  return isStay ? `${who} ${t('blockForm.noStays')}` : who
}

function unitsOf({ rooms }: DeskCalendar, { room, units = [] }: Draft) {
  const isWhole = room === 'all'
  return rooms
    .filter(({ id }) => isWhole || id === room)
    .flatMap(({ id, units: all }) => all.map(({ number: unit }) => ({ room_id: id, unit })))
    .filter(({ unit }) => isWhole || units.includes(unit))
}
