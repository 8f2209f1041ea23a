import { isDone } from '#lib/desk/rules/day.ts'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { doorName } from '#lib/rooms/rules/units.ts'
import { day } from '../kit/words.ts'
import { eatersWords, unaskedOf } from '../today/kitchen-words.ts'
import { hour } from '../today/words.ts'

const t = staffWords('dashboard')

/** Somebody who still comes or leaves today, at an hour of the farm's clock as "13:00"; null for who named none for today. */
export type DayEvent = { stay: TodayStay; kind: 'arrives' | 'leaves'; time: string | null }

/** Returns who still leaves and arrives today, by the hour: who leaves by that of their booking, who comes at no known one last. */
export function dayEvents({ arriving, leaving, day: today }: DeskToday): DayEvent[] {
  const comes = arriving
    .filter((stay) => !isDone(stay, 'arriving', today))
    // The hour of who should have come before was one of that day.
    .map((stay) => ({
      stay,
      kind: 'arrives' as const,
      time: stay.check_in < today ? null : stay.arrives_at,
    }))
  const goes = leaving
    .filter((stay) => !isDone(stay, 'leaving', today))
    .map((stay) => ({ stay, kind: 'leaves' as const, time: stay.terms.checkOutBy }))
  const rank = ({ time }: DayEvent) => time ?? '99'
  return [...goes, ...comes].sort((one, other) => rank(one).localeCompare(rank(other)))
}

/** Returns when somebody comes or leaves: "4 pm", "any time", "since 24 Nov". */
export function timeWords({ time, stay }: DayEvent, today: string): string {
  if (time !== null) return hour(time)
  return stay.check_in < today ? t('day.since', { day: day(stay.check_in) }) : t('day.anyTime')
}

/** Returns true for what has its hour and should have happened by now. */
export function isPast({ time }: DayEvent, now: string): boolean {
  return time !== null && time < now
}

/** Returns what happens next, as a sentence; null if nothing does. */
export function nextWords(events: DayEvent[], now: string): string | null {
  const next = events.find((event) => !isPast(event, now))
  if (!next) return null
  const { time, kind, stay } = next
  const { full_name: name, room_type, unit_name } = stay
  const place = unit_name === null ? room_type : doorName(room_type, unit_name)
  if (time === null) return t('next.arrivesAnyTime', { name, place })
  return t(`next.${kind}`, { name, place, time: hour(time) })
}

/** Returns how many of a list of the day are still to come or to leave: "3 still to arrive", "1 still to leave". */
export function stillWords(list: 'arriving' | 'leaving', guests: number): string {
  return t(`still.${list}`, { count: guests })
}

/** Returns how many have dinner tonight, and what they eat: "6 veg, 2 vegan, 3 not asked". */
export function dinnerWords({ meals, day: today }: DeskToday): { guests: number; diets: string } {
  const dinner = meals.find(({ meal, date }) => meal === 'dinner' && date === today)
  const diets = dinner ? eatersWords(dinner) : []
  const unasked = dinner && dinner.not_asked > 0 ? [unaskedOf(dinner)] : []
  return { guests: dinner?.guests ?? 0, diets: [...diets, ...unasked].join(', ') }
}
