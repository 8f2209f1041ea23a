import { Refusal } from '../../shared/refusal.ts'

/** Seconds in which a change of status can be taken back: the guest's mail leaves after it. */
export const undoSeconds = 30

/** Returns the instant from which on a change that is made now can no longer be taken back: its mail leaves then. */
export function undoEnd(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000)
}

/** A slow connection takes its time, too: what was pressed in time may arrive so many milliseconds later. */
export const graceMs = 5_000

/** Returns true if it is in time to take back what was done at an instant. */
export function isUndoInTime(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() <= undoSeconds * 1000 + graceMs
}

/** Refuses (`too_late`) to take back what was done too long ago. */
export function requireInTime(doneAt: Date, now: Date): void {
  if (!isUndoInTime(doneAt, now)) throw new Refusal('too_late')
}

/** Milliseconds for which a change of status can still be taken back; null once its mail leaves. */
export function undoMs(changedAt: Date, now: Date): number | null {
  const left = changedAt.getTime() + undoSeconds * 1000 - now.getTime()
  return left > 0 ? left : null
}
