import type { PaymentState } from '../../payments/schema.ts'
import { addDays, dayInIndia, timeInIndia } from '../../shared/dates.ts'
import type { BookingStatus } from './statuses.ts'

const evening = '18:00'
const leastMs = 3 * 3_600_000

/** Returns until when a guest whom staff send a link is asked to pay: the next 6 pm in India that leaves them three hours. */
export function payByFrom(now: Date): Date {
  const today = timeInIndia(dayInIndia(now), evening)
  if (today.getTime() - now.getTime() >= leastMs) return today
  return timeInIndia(addDays(dayInIndia(now), 1), evening)
}

type Asked = {
  status: BookingStatus
  payBy: Date | null
  paymentState: PaymentState | null
  paidPaise: number
}

/** Returns true for a booking that waits for its guest to pay by the link that staff sent, and of whose money nothing has been seen. */
export function isToPay({ status, payBy, paymentState, paidPaise }: Asked): boolean {
  return status === 'pending' && payBy !== null && paymentState !== 'claimed' && paidPaise <= 0
}
