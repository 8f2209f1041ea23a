import { addDays, dayInIndia, startOfDayInIndia } from '../../shared/dates.ts'
import { undoMs } from '../rules.ts'
import type { BookingAction } from './events.ts'

/** The actions that can be taken back from the history of a booking, and the call that does it. */
const ways = {
  booked_at_desk: 'booking',
  booking_pending: 'status',
  booking_verified: 'status',
  booking_confirmed: 'status',
  booking_rejected: 'status',
  stay_changed: 'stay',
  pay_by_moved: 'pay_by',
  wish_declined: 'wish',
  guest_came: 'progress',
  guest_left: 'progress',
  guest_missed: 'progress',
} as const satisfies Partial<Record<BookingAction, string>>

/** The call that takes an entry of the history back, and the milliseconds for which it still can. */
export type TakingBack = { by: (typeof ways)[keyof typeof ways]; ms: number }

type Deed = { action: string; actor: string; createdAt: Date }

/**
 * Returns how `email` can take the last change of a booking back: the progress of its stay until the day in India ends
 * and for half a minute at least, whoever noted it; everything else for half a minute, and only their own.
 */
export function takingBackOf(deed: Deed, email: string, now: Date): TakingBack | null {
  if (!(deed.action in ways)) return null
  const by = ways[deed.action as keyof typeof ways]
  if (by !== 'progress' && deed.actor !== email) return null
  const ofUndo = undoMs(deed.createdAt, now) ?? 0
  const ms = by === 'progress' ? Math.max(ofUndo, msOfItsDay(deed.createdAt, now)) : ofUndo
  return ms > 0 ? { by, ms } : null
}

function msOfItsDay(at: Date, now: Date): number {
  return startOfDayInIndia(addDays(dayInIndia(at), 1)).getTime() - now.getTime()
}
