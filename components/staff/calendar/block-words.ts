import { daysBetween, isIsoDate } from '#lib/shared/dates.ts'
import { hasNightsOf, takerOf } from '#lib/stays/rules/calendar-places.ts'
import type { BlockInput } from '#lib/stays/schema/blocks.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { count } from '../kit/words.ts'
import { takerSentence, unitNameOf } from './words.ts'

type Draft = Pick<BlockInput, 'room' | 'units' | 'from' | 'to'>

/** Returns "Wada 3 is", "Wada 1, Wada 2 are" or "The whole farm is". */
export function unitsAre(calendar: DeskCalendar, { room: room_id, units = [] }: Draft): string {
  if (room_id === 'all') return 'The whole farm is'
  const words = units.map((unit) => unitNameOf(calendar, { room_id, unit })).join(', ')
  return `${words} ${units.length === 1 ? 'is' : 'are'}`
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
  const sum = daysBetween(from, to) * units.length
  const leave = `${count(sum, 'night')} will be taken off sale immediately.`
  const free = hasNightsOf(calendar, nights)
    ? `${unitsAre(calendar, draft)} free on these nights. `
    : ''
  return { isTaken: false, text: free + leave }
}

function takenWords(takers: { name: string; taker: CalendarOccupancy }[]): string {
  const who = takers.map(({ name, taker }) => takerSentence(name, taker)).join(' ')
  const isStay = takers.some(({ taker }) => taker.booking)
  return isStay ? `${who} You can’t block nights that have a stay.` : who
}

function unitsOf({ rooms }: DeskCalendar, { room, units = [] }: Draft) {
  const isWhole = room === 'all'
  return rooms
    .filter(({ id }) => isWhole || id === room)
    .flatMap(({ id, units: all }) => all.map(({ number: unit }) => ({ room_id: id, unit })))
    .filter(({ unit }) => isWhole || units.includes(unit))
}
