import { isDone } from '#lib/booking/rules/day.ts'
import type { DeskToday, TodayStay } from '#lib/booking/schema/today.ts'
import { property } from '#lib/property.ts'
import { formatInstant } from '#lib/shared/dates.ts'
import { dietNames } from '../today/kitchen-words.ts'
import { hour } from '../today/words.ts'

/** Somebody who still comes or leaves today, at an hour of the farm's clock as "13:00". */
export type DayEvent = { stay: TodayStay; kind: 'arrives' | 'leaves'; time: string }

/** Returns who still leaves and arrives today, by the hour: without one of their own by the hours of the house. */
export function dayEvents({ arriving, leaving, day }: DeskToday): DayEvent[] {
  const comes = arriving
    .filter((stay) => !isDone(stay, 'arriving', day))
    .map((stay) => ({
      stay,
      kind: 'arrives' as const,
      time: stay.arrives_at ?? property.checkIn.from,
    }))
  const goes = leaving
    .filter((stay) => !isDone(stay, 'leaving', day))
    .map((stay) => ({ stay, kind: 'leaves' as const, time: property.checkOutBy }))
  return [...goes, ...comes].sort((one, other) => one.time.localeCompare(other.time))
}

/** Returns the hour of an instant by the farm's clock, as "09:42". */
export function clockAt(at: string): string {
  return formatInstant(at, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** Returns what happens next, as a sentence; null if nothing does. */
export function nextWords(events: DayEvent[], now: string): string | null {
  const next = events.find(({ time }) => time >= now)
  if (!next) return null
  const { full_name, room_type } = next.stay
  return next.kind === 'leaves'
    ? `Next: ${full_name} leaves ${room_type} by ${hour(next.time)}.`
    : `Next: ${full_name} comes to ${room_type} at ${hour(next.time)}.`
}

/** Returns how many have dinner tonight, and what they eat: "6 veg, 2 vegan". */
export function dinnerWords({ meals, day }: DeskToday): { guests: number; diets: string } {
  const dinner = meals.find(({ meal, date }) => meal === 'dinner' && date === day)
  const diets = dietNames.flatMap(([kind, name]) =>
    dinner && dinner[kind] > 0 ? [`${dinner[kind]} ${name}`] : [],
  )
  return { guests: dinner?.guests ?? 0, diets: diets.join(', ') }
}
