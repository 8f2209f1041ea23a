import { toRupees } from '../../shared/money.ts'

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
