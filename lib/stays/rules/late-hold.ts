import { maxHoldMinutes } from '../../rooms/rules/hold.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'

/** An expired hold can still be used for a booking for this many hours after the last minute it could have had. */
export const lateHoldHours = 24

/**
 * Returns true if a guest whose hold has run out or was given back is still taken to have paid for it: for a day, and
 * while the stay has a night left. After that it is as if there had been no hold.
 */
export function isInTime(hold: { createdAt: Date; checkOut: IsoDate }, now: Date): boolean {
  const end = hold.createdAt.getTime() + (maxHoldMinutes + lateHoldHours * 60) * 60_000
  return now.getTime() < end && hold.checkOut > dayInIndia(now)
}
