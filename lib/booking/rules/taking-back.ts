import { Refusal } from '../../shared/refusal.ts'
import type { BookingAction } from './events.ts'
import { isInTime, progressUndoMs, undoMs } from './undo.ts'

/** The actions that can be taken back: for half a minute by the person who did it, or by all staff until the day in India ends. */
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

/** Entries of the history that are taken back together, and the milliseconds that are left for it. */
export type Undo = { entries: number[]; ms: number }

type Entry = { id: bigint; action: string; actor: string; createdAt: Date; before?: unknown }

/**
 * Returns how `email` can take back the last change of a booking; null if they can't, or the time is over. Half a swap of units
 * is taken back only `together` with the other booking.
 */
export function undoOf(
  entry: Entry,
  email: string,
  now: Date,
  together: string[] = [],
): Undo | null {
  const ms = msLeft(entry, email, now, together) ?? 0
  return ms > 0 ? { entries: [Number(entry.id)], ms } : null
}

/**
 * Refuses to let `email` take the last change of a booking back, `together` as of {@link undoOf}: `changed_meanwhile` for what
 * isn't theirs to take back, `too_late` once the time is over.
 */
export function requireUndoable(entry: Entry, email: string, now: Date, together: string[]): void {
  const ms = msLeft(entry, email, now, together)
  if (ms === null) throw new Refusal('changed_meanwhile')
  if (!isInTime(ms)) throw new Refusal('too_late')
}

function msLeft(entry: Entry, email: string, now: Date, together: string[]): number | null {
  const { action, actor, createdAt } = entry
  const other = (entry.before as { swapped_with?: string } | null)?.swapped_with
  if (other && !together.includes(other)) return null
  const by = action in takenBackBy ? takenBackBy[action as Undoable] : null
  if (by === 'all') return progressUndoMs(createdAt, now)
  return by === 'doer' && actor === email ? undoMs(createdAt, now) : null
}
