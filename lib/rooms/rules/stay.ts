import { daysBetween, type IsoDate } from '../../shared/dates.ts'

/** The most guests that a room can be said to take. */
export const maxSleeps = 20
export const maxGuests = 6
export const defaultGuests = 2
export const maxNights = 30
/** Check-in is at most so many days from today. */
export const maxDaysAhead = 365
/** A calendar is asked for at most so many days at once. */
export const maxCalendarDays = 366
/** Free dates close by are looked for so many weeks before and after. */
export const weeksAround = 3

/** Nights from check-in to check-out. */
export type StayDates = { checkIn: IsoDate; checkOut: IsoDate }

/** Whole nights of a stay; negative if the dates are the wrong way round. */
export function nightsOf({ checkIn, checkOut }: StayDates): number {
  return daysBetween(checkIn, checkOut)
}
