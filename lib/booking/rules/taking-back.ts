import { addDays, dayInIndia, startOfDayInIndia } from '../../shared/dates.ts'
import type { BookingAction } from './events.ts'
import { undoMs } from './undo.ts'

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

/**
 * The call that takes an entry of the history back, and the milliseconds for which it still can. `to` is the progress that a
 * stay goes back to where that isn't the one before its present progress: its guest came and left in one step.
 */
export type TakingBack = { by: (typeof ways)[keyof typeof ways]; ms: number; to?: 'expected' }

type Deed = { action: string; actor: string; createdAt: Date; before?: unknown }

/**
 * Returns how `email` can take the last change of a booking back: the progress of its stay until the day in India ends
 * and for half a minute at least, whoever noted it; everything else for half a minute, and only their own.
 */
export function takingBackOf(deed: Deed, email: string, now: Date): TakingBack | null {
  if (!(deed.action in ways)) return null
  const by = ways[deed.action as keyof typeof ways]
  if (by !== 'progress' && deed.actor !== email) return null
  // Half a swap can't be taken back; the whole one can where it was made.
  if (isSwapped(deed)) return null
  const ofUndo = undoMs(deed.createdAt, now) ?? 0
  const ms = by === 'progress' ? Math.max(ofUndo, msOfItsDay(deed.createdAt, now)) : ofUndo
  return ms > 0 ? { by, ms, ...(cameAndLeft(deed) && { to: 'expected' }) } : null
}

function isSwapped({ before }: Deed): boolean {
  return Boolean((before as { swapped_with?: string | null } | null)?.swapped_with)
}

function cameAndLeft({ action, before }: Deed): boolean {
  return (
    action === 'guest_left' && (before as { progress?: string } | null)?.progress === 'expected'
  )
}

function msOfItsDay(at: Date, now: Date): number {
  return startOfDayInIndia(addDays(dayInIndia(at), 1)).getTime() - now.getTime()
}
