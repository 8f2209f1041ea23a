import { addDays, dayInIndia, daysBetween, type IsoDate, timeInIndia } from '../../shared/dates.ts'
import { isUnclaimed } from './moves.ts'

const evening = '18:00'
const leastMs = 3 * 3_600_000

/** Returns until when a guest whom staff send a link is asked to pay: the next 6 pm in India that leaves them three hours. */
export function payByFrom(now: Date): Date {
  const today = timeInIndia(dayInIndia(now), evening)
  if (today.getTime() - now.getTime() >= leastMs) return today
  return timeInIndia(addDays(dayInIndia(now), 1), evening)
}

const mostEvenings = 7

/** Returns the evenings until which a guest may be given time to pay, at 6 pm in India: up to the day of arrival, at least one, seven at most. */
export function eveningsFrom(now: Date, checkIn: IsoDate): Date[] {
  const first = payByFrom(now)
  const day = dayInIndia(first)
  const number = Math.min(mostEvenings, Math.max(1, daysBetween(day, checkIn) + 1))
  return Array.from({ length: number }, (_, at) => timeInIndia(addDays(day, at), evening))
}

/** Returns true for a booking that waits for its guest to pay by the link that staff sent, and of whose money nothing has been seen. */
export function isToPay(booking: Asked): boolean {
  return booking.payBy !== null && isUnclaimed(booking)
}

type Asked = Parameters<typeof isUnclaimed>[0] & { payBy: Date | null }

/** The ways in which staff ask a guest again to pay; null gives more time without a word. */
export const askings = ['email', 'whatsapp'] as const
export type Asking = (typeof askings)[number] | null
