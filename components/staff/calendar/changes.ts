import type { CalendarWindow, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { barId } from './calendar-bar.tsx'

/** The differences between two answers about the same window. */
type Changes = {
  /** The bars that came, went or became other. */
  bars: ReadonlySet<string>
  /** The rows in which they are or were. */
  lines: ReadonlySet<string>
  /** Rows came or went: everything below them moves. */
  shifts: boolean
}

/** Returns what has changed between two answers. */
export function changesBetween(before: DeskCalendar, after: DeskCalendar): Changes {
  const was = placesOf(before)
  const is = placesOf(after)
  const ids = [...new Set([...was.keys(), ...is.keys()])]
  const bars = ids.filter((id) => was.get(id)?.text !== is.get(id)?.text)
  const lines = bars.flatMap((id) => [was.get(id)?.line, is.get(id)?.line])
  return {
    bars: new Set(bars),
    lines: new Set(lines.filter((line) => line !== undefined)),
    shifts: rowsOf(before) !== rowsOf(after),
  }
}

/**
 * Returns true if changes have to wait: nothing moves while somebody is busy with the calendar, nor in the row `under` a pointer or
 * a finger, nor around it where rows come or go.
 */
export function mustWait(
  { bars, lines, shifts }: Changes,
  { isBusy, under }: { isBusy: boolean; under: string | null },
): boolean {
  if (bars.size === 0) return false
  return isBusy || (under !== null && (shifts || lines.has(under)))
}

export function isSameWindow(one: CalendarWindow, other: CalendarWindow): boolean {
  return one.from === other.from && one.days === other.days
}

/** The name of the rows of stays that need a room. */
export const laneLine = 'lane'

function placesOf({ occupancies, unplaced }: DeskCalendar) {
  const taken = occupancies.map((each) => {
    const { id: _, ...rest } = each
    const line = `${each.room_id}.${each.unit}`
    return [barId(each), { line, text: JSON.stringify(rest) }] as const
  })
  const waiting = unplaced.map(
    (stay) => [stay.booking.id, { line: laneLine, text: JSON.stringify(stay) }] as const,
  )
  return new Map([...taken, ...waiting])
}

function rowsOf({ rooms, unplaced }: DeskCalendar): string {
  return JSON.stringify([rooms.map(({ id, units }) => [id, units.length]), unplaced.length])
}
