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

/** A month as it hangs on the wall: rows of seven, with empty places before its first day and after the last shown. */
export type Month = { first: IsoDate; weeks: (IsoDate | null)[][] }

/** On which weekday rows begin: 1 for Monday to 7 for Sunday. */
export function firstWeekday(locale: string): number {
  // English is read from everywhere, and a row that ends with the weekend shows what most people ask for.
  if (locale === 'en') return 1
  // Younger than the other parts of Intl: Monday where a browser does not know.
  const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: () => { firstDay: number } }
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 1
}

/** The months that a range touches, up to its last day. */
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
    months.push({
      first: month,
      weeks: Array.from({ length: places / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7)),
    })
  }
  return months
}

type Reading = { weekStart: number; direction: string }

/**
 * The day that a key leads to, within the range; null for keys that are not the grid's (ARIA's date grid:
 * arrows by day and week, Home and End within the week, Page Up and Page Down by month). Arrows follow the
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

/** The nearest day of the range. */
export function within(day: IsoDate, { first, last }: Range): IsoDate {
  if (day < first) return first
  return day > last ? last : day
}

/**
 * The stay that begins on a day and lasts so many nights, or as many as are free one after the other if
 * that is less. A night that the calendar does not know counts as free: whoever takes it will check.
 */
export function stayFrom(checkIn: IsoDate, nights: number, isTaken: (night: IsoDate) => boolean) {
  let checkOut = addDays(checkIn, 1)
  while (daysBetween(checkIn, checkOut) < nights && !isTaken(checkOut)) {
    checkOut = addDays(checkOut, 1)
  }
  return { checkIn, checkOut }
}
