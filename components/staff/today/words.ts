import { type DayList, isDone } from '#lib/desk/rules/day.ts'
import type { DeskToday, Meal, TodayStay } from '#lib/desk/schema/today.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { doorName } from '#lib/rooms/rules/units.ts'
import { clockIn, formatDay } from '#lib/shared/dates.ts'
import { mailLeaves } from '../kit/action/undo-words.ts'
import { count, day, instantTime, rupees } from '../kit/words.ts'
import { untoldSentence } from '../stay/words.ts'

const t = staffWords('today')

/** Returns an hour of the farm's clock, such as "16:00", as people say it: "4 pm", "9:30 pm". */
export function hour(time: string): string {
  return clockIn('en', time)
}

/** Returns the unit of a stay, as it is found among all of the farm; what the stay waits for if it has none. */
export function unitOf({
  unit_name,
  room_type,
}: Pick<TodayStay, 'unit_name' | 'room_type'>): string {
  return unit_name === null ? t('noRoom') : doorName(room_type, unit_name)
}

/** Returns the party of a stay and until when it stays, or, as it leaves, for how long it was here. */
export function partyOf({ guests, check_out, nights }: TodayStay, leaving: boolean): string {
  const party = count(guests, 'guest')
  return leaving
    ? `${party}, ${count(nights, 'night')}`
    : t('untilParty', { guests: party, day: day(check_out) })
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
  const isFull = taken === units.all && taken > 0
  return t(shown === today ? 'night.tonight' : 'night.overnight', {
    guests: nightGuests(answer),
    units: t(isFull ? 'night.full' : 'night.taken', { taken, count: units.all }),
  })
}

/** Returns which units are free in the night, for whoever wants to fill them. */
export function freeWords({ free: names }: DeskToday['units']): string {
  const time = hour(farm().checkIn.from)
  const last = names.at(-1)
  if (last === undefined) return t('free.none')
  if (names.length === 1) return t('free.one', { unit: last, time })
  if (names.length > 4) return t('free.many', { count: names.length, time })
  return t('free.some', { units: names.slice(0, -1).join(', '), last, time })
}

export function mealWords({ meal, date }: Meal, today: string): { name: string; when: string } {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  const when = days === 0 ? (meal === 'dinner' ? 'tonight' : 'today') : 'tomorrow'
  return {
    name: t(`meals.${meal}`),
    when: days > 1 ? formatDay(date, 'en', { weekday: 'long' }) : t(`meals.${when}`),
  }
}

export function doneWords(stay: TodayStay): string {
  const { progress, checked_in_at, checked_out_at, uncleaned_since } = stay
  const unit = unitOf(stay)
  if (progress === 'no_show')
    return stay.unit === null ? t('done.sold') : t('done.reserved', { unit })
  if (progress === 'in_house') return t('done.in', { unit, time: instantTime(checked_in_at ?? '') })
  const isUnclean = uncleaned_since === checked_out_at
  return t(isUnclean ? 'done.unclean' : 'done.left', {
    unit,
    time: instantTime(checked_out_at ?? ''),
  })
}

/** Returns what is said once a stay is back at its progress; `taken` is what the step had taken from the guest. */
export function backWords({ full_name, progress }: TodayStay, taken = ''): string {
  const words = t(`undone.${progress}`, { name: full_name })
  return taken ? `${words} ${t('stillRecorded', { taken })}` : words
}

/** Returns what a guest hears of a change of their stay, before it is made. */
export function mailNote({ has_email }: TodayStay): string {
  return t(has_email ? 'addNight.mailed' : 'addNight.tell')
}

/** Returns what is said once a stay goes on until another day, for so many rupees more. */
export function nightAdded(
  { full_name, has_email }: TodayStay,
  until: string,
  more: number,
): string {
  const told = has_email ? mailLeaves() : untoldSentence(full_name)
  const done = t('addNight.done', { name: full_name, day: day(until), amount: rupees(more) })
  return `${done} ${told}`
}

/** Returns the way, beside the site, by which a booking came. */
export function sourceName({ source }: TodayStay): string | null {
  return source === 'site' ? null : t(`sources.${source}`)
}

/** Returns how many of a list of a day are still to come, are here, or are still to leave. */
export function stillIn(today: DeskToday, list: DayList): number {
  return today[list].filter((stay) => !isDone(stay, list, today.day)).length
}

export function listName(list: DayList, { day: shown, today }: DeskToday): string {
  return t(`lists.${list === 'in_house' && shown !== today ? 'staying' : list}`)
}

// The time that all of them were promised; where they differ, each stay says its own.
function leaveBy(leaving: TodayStay[]): string {
  const [time, ...others] = new Set(leaving.map(({ terms }) => terms.checkOutBy))
  return time && others.length === 0 ? t('aside.by', { time: hour(time) }) : ''
}

/** Returns what stands at the end of a list's title: what is to be taken, or how many have left. */
export function asideOf({ day: shown, today, ...lists }: DeskToday, list: DayList): string {
  const due = dueFrom(lists[list])
  const isOpen = list !== 'leaving' || due > 0
  if (isOpen) return due > 0 ? t('collect', { amount: rupees(due) }) : ''
  const gone = lists.leaving.filter(({ progress }) => progress === 'left').length
  if (shown !== today || gone === 0) return leaveBy(lists.leaving)
  return gone === lists.leaving.length ? t('aside.allLeft') : t('aside.left', { count: gone })
}
