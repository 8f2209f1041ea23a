import { addDays, daysBetween, type IsoDate } from '../../shared/dates.ts'
import type { CalendarNight, CalendarWindow, Nights } from '../schema/calendar.ts'

// A bar stands to scale: the stay begins at 1 pm of its first day and ends at 11 am of its last.
const arrival = 13 / 24
const departure = 11 / 24

/** Returns the days of a window. */
export function daysOf({ from, days }: CalendarWindow): IsoDate[] {
  return Array.from({ length: days }, (_, at) => addDays(from, at))
}

/** Returns the nights of a room in a window: its units less those that are taken and the stays that need one. */
export function nightsOfRoom(
  window: CalendarWindow,
  { units, prices }: { units: number; prices: number[] },
  stays: readonly Nights[],
): CalendarNight[] {
  return daysOf(window).map((date, at) => {
    const taken = stays.filter(({ check_in, check_out }) => check_in <= date && date < check_out)
    return { date, free: Math.max(0, units - taken.length), price: prices[at] ?? 0 }
  })
}

/** Returns where a bar stands in a window, in shares of its width, and whether it began earlier or ends later. */
export function barOf({ from, days }: CalendarWindow, { check_in, check_out }: Nights) {
  const first = daysBetween(from, check_in) + arrival
  const last = daysBetween(from, check_out) + departure
  const [start, end] = [Math.max(0, first), Math.min(days, last)]
  return {
    start: start / days,
    width: (end - start) / days,
    earlier: first < 0,
    later: last > days,
  }
}
