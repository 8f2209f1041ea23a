import { farm } from '../farm/rules/farm.ts'
import { usuallyBy, usualWait } from '../farm/rules/usual-wait.ts'
import { clockIn, dayAndTime } from '../shared/dates.ts'

const asIs = (text: string) => text

/**
 * Returns how soon bookings are usually confirmed, as the messages under `usually` name it, with the hours in which the desk answers;
 * null if that isn't known. No `hours` are the same day; `by` is until when, for those that come at night.
 */
export function usualWaitFacts(locale: string, isolate = asIs) {
  const wait = usualWait()
  if (wait === null) return null
  const { from, to } = farm().hours
  const clock = (time: string) => isolate(clockIn(locale, time))
  const by = clock(wait === 'day' ? to : later(from, wait))
  const hours = wait === 'day' ? 0 : wait
  return { hours, hoursFrom: clock(from), hoursTo: clock(to), by }
}

/** Returns until when a booking that came at an instant is usually confirmed, as `usually.by` names it; null if that has passed. */
export function usuallyByFacts(sentAt: Date, now: Date, locale: string) {
  const wait = usualWait()
  if (wait === null) return null
  const by = usuallyBy(sentAt, wait, farm().hours)
  return now < by ? dayAndTime(by, locale) : null
}

function later(time: string, hours: number): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${String(Number(hour) + hours).padStart(2, '0')}:${minute}`
}
