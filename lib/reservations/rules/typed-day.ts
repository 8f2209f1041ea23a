import { addDays, type IsoDate, isIsoDate } from '../../shared/dates.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
// A stay of some weeks ago is meant sooner than one in almost a year.
const pastDays = 60

/** Returns the day that a text names, as "14 jan", "jan 14", "14 January 2027" or "2027-01-14"; null for any other text. Without a year it is the next such day, or one of the last weeks. */
export function typedDay(text: string, today: IsoDate): IsoDate | null {
  const typed = text.trim().toLowerCase()
  if (isIsoDate(typed)) return typed
  const found =
    /^(?<day>\d{1,2})\s*(?<month>[a-z]{3,9})\.?(?:,?\s*(?<year>\d{4}))?$/.exec(typed) ??
    /^(?<month>[a-z]{3,9})\.?\s*(?<day>\d{1,2})(?:,?\s*(?<year>\d{4}))?$/.exec(typed)
  if (!found?.groups) return null
  const { day = '', month = '', year } = found.groups
  const number = months.findIndex((name) => month.startsWith(name)) + 1
  if (number === 0) return null
  const of = (yearOf: number) =>
    `${yearOf}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1, thisYear + 2]
  const first = year ? '' : addDays(today, -pastDays)
  return years.map(of).find((date) => isIsoDate(date) && date >= first) ?? null
}
