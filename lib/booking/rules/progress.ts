import type { StayDates } from '../../rooms/rules/stay.ts'
import { addDays, dayInIndia, formatDay, type IsoDate } from '../../shared/dates.ts'
import { isInTime, progressUndoMs, undoMs } from './undo.ts'

/**
 * The progress of a stay, apart from its status, which is about payment and promise:
 * - `next`: where it can go from it;
 * - `back`: what it was before, to which it can be taken back until the day in India ends, and for {@link undoSeconds} at least.
 * A guest of a stay that is over can be said to have come: then it goes from `expected` to `left` at once.
 */
export const progresses = {
  expected: { next: ['in_house', 'no_show', 'left'], back: null },
  in_house: { next: ['left'], back: 'expected' },
  left: { next: [], back: 'in_house' },
  // Guests who didn't come may still come later in their stay, or call to say so.
  no_show: { next: ['in_house', 'expected'], back: null },
} as const

export type Progress = keyof typeof progresses

/** The instants by which the progress of a stay is kept. */
export type ProgressAt = {
  checkedInAt: Date | null
  checkedOutAt: Date | null
  noShowAt: Date | null
}

export function progressOf({ checkedInAt, checkedOutAt, noShowAt }: ProgressAt): Progress {
  if (checkedOutAt) return 'left'
  if (checkedInAt) return 'in_house'
  return noShowAt ? 'no_show' : 'expected'
}

/** Returns what a stay was before its present progress; null if that cannot be taken back. */
export function progressBefore(stay: ProgressAt): Progress | null {
  const { checkedInAt, checkedOutAt } = stay
  const cameLater = checkedOutAt !== null && checkedInAt?.getTime() === checkedOutAt.getTime()
  return cameLater ? 'expected' : progresses[progressOf(stay)].back
}

/** Returns the instants of a stay that goes to another progress now. */
export function instantsAfter(was: ProgressAt, to: Progress, now: Date): ProgressAt {
  return {
    checkedInAt: to === 'in_house' || to === 'left' ? (was.checkedInAt ?? now) : null,
    checkedOutAt: to === 'left' ? now : null,
    noShowAt: to === 'no_show' ? now : null,
  }
}

type Stay = ProgressAt & StayDates & { hasUnit: boolean }
type Problem = { code: 'illegal_transition' | 'too_late'; message?: string }

/** Returns why a stay, on its way to take place, cannot go to another progress now; null if it can. */
export function progressProblem(stay: Stay, to: Progress, now: Date): Problem | null {
  const from = progressOf(stay)
  const today = dayInIndia(now)
  if (to === progressBefore(stay)) return isFresh(stay, now) ? null : { code: 'too_late' }
  if (!(progresses[from].next as readonly Progress[]).includes(to)) return refused(sentences[from])
  if (to !== 'left' && to !== 'expected' && today < stay.checkIn) {
    return refused(`This stay begins on ${formatDay(stay.checkIn)}.`)
  }
  const words = to === 'no_show' ? null : stepProblem(stay, from, to, today)
  return words === null ? null : refused(words)
}

// A guest who was never checked in can be said to have left only once the stay is over.
function stepProblem(stay: Stay, from: Progress, to: Progress, today: IsoDate): string | null {
  const isOver = stay.checkOut < today
  if (to === 'left') return from === 'expected' && !isOver ? sentences.expected : null
  if (isOver) return 'This stay is over.'
  return to === 'in_house' && !stay.hasUnit ? 'Assign a room first.' : null
}

const refused = (message: string): Problem => ({ code: 'illegal_transition', message })

const sentences: Record<Progress, string> = {
  expected: 'This guest hasn’t checked in yet.',
  in_house: 'This guest has already checked in.',
  left: 'This guest has already checked out.',
  no_show: 'This guest is marked as a no-show.',
}

// The last of the instants is that of the present progress. What was done shortly before midnight can be taken back after it.
function isFresh({ checkedInAt, checkedOutAt }: ProgressAt, now: Date): boolean {
  const since = checkedOutAt ?? checkedInAt
  if (since === null) return false
  return progressUndoMs(since, now) > 0 || isInTime(undoMs(since, now))
}

/** Returns true while a stay has nights ahead that could be sold to somebody else: tonight or a later one. */
export function hasNightsAhead({ checkOut }: StayDates, today: IsoDate): boolean {
  return addDays(today, 1) <= checkOut
}
