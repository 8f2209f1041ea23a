import type { Progress } from '#lib/booking/rules/progress.ts'
import { type DayList, isDone } from '#lib/desk/rules/day.ts'
import type { DeskToday, Meal, TodayStay } from '#lib/desk/schema/today.ts'
import { property } from '#lib/property.ts'
import { doorName } from '#lib/rooms/rules/units.ts'
import { clockIn, formatDay } from '#lib/shared/dates.ts'
import { mailLeaves } from '../kit/action/undo-words.ts'
import { count, day, instantTime, rupees } from '../kit/words.ts'
import { untoldSentence } from '../stay/words.ts'

/** Returns an hour of the farm's clock, such as "16:00", as people say it: "4 pm", "9:30 pm". */
export function hour(time: string): string {
  return clockIn('en', time)
}

/** Returns the unit of a stay, as it is found among all of the farm; what the stay waits for if it has none. */
export function unitOf({ unit_name, room_type }: TodayStay): string {
  return unit_name === null ? 'No room assigned' : doorName(room_type, unit_name)
}

/** Returns the party of a stay and until when it stays, or, as it leaves, for how long it was here. */
export function partyOf({ guests, check_out, nights }: TodayStay, leaving: boolean): string {
  return `${count(guests, 'guest')}, ${leaving ? count(nights, 'night') : `to ${day(check_out)}`}`
}

/** Returns what is to be taken from the guest of a stay, in rupees: what waits to be found in the bank is not asked for twice. */
export function dueOf({ balance, checking }: TodayStay): number {
  return Math.max(0, Math.round((balance - checking) * 100) / 100)
}

/** Returns what is to be given back to the guest of a stay, in rupees. */
export function backOf({ balance }: TodayStay): number {
  return Math.max(0, -balance)
}

export function dueFrom(stays: TodayStay[]): number {
  return stays.reduce((sum, stay) => sum + dueOf(stay), 0)
}

/** Returns how many guests sleep here in the night of a day. */
export function nightGuests({ meals, day: shown }: DeskToday): number {
  return meals.find(({ meal, date }) => meal === 'dinner' && date === shown)?.guests ?? 0
}

/** Returns how many guests there are at night, and how many units are taken. */
export function nightWords(answer: DeskToday): string {
  const { units, day: shown, today } = answer
  const taken = units.all - units.free.length
  const rooms =
    taken === units.all && taken > 0
      ? `all ${taken} units taken`
      : `${taken} of ${count(units.all, 'unit')} taken`
  return `${count(nightGuests(answer), 'guest')} ${shown === today ? 'tonight' : 'overnight'}, ${rooms}`
}

/** Returns which units are free in the night, for whoever wants to fill them. */
export function freeWords({ free: names }: DeskToday['units']): string {
  const from = hour(property.checkIn.from)
  if (names.length === 0) return 'All units are taken.'
  const [last, ...others] = names.toReversed()
  if (others.length === 0) return `${last} is free from ${from}.`
  if (names.length > 4) return `${names.length} units are free from ${from}.`
  return `${others.toReversed().join(', ')} and ${last} are free from ${from}.`
}

const mealNames = { breakfast: 'Breakfast', dinner: 'Dinner' } as const

/** Returns the name of a meal, and when it is. */
export function mealWords({ meal, date }: Meal, today: string): { name: string; when: string } {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  const when = days === 0 ? (meal === 'dinner' ? 'tonight' : 'today') : 'tomorrow'
  return {
    name: mealNames[meal],
    when: days > 1 ? formatDay(date, 'en', { weekday: 'long' }) : when,
  }
}

export function doneWords(stay: TodayStay): string {
  const { progress, checked_in_at, checked_out_at, uncleaned_since, unit } = stay
  if (progress === 'no_show')
    return unit === null
      ? 'No-show, the room is on sale'
      : `No-show, ${unitOf(stay)} stays reserved`
  if (progress === 'in_house')
    return `${unitOf(stay)}, in since ${instantTime(checked_in_at ?? '')}`
  const clean = uncleaned_since === checked_out_at ? ', needs cleaning' : ''
  return `${unitOf(stay)}, left ${instantTime(checked_out_at ?? '')}${clean}`
}

const backNames: Record<Progress, string> = {
  expected: 'expected again',
  in_house: 'in house again',
  left: 'checked out',
  no_show: 'a no-show again',
}

/** Returns what is said once a stay is back at its progress; `taken` is what the step had taken from the guest. */
export function backWords({ full_name, progress }: TodayStay, taken = ''): string {
  const words = `Undone. ${full_name} is ${backNames[progress]}.`
  return taken
    ? `${words} ${taken} is still recorded: if it wasn’t paid, void it in the booking.`
    : words
}

/** Returns what a guest hears of a change of their stay, before it is made. */
export function toldOf({ has_email }: TodayStay): string {
  return has_email
    ? 'The guest will get an e-mail'
    : 'No e-mail address: please tell the guest yourself'
}

/** Returns what is said once a stay goes on until another day, for so many rupees more. */
export function nightAdded(
  { full_name, has_email }: TodayStay,
  until: string,
  more: number,
): string {
  const told = has_email ? mailLeaves() : untoldSentence(full_name)
  return `${full_name} stays until ${day(until)}, ${rupees(more)} more. ${told}`
}

/** The names of the ways, beside the site, by which a booking came. */
export const sourceNames: Record<string, string> = {
  phone: 'By phone',
  walk_in: 'Walk-in',
  whatsapp: 'By WhatsApp',
  airbnb: 'Airbnb',
  booking_com: 'Booking.com',
}

/** Returns how many of a list of a day are still to come, are here, or are still to leave. */
export function stillIn(today: DeskToday, list: DayList): number {
  return today[list].filter((stay) => !isDone(stay, list, today.day)).length
}

/** Returns the names of the lists of a day. */
export function listNames({ day: shown, today }: DeskToday): Record<DayList, string> {
  const staying = shown === today ? 'In house' : 'Staying'
  return { arriving: 'Arriving', in_house: staying, leaving: 'Leaving' }
}

/** Returns what stands at the end of a list's title: what is to be taken, or how many have left. */
export function asideOf({ day: shown, today, ...lists }: DeskToday, list: DayList): string {
  const due = dueFrom(lists[list])
  const isOpen = list !== 'leaving' || due > 0
  if (isOpen) return due > 0 ? `${rupees(due)} to collect` : ''
  const gone = lists.leaving.filter(({ progress }) => progress === 'left').length
  if (shown !== today || gone === 0)
    return lists.leaving.length > 0 ? `by ${hour(property.checkOutBy)}` : ''
  if (gone === lists.leaving.length) return 'all have left'
  return gone === 1 ? '1 has left' : `${gone} have left`
}
