import { addDays, dayInIndia, formatDay, type IsoDate } from '../shared/dates.ts'
import { toRupees } from '../shared/money.ts'

/** Days of the dashboard's chart, today included. */
export const dashboardDays = 14
/** Days of a report for which nobody chose any, today included. */
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

/** Part of a whole in percent, rounded; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0
}

/** The nights of some days; money in paise, tax included. */
export type CountedNights = {
  /** Nights of bookings that are paid for, whenever that was, and what they cost. */
  nights: number
  nightsPaise: number
  /** Nights of all units that could be slept in. */
  nightsAvailable: number
}

/** The figures of a range; money in paise, tax included. */
export type Counted = CountedNights & {
  /** The revenue of payments verified in the range, whenever the stay is. */
  revenuePaise: number
  bookings: number
}

/** The figures of nights; see {@link figuresOf}. Money in rupees, tax included. */
export type NightFigures = {
  nights_sold: number
  /** What the nights sold cost. */
  nights_value: number
  nights_available: number
  /** Percent. */
  occupancy: number
  average_rate: number
  revenue_per_available_room: number
}

/** The figures of a range; see {@link totalsOf}. Money in rupees, tax included. */
export type ReportTotals = NightFigures & { revenue: number; bookings_paid: number }

/**
 * The figures of a range, in rupees: beside those of its nights the revenue, which is the totals of bookings on the day their
 * payment was first verified, less those of verified bookings on the day they were given up. Bookings are counted alike.
 */
export function totalsOf(counted: Counted): ReportTotals {
  return {
    revenue: toRupees(counted.revenuePaise),
    bookings_paid: counted.bookings,
    ...figuresOf(counted),
  }
}

/**
 * The figures of nights, in rupees.
 * - nights sold: nights within the range that such bookings sleep; available: units × days, by the units of each day.
 * - their value: what the nights sold cost, whenever it was paid or will be.
 * - occupancy: nights sold of those available, in percent.
 * - average rate (ADR): what the nights sold cost ÷ their number. Not revenue ÷ nights: a payment in
 *   November for a stay in December is revenue of the one and a night of the other.
 * - revenue per available room (RevPAR): what the nights sold cost ÷ the nights available.
 */
export function figuresOf({ nights, nightsPaise, nightsAvailable }: CountedNights): NightFigures {
  const each = (count: number) => (count > 0 ? Math.round(nightsPaise / count) : 0)
  return {
    nights_sold: nights,
    nights_value: toRupees(nightsPaise),
    nights_available: nightsAvailable,
    occupancy: percent(nights, nightsAvailable),
    average_rate: toRupees(each(nights)),
    revenue_per_available_room: toRupees(each(nightsAvailable)),
  }
}

/** Returns how long ago, in few letters: "now", "11 min", "2 hr", "1 day", "3 days", then the date. */
export function ago(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} hr`
  const days = Math.floor(hours / 24)
  if (days < 7) return days === 1 ? '1 day' : `${days} days`
  return shortDay(dayInIndia(new Date(at)))
}

/** The least value in rupees that the axis of a chart reaches: with nothing sold it would count in paise. */
const leastScale = 1_000

/** Rules of a chart: three to five of them between 0 and what is farthest from it, at round figures, and below 0 if need be. */
export function scaleOf(values: readonly number[]): { min: number; max: number; step: number } {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(-lowest, leastScale, ...values)
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 1.5, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1
  const min = -Math.ceil(-lowest / step) * step
  return { min: min || 0, max: Math.ceil(highest / step) * step, step }
}

/** A figure of an axis: "₹0", "₹500", "₹10k", "₹2.5L" (lakh, 1,00,000), "₹1Cr" (crore). */
export function shortRupees(rupees: number): string {
  if (rupees < 0) return `−${shortRupees(-rupees)}`
  if (rupees >= 10_000_000) return `₹${tidy(rupees / 10_000_000)}Cr`
  if (rupees >= 100_000) return `₹${tidy(rupees / 100_000)}L`
  if (rupees >= 1_000) return `₹${tidy(rupees / 1_000)}k`
  return rupees === 0 ? '0' : `₹${tidy(rupees)}`
}

function tidy(figure: number): string {
  return String(Math.round(figure * 100) / 100)
}

/** Returns where the highest value stands; the latest of several, -1 if nothing is above 0. */
export function peakOf(values: readonly number[]): number {
  const highest = Math.max(0, ...values)
  return highest > 0 ? values.lastIndexOf(highest) : -1
}
