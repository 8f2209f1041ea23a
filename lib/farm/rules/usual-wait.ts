import { processWide } from '../../shared/process-wide.ts'
import {
  afterDeskMinutes,
  type DeskHours,
  deskMinutes,
  endOfDeskDay,
  minutesADay,
} from './desk-hours.ts'
import { factsId } from './farm.ts'

const steps = [1, 2, 4] as const

/** Hours of the desk within which bookings are usually confirmed, or on the day on which the desk first sees them. */
export type UsualWait = (typeof steps)[number] | 'day'

/** A booking that was confirmed: when its guest said that they'd paid, and when it was confirmed. */
export type Answered = { sentAt: Date; confirmedAt: Date }

/** With fewer bookings, one slow evening would decide what guests are told. */
const least = 10

/** Returns how soon bookings are usually confirmed, from those of the past; null while too few say so, or it takes longer than a day. */
export function usualWaitOf(answered: readonly Answered[], hours: DeskHours): UsualWait | null {
  if (answered.length < least) return null
  const minutes = answered
    .map(({ sentAt, confirmedAt }) => deskMinutes(sentAt, confirmedAt, hours))
    .sort((a, b) => a - b)
  const median = minutes[Math.floor(minutes.length / 2)] ?? Number.POSITIVE_INFINITY
  const step = steps.find((each) => median <= each * 60 && each * 60 < minutesADay(hours))
  if (step) return step
  const onDay = answered.filter(
    ({ sentAt, confirmedAt }) => confirmedAt <= endOfDeskDay(sentAt, hours),
  )
  return onDay.length * 2 > answered.length ? 'day' : null
}

const halfHourMs = 1_800_000

/** Returns until when what came at an instant is usually confirmed, to the half hour above. */
export function usuallyBy(sentAt: Date, wait: UsualWait, hours: DeskHours): Date {
  if (wait === 'day') return endOfDeskDay(sentAt, hours)
  const by = afterDeskMinutes(sentAt, wait * 60, hours).getTime()
  return new Date(Math.ceil(by / halfHourMs) * halfHourMs)
}

// Measured in a process once a day; a page in a browser has what it was made with.
const known = () =>
  processWide('usual wait', (): { now: UsualWait | null } => ({
    now: typeof window === 'undefined' ? null : waitOfPage(),
  }))

function waitOfPage(): UsualWait | null {
  const written = document.getElementById(factsId)?.dataset.wait
  return [...steps, 'day' as const].find((wait) => String(wait) === written) ?? null
}

/** Returns how soon bookings are usually confirmed; null if that isn't known. Don't keep it: it changes while the process runs. */
export function usualWait(): UsualWait | null {
  return known().now
}

/** Makes {@link usualWait} return another in this process. */
export function setUsualWait(wait: UsualWait | null): void {
  known().now = wait
}
