import type { Night } from '../../rates/rules/night.ts'
import type { NotSold } from '../../rates/rules/quote.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { toRupees } from '../../shared/money.ts'

/**
 * The answer of check_availability; with the total in rupees if these dates can be had, else with the alternatives, and with the reason
 * if the stay is not sold whatever is free.
 */
export type Availability = {
  available: boolean
  units_left: number
  total?: number
  because?: NotSold['because']
  minimum_nights?: number
} & Partial<Alternatives>

/**
 * The alternatives to a stay that is taken: free dates close by, and other rooms by name, with what the same stay costs in each, in
 * rupees.
 */
export type Alternatives = { nearest: DatePair[]; other_rooms: string[]; other_totals: number[] }

/** A day of the calendar: whether the night that begins on it is free and what it costs, and whether one may come or leave. */
export function wireCalendarDay(night: Night, left: number) {
  return {
    date: night.date,
    available: left > 0,
    units_left: left,
    price: toRupees(night.paise),
    minimum_nights: night.minimumNights,
    arrival: night.arrival,
    departure: night.departure,
    /** The name of the season that sets its price, for guests to read. */
    season: night.because.name,
  }
}

export type CalendarDay = ReturnType<typeof wireCalendarDay>

/** Free dates close to those that were asked for, and the whole price of a stay on them, in rupees. */
export type DatePair = { check_in: string; check_out: string; total: number }

export function wireDatePair({
  checkIn,
  checkOut,
  totalPaise,
}: StayDates & { totalPaise: number }): DatePair {
  return { check_in: checkIn, check_out: checkOut, total: toRupees(totalPaise) }
}
