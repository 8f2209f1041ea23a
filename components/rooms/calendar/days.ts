import { maxDaysAhead } from '#lib/rooms/rules/stay.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  startOfMonth,
  weekdayOf,
} from '#lib/shared/dates.ts'

/** Days from the first to the last, both included. */
export type Range = { first: IsoDate; last: IsoDate }

/** Returns the days that can be booked from a day on. */
export function daysAhead(today: IsoDate): Range {
  return { first: today, last: addDays(today, maxDaysAhead) }
}

/** A month as on a wall calendar: rows of seven, with null before its first day and after the last one shown. */
export type Month = { first: IsoDate; weeks: (IsoDate | null)[][] }

/** Returns the weekday on which rows begin: 1 for Monday to 7 for Sunday. */
export function firstWeekday(locale: string): number {
  // English is read in every country, and a row that ends with the weekend shows what most guests look for.
  if (locale === 'en') return 1
  // Some browsers with Intl do not have it yet: then Monday.
  const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: () => { firstDay: number } }
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 1
}

// With fewer days left, the month would look empty.
const fewDays = 7

/** Returns the day that a calendar opens at: today, or in the last days of a month the first of the next. */
export function usefulStart(today: IsoDate): IsoDate {
  const next = addMonths(startOfMonth(today), 1)
  return daysBetween(today, next) < fewDays ? next : today
}

/** Returns the months of a range, from the week of its first day up to its last. */
export function monthsOf({ first, last }: Range, weekStart: number): Month[] {
  const months: Month[] = []
  for (let month = startOfMonth(first); month <= last; month = addMonths(month, 1)) {
    const end = addDays(addMonths(month, 1), -1)
    const shown = daysBetween(month, end < last ? end : last) + 1
    const before = (weekdayOf(month) - weekStart + 7) % 7
    const places = Math.ceil((before + shown) / 7) * 7
    const cells = Array.from({ length: places }, (_, place) => {
      const at = place - before
      return at < 0 || at >= shown ? null : addDays(month, at)
    })
    const weeks = Array.from({ length: places / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7))
    months.push({
      first: month,
      weeks: weeks.filter((week) => week.some((day) => day !== null && day >= first)),
    })
  }
  return months
}

type Reading = { weekStart: number; direction: string }

/**
 * Returns the day that a key leads to, within the range; null for keys that are not the grid's (ARIA's date
 * grid: arrows by day and week, Home and End within the week, Page Up and Page Down by month). Arrows follow the
 * reading direction.
 */
export function dayOfKey(
  key: string,
  day: IsoDate,
  range: Range,
  { weekStart, direction }: Reading,
): IsoDate | null {
  const onwards = direction === 'rtl' ? -1 : 1
  const inWeek = (weekdayOf(day) - weekStart + 7) % 7
  switch (key) {
    case 'ArrowRight':
      return within(addDays(day, onwards), range)
    case 'ArrowLeft':
      return within(addDays(day, -onwards), range)
    case 'ArrowDown':
      return within(addDays(day, 7), range)
    case 'ArrowUp':
      return within(addDays(day, -7), range)
    case 'Home':
      return within(addDays(day, -inWeek), range)
    case 'End':
      return within(addDays(day, 6 - inWeek), range)
    case 'PageDown':
      return within(addMonths(day, 1), range)
    case 'PageUp':
      return within(addMonths(day, -1), range)
    default:
      return null
  }
}

/** Returns the day of the range that is nearest to `day`. */
export function within(day: IsoDate, { first, last }: Range): IsoDate {
  if (day < first) return first
  return day > last ? last : day
}
