import type { StayDates } from '../../rooms/rules/stay.ts'
import { isoDateOf } from '../../shared/dates.ts'

/** Returns the dates of a stay, of the columns that keep them. */
export function datesOf({ checkIn, checkOut }: { checkIn: Date; checkOut: Date }): StayDates {
  return { checkIn: isoDateOf(checkIn), checkOut: isoDateOf(checkOut) }
}
