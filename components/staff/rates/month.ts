import { addDays, addMonths, daysBetween, type IsoDate, startOfMonth } from '#lib/shared/dates.ts'

/** Returns the days to be read for a month, with the chosen ones that are in others. */
export function windowOf(
  month: IsoDate,
  chosen: readonly IsoDate[],
): { from: IsoDate; days: number } {
  const days = [month, addDays(addMonths(month, 1), -1), ...chosen].sort()
  const [from = month, to = month] = [days[0], days.at(-1)]
  return { from, days: daysBetween(from, to) + 1 }
}

/** Returns the first day of the month that an address names, or of the present one. */
export function monthOf(text: string | null, today: IsoDate): IsoDate {
  return text && /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text) ? `${text}-01` : startOfMonth(today)
}
