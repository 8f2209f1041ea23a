import { dayInIndia } from '../../shared/dates.ts'
import { shortDay } from './range.ts'

/** Returns how long ago, in few letters: "now", "11 min", "2 hr", "1 day", "3 days", then the date. */
export function ago(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} hr`
  const days = Math.floor(hours / 24)
  if (days < 7) return days === 1 ? '1 day' : `${days} days`
  return shortDay(dayInIndia(new Date(at)))
}
