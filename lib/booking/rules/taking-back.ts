import { addDays, dayInIndia, startOfDayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { BookingAction } from './events.ts'
import { graceMs, undoEnd } from './undo.ts'

/** The actions that can be taken back: by who did it, or by all staff, until the day in India ends. */
const takenBackBy = {
  booked_at_desk: 'doer',
  booking_pending: 'doer',
  booking_verified: 'doer',
  booking_confirmed: 'doer',
  booking_rejected: 'doer',
  stay_changed: 'doer',
  pay_by_moved: 'doer',
  payment_recorded: 'doer',
  payment_verified: 'doer',
  wish_declined: 'doer',
  guest_came: 'all',
  guest_left: 'all',
  guest_missed: 'all',
} as const satisfies Partial<Record<BookingAction, 'doer' | 'all'>>

/** An action that can be taken back. */
export type Undoable = keyof typeof takenBackBy

/** The entries of the history that are taken back together, and the milliseconds for which they can be. */
export type Undo = { entries: number[]; ms: number }

type Deed = { id: bigint; action: string; actor: string; createdAt: Date; before?: unknown }

/** Returns how `email` can take the last change of a booking back; null if they can't, or not any more. */
export function undoOf(deed: Deed, email: string, now: Date): Undo | null {
  const ms = msLeft(deed, email, now) ?? 0
  return ms > 0 ? { entries: [Number(deed.id)], ms } : null
}

/**
 * Refuses to let `email` take the last change of a booking back: `changed_meanwhile` for what isn't theirs to take back,
 * `too_late` once the time is over.
 */
export function requireUndoable(deed: Deed, email: string, now: Date): void {
  const ms = msLeft(deed, email, now)
  if (ms === null) throw new Refusal('changed_meanwhile')
  if (ms < -graceMs) throw new Refusal('too_late')
}

// Everything for half a minute; the progress of a stay until the day in India ends, too.
function msLeft(deed: Deed, email: string, now: Date): number | null {
  const { action, actor, createdAt } = deed
  const by = action in takenBackBy ? takenBackBy[action as Undoable] : null
  if (by === null || (by === 'doer' && actor !== email) || isSwapped(deed)) return null
  const ends = [undoEnd(createdAt), ...(by === 'all' ? [endOfItsDay(createdAt)] : [])]
  return Math.max(...ends.map((end) => end.getTime() - now.getTime()))
}

// Half a swap can't be taken back; the whole one can where it was made.
function isSwapped({ before }: Deed): boolean {
  return Boolean((before as { swapped_with?: string | null } | null)?.swapped_with)
}

function endOfItsDay(at: Date): Date {
  return startOfDayInIndia(addDays(dayInIndia(at), 1))
}
