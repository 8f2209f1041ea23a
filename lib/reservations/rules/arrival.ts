import { type BookingStatus, statuses, takesPlace } from '../../booking/rules/statuses.ts'
import { type Arrival, type Diet, diets } from '../../booking/rules/told.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import type { IsoDate } from '../../shared/dates.ts'

/** Characters about allergies, and of the guest's own words, at most. */
export const maxAllergies = 200
export const maxArrivalWords = 500

/** Returns how many guests are counted for any food. */
export function countedGuests(arrival: Record<Diet, number>): number {
  return diets.reduce((sum, diet) => sum + arrival[diet], 0)
}

/**
 * Returns true if food is counted for more guests than come, and for more than before: a party that has become smaller can
 * still be put right step by step.
 */
export function countsTooMany(before: Arrival, after: Arrival, guests: number): boolean {
  return countedGuests(after) > Math.max(guests, countedGuests(before))
}

/** Returns true for more dogs than the house rules allowed when the stay was booked, and more than before. */
export function bringsTooMany(before: Arrival, after: Arrival, { maxDogs }: Terms): boolean {
  return after.dogs > Math.max(maxDogs, before.dogs)
}

type StayWithStatus = { status: BookingStatus; checkIn: IsoDate; checkOut: IsoDate }

/** Returns true if a guest may say something before the stay: from the confirmation to the day of arrival. */
export function mayTell({ status, checkIn }: StayWithStatus, today: IsoDate): boolean {
  return statuses[status].stay === 'certain' && today <= checkIn
}

/** Returns true if staff may write it down for the guest: as long as there is a stay. */
export function mayNote({ status, checkOut }: StayWithStatus, today: IsoDate): boolean {
  return takesPlace(status) && today <= checkOut
}

type Hours = Pick<Terms, 'checkIn'>

/** The hours of arrival that a guest chooses from: those of check-in, and those after it, before which one calls. */
export const arrivalHours = ({ checkIn }: Hours) => hoursFrom(checkIn.from, checkIn.to)
export const lateHours = ({ checkIn }: Hours) => hoursFrom(checkIn.to, '23:00').slice(1)

function hoursFrom(from: string, to: string): string[] {
  const first = Number(from.slice(0, 2))
  const count = Number(to.slice(0, 2)) - first + 1
  return Array.from({ length: count }, (_, at) => `${String(first + at).padStart(2, '0')}:00`)
}

/** Returns the hours to choose from with the one that is chosen among them, in order. */
export function hoursWith(hours: readonly string[], chosen: string): string[] {
  return [...new Set([...hours, chosen])].filter((hour) => hour !== '').sort()
}

/** Returns true for an arrival after the hours of check-in. */
export function isLate(arrivesAt: string, { checkIn }: Hours): boolean {
  return arrivesAt > checkIn.to
}
