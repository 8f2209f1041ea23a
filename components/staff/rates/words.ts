import { percentOfPrice } from '#lib/gst/rules/law.ts'
import type { RateNight, WireNight } from '#lib/rates/schema/days.ts'
import { formatDay, type IsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'
import { count, day, rupees, wholeDay } from '../kit/words.ts'

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
/** The whole names of the days of the week, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Returns "November 2026". */
export function monthName(month: IsoDate): string {
  return formatDay(month, 'en', { month: 'long', year: 'numeric' })
}

/** Returns "Every night", "Fri and Sat", "Mon to Thu". */
export function weekdaysWords(chosen: readonly number[]): string {
  const days = [...chosen].sort()
  const names = days.map((each) => weekdayNames[each - 1] ?? '')
  const [first = '', last = ''] = [names[0], names.at(-1)]
  if (days.length === 7) return 'Every night'
  if (days.length > 2 && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1) {
    return `${first} to ${last}`
  }
  return names.length < 2 ? first : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Returns "6 to 11 Nov", "28 Dec to 2 Jan 2027". */
export function nightsWords(from: IsoDate, to: IsoDate): string {
  if (from === to) return day(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const first = isOneYear ? formatDay(from, 'en', { day: 'numeric', month: 'short' }) : day(from)
  return `${isOneMonth ? Number(from.slice(8)) : first} to ${day(to)}`
}

/** Returns the chosen nights as "Fri 13, Sat 14, Sun 15 Nov", or shorter where they are many. */
export function chosenWords(days: readonly IsoDate[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (days.length > 4) return `${formatDay(first)} to ${formatDay(last)}`
  return days
    .map((each, at) => {
      const next = days[at + 1]
      const isSame = next?.slice(0, 7) === each.slice(0, 7)
      return isSame ? formatDay(each).replace(/ \D+$/, '') : formatDay(each)
    })
    .join(', ')
}

const becauseWords: Record<WireNight['because'], string> = {
  usual: 'usual price',
  weekday: 'weekday price',
  season: 'season',
  day: 'custom price',
}

/** Returns the GST in percent that the law has for a night at a price in rupees; null where no rate fits it. */
export function lawPercent(price: number, date: IsoDate): number | null {
  return percentOfPrice(toPaise(price), date)
}

function lawWords(price: number, date: IsoDate): string {
  const percent = lawPercent(price, date)
  return percent === null ? 'no GST rate fits' : `GST ${percent}%`
}

/** Returns all that a cell of the calendar shows, in words. */
export function nightSentence(
  date: IsoDate,
  night: RateNight | undefined,
  draft?: WireNight,
  gst?: number | null,
): string {
  if (!night) return wholeDay(date)
  const { closed, price, minimum_nights, arrival, departure } = draft ?? night
  if (closed) return `${wholeDay(date)}, closed`
  const { because, season } = night
  const why = season ?? becauseWords[because]
  return [
    wholeDay(date),
    rupees(price),
    draft ? 'not saved' : why,
    ...(gst === null ? [lawWords(price, date)] : []),
    night.free === 0 ? 'full' : `${night.free} left`,
    ...(minimum_nights > 1 ? [`${count(minimum_nights, 'night')} minimum`] : []),
    ...(arrival ? [] : ['no check-in']),
    ...(departure ? [] : ['no check-out']),
  ].join(', ')
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Returns the value that all share, or null where they differ. */
export function shared<T>(values: readonly T[]): T | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

/** Returns "three prices", for values that differ. */
export function differing(values: readonly unknown[], many: string): string {
  const count = new Set(values).size
  return `${numbers[count] ?? count} ${many}`
}
