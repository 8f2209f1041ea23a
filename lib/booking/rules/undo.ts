import { addDays, dayInIndia, startOfDayInIndia } from '../../shared/dates.ts'

/** Seconds in which staff can take back what they did: the mail about it leaves after that. */
export const undoSeconds = 30

/** Returns the instant from which on what is done now can no longer be taken back: its mail leaves then. */
export function undoEnd(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000)
}

/** Milliseconds for which what was done at an instant can be taken back; below zero once the time is over. */
export function undoMs(doneAt: Date, now: Date): number {
  return undoEnd(doneAt).getTime() - now.getTime()
}

/** The same for the progress of a stay, which can also be taken back until the day in India ends. */
export function progressUndoMs(doneAt: Date, now: Date): number {
  const endOfDay = startOfDayInIndia(addDays(dayInIndia(doneAt), 1))
  return Math.max(undoMs(doneAt, now), endOfDay.getTime() - now.getTime())
}

// A slow connection takes its time, too: what was pressed in time may arrive so many milliseconds later.
const graceMs = 5_000

/** Returns true if what arrives with so many milliseconds left, see {@link undoMs}, may have been pressed in time. */
export function isInTime(ms: number): boolean {
  return ms >= -graceMs
}
