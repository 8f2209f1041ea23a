import { addDays, formatDay, type IsoDate } from '../../shared/dates.ts'

/** Days of the dashboard's chart, today included. */
export const dashboardDays = 14
/** The default days of a report, today included. */
export const reportDays = 30
/** The longest range of a report: five years. */
export const maxRangeDays = 1827

/** Two days, both included. */
export type Range = { from: IsoDate; to: IsoDate }

/** Returns so many days, of which `today` is the last. */
export function lastDays(today: IsoDate, count: number): Range {
  return { from: addDays(today, 1 - count), to: today }
}

/** The days that were chosen, or the last 30 unless both were. */
export function reportRange(from: string, to: string, today: IsoDate): Range {
  return from && to ? { from, to } : lastDays(today, reportDays)
}

/** "(1 Nov 2026 to 30 Nov 2026)", or "(last 30 days)". */
export function rangeTitle({ from, to }: Range, chosen: boolean): string {
  if (!chosen) return `(last ${reportDays} days)`
  return from === to ? `(${longDay(from)})` : `(${longDay(from)} to ${longDay(to)})`
}

/** "1 Nov 2026". */
export function longDay(day: IsoDate): string {
  return formatDay(day, 'en', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** "1 Nov". */
export function shortDay(day: IsoDate): string {
  return formatDay(day, 'en', { day: 'numeric', month: 'short' })
}

/** Returns what a report is called as a file. */
export function reportFileName(
  { from_date, to_date }: { from_date: IsoDate; to_date: IsoDate },
  format: 'excel' | 'pdf',
): `${string}.${'xlsx' | 'pdf'}` {
  return `report-${from_date}-to-${to_date}.${format === 'excel' ? 'xlsx' : 'pdf'}`
}
