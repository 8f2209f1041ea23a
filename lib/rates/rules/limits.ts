import { addDays, formatDay, type IsoDate } from '../../shared/dates.ts'

/** ₹3,50,000: thirty nights of it with the most extra guests fit into the database's integer of paise. */
export const maxNightPaise = 35_000_000
/** ₹19,000 a night; see {@link maxNightPaise}. */
export const maxExtraGuestPaise = 1_900_000
export const maxMinimumNights = 30
/** The days of a room that one call prices, and that one answer shows, at most. */
export const maxRateDays = 366
// The rest of this year and the two after it.
const maxPlannedAhead = 3 * 366

/** Returns the last day that can have something of its own, and until which units can be blocked. */
export function lastPlannedDay(today: IsoDate): IsoDate {
  return addDays(today, maxPlannedAhead)
}

/** Returns the words that refuse a day after {@link lastPlannedDay}. */
export function tooFarWords(today: IsoDate): string {
  const last = formatDay(lastPlannedDay(today), 'en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `Choose ${last} or an earlier day.`
}
