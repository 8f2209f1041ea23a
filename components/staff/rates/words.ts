import { percentOfPrice } from '#lib/gst/rules/law.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { RateNight, WireNight } from '#lib/rates/schema/days.ts'
import { addDays, formatDay, type IsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'
import { day, listed, range, rupees, wholeDay } from '../kit/words.ts'

const t = staffWords('rates')

const monday = '2024-01-01'

/** Returns the names of the days of the week, Monday first. */
export function weekdays(weekday: 'long' | 'short' = 'long'): string[] {
  return Array.from({ length: 7 }, (_, at) => formatDay(addDays(monday, at), 'en', { weekday }))
}

/** Returns "November 2026". */
export function monthName(month: IsoDate): string {
  return formatDay(month, 'en', { month: 'long', year: 'numeric' })
}

/** Returns "Every night", "Fri and Sat", "Mon to Thu". */
export function weekdaysWords(chosen: readonly number[]): string {
  const days = [...chosen].sort()
  const names = weekdays('short').filter((_, at) => chosen.includes(at + 1))
  const [from = '', to = ''] = [names[0], names.at(-1)]
  if (days.length === 7) return t('nights.every')
  if (days.length > 2 && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1) {
    return range(from, to)
  }
  return listed(names)
}

/** Returns "6 to 11 Nov", "28 Dec to 2 Jan 2027". */
export function nightsWords(from: IsoDate, to: IsoDate): string {
  if (from === to) return day(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const first = isOneYear ? formatDay(from, 'en', { day: 'numeric', month: 'short' }) : day(from)
  return range(isOneMonth ? Number(from.slice(8)) : first, day(to))
}

/** Returns the chosen nights as "Fri 13, Sat 14, Sun 15 Nov", or shorter where they are many. */
export function chosenWords(days: readonly IsoDate[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (days.length > 4) return range(formatDay(first), formatDay(last))
  return days
    .map((each, at) => {
      const next = days[at + 1]
      const isSame = next?.slice(0, 7) === each.slice(0, 7)
      return isSame ? formatDay(each).replace(/ \D+$/, '') : formatDay(each)
    })
    .join(', ')
}

/** Returns the GST in percent that the law has for a night at a price in rupees; null where no rate fits it. */
export function lawPercent(price: number, date: IsoDate): number | null {
  return percentOfPrice(toPaise(price), date)
}

function lawWords(price: number, date: IsoDate): string {
  const percent = lawPercent(price, date)
  return percent === null ? t('cell.noGst') : t('cell.gst', { percent })
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
  if (closed) return t('cell.closed', { day: wholeDay(date) })
  const { because, season } = night
  const why = season ?? t(`cell.because.${because}`)
  return [
    wholeDay(date),
    rupees(price),
    draft ? t('cell.notSaved') : why,
    ...(gst === null ? [lawWords(price, date)] : []),
    night.free === 0 ? t('cell.full') : t('nights.left', { count: night.free }),
    ...(minimum_nights > 1 ? [t('nights.minimum', { count: minimum_nights })] : []),
    ...(arrival ? [] : [t('nights.noArrival')]),
    ...(departure ? [] : [t('nights.noDeparture')]),
  ].join(', ')
}

/** Returns the value that all share, or null where they differ. */
export function shared<T>(values: readonly T[]): T | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

/** Returns "three prices", for those that differ. */
export function differing(prices: readonly number[]): string {
  return t('days.differentPrices', { count: new Set(prices).size })
}
