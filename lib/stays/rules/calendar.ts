import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../shared/dates.ts'
import type {
  CalendarNight,
  CalendarOccupancy,
  CalendarSeason,
  CalendarWindow,
  DeskCalendar,
  Nights,
} from '../schema/calendar.ts'

// A bar is to scale: the stay begins at 1 pm of its first day and ends at 11 am of its last.
const arrival = 13 / 24
const departure = 11 / 24

export function daysOf({ from, days }: CalendarWindow): IsoDate[] {
  return Array.from({ length: days }, (_, at) => addDays(from, at))
}

/** Days side by side that have the same season: the place of the first, and how many there are. */
export type SeasonRun = { name: string; at: number; days: number }

/** Returns true if the day at a place of the window is one of these. */
export function isOfRun({ at, days }: SeasonRun, place: number): boolean {
  return at <= place && place < at + days
}

/** Returns the days of a window that are in a season, in their order. Of several the one that began last names a day. */
export function seasonRuns(
  window: CalendarWindow,
  seasons: readonly CalendarSeason[],
): SeasonRun[] {
  const runs: SeasonRun[] = []
  for (const [at, day] of daysOf(window).entries()) {
    const within = seasons.filter(
      ({ from, to, weekdays }) => from <= day && day <= to && weekdays.includes(weekdayOf(day)),
    )
    const [season] = within.toSorted((one, other) => (one.from < other.from ? 1 : -1))
    const last = runs.at(-1)
    if (season && last?.name === season.name && last.at + last.days === at) last.days += 1
    else if (season) runs.push({ name: season.name, at, days: 1 })
  }
  return runs
}

/** Returns true if one has a night that the other has, too. */
export function overlap(one: Nights, other: Nights): boolean {
  return one.check_in < other.check_out && other.check_in < one.check_out
}

type Part = Nights & Pick<CalendarOccupancy, 'booking'>

/** Returns true for nights after which the guest of a stay went to another unit. */
export function isSlept({ booking, check_out }: Omit<Part, 'check_in'>): boolean {
  return booking !== null && check_out < booking.check_out
}

/** Returns true for nights before which the guest of a stay slept in another unit. */
export function isMovedHere({ booking, check_in }: Omit<Part, 'check_out'>): boolean {
  return booking !== null && booking.check_in < check_in
}

/** Returns the nights of a room in a window: its units less those that are taken and the stays that need one. */
export function nightsOfRoom(
  window: CalendarWindow,
  { units, prices, gst = [] }: { units: number; prices: number[]; gst?: (number | undefined)[] },
  stays: readonly Nights[],
): CalendarNight[] {
  return daysOf(window).map((date, at) => {
    const taken = stays.filter(({ check_in, check_out }) => check_in <= date && date < check_out)
    const free = Math.max(0, units - taken.length)
    const percent = gst[at]
    return { date, free, price: prices[at] ?? 0, ...(percent !== undefined && { gst: percent }) }
  })
}

/** Returns a bar's position in a window, in shares of its width, and whether it began earlier or ends later. */
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

export function seenOf({ from, days }: CalendarWindow, { check_in, check_out }: Nights): Nights {
  return {
    check_in: addDays(from, Math.max(0, daysBetween(from, check_in))),
    check_out: addDays(from, Math.min(days, daysBetween(from, check_out))),
  }
}

/** Returns who sleeps at the farm on each night of a window, and on each day who comes and who leaves. */
export function guestsOf({ occupancies, unplaced, ...window }: DeskCalendar) {
  const stays = [...occupancies, ...unplaced].flatMap((part) => {
    const { booking, check_in, check_out } = part
    if (!booking || booking.progress === 'no_show') return []
    const { guests } = booking
    return [{ check_in, check_out, guests, comes: !isMovedHere(part), leaves: !isSlept(part) }]
  })
  type Counted = (typeof stays)[number]
  const sum = (fits: (stay: Counted) => boolean) =>
    stays.reduce((guests, stay) => guests + (fits(stay) ? stay.guests : 0), 0)
  return daysOf(window).map((date) => ({
    date,
    guests: sum(({ check_in, check_out }) => check_in <= date && date < check_out),
    coming: sum(({ comes, check_in }) => comes && check_in === date),
    leaving: sum(({ leaves, check_out }) => leaves && check_out === date),
  }))
}

/** Puts what doesn't overlap into one lane, and what would overlap into the next. */
export function lanesOf<Of extends Nights>(all: readonly Of[]): Of[][] {
  const lanes: Of[][] = []
  for (const each of all) {
    const lane = lanes.find((taken) => !taken.some((other) => overlap(each, other)))
    if (lane) lane.push(each)
    else lanes.push([each])
  }
  return lanes
}
