import { addDays, dayInIndia, timeInIndia } from '../../shared/dates.ts'
import type { Facts } from '../schema/facts.ts'

/** The hours of each day in which the desk answers, on the farm's clock. */
export type DeskHours = Facts['hours']

const minuteMs = 60_000

/** The desk's day that an instant is in, or that comes next: when it begins and ends. */
function dayOf(at: Date, hours: DeskHours): { opens: Date; closes: Date } {
  const of = (day: string) => ({
    opens: timeInIndia(day, hours.from),
    closes: timeInIndia(day, hours.to),
  })
  const today = dayInIndia(at)
  const found = of(today)
  return at < found.closes ? found : of(addDays(today, 1))
}

/** The minutes of a day in which the desk answers. */
export function minutesADay(hours: DeskHours): number {
  const { opens, closes } = dayOf(new Date(0), hours)
  return (closes.getTime() - opens.getTime()) / minuteMs
}

/** How many minutes of the desk's hours are between two instants. */
export function deskMinutes(from: Date, to: Date, hours: DeskHours): number {
  let minutes = 0
  for (let at = from; at < to; ) {
    const { opens, closes } = dayOf(at, hours)
    const begins = Math.max(at.getTime(), opens.getTime())
    const ends = Math.min(to.getTime(), closes.getTime())
    minutes += Math.max(0, ends - begins) / minuteMs
    at = closes
  }
  return minutes
}

/** The instant at which so many minutes of the desk's hours have passed. */
export function afterDeskMinutes(from: Date, minutes: number, hours: DeskHours): Date {
  let [at, left] = [from, minutes * minuteMs]
  for (;;) {
    const { opens, closes } = dayOf(at, hours)
    const begins = Math.max(at.getTime(), opens.getTime())
    if (begins + left <= closes.getTime()) return new Date(begins + left)
    left -= closes.getTime() - begins
    at = closes
  }
}

/** When the desk closes on the day on which it first sees what came at an instant. */
export function endOfDeskDay(at: Date, hours: DeskHours): Date {
  return dayOf(at, hours).closes
}
