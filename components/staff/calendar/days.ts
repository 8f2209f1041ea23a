import { formatDay, isWeekendNight } from '#lib/shared/dates.ts'
import { daysOf, isOfRun, type SeasonRun } from '#lib/stays/rules/calendar.ts'
import type { CalendarWindow } from '#lib/stays/schema/calendar.ts'
import { wholeDay } from '../kit/words.ts'

/** A day of the window as its column shows it. */
export type Day = {
  date: string
  /** "Tuesday 22 December". */
  words: string
  /** "Tue". */
  weekday: string
  isWeekend: boolean
}

export function columnsOf(window: Pick<CalendarWindow, 'from' | 'days'>): Day[] {
  return daysOf(window).map((date) => ({
    date,
    words: wholeDay(date),
    weekday: formatDay(date, 'en', { weekday: 'short' }),
    isWeekend: isWeekendNight(date),
  }))
}

const line = '#efe6d2'
const weekend = '#faf3e1'
const season = '#fdebc8'

/**
 * Returns the lines between the columns and the tints of weekends and seasons as backgrounds, drawn once for all rows. A season
 * that has all the days tells none from another: it is not tinted.
 */
export function groundsOf(
  days: readonly Day[],
  seasons: readonly SeasonRun[],
): {
  '--cal-lines': string
  '--cal-tints': string
} {
  const share = 100 / days.length
  const parts = seasons.filter((run) => run.days < days.length)
  const tints = days.map(({ isWeekend }, at) => {
    const [from, to] = [at * share, (at + 1) * share]
    const isInSeason = parts.some((run) => isOfRun(run, at))
    return `${isInSeason ? season : isWeekend ? weekend : 'transparent'} ${from}% ${to}%`
  })
  const lines = days.slice(1).map((_, at) => {
    const x = `${(at + 1) * share}%`
    return `transparent ${x}, ${line} ${x} calc(${x} + 1px), transparent calc(${x} + 1px)`
  })
  return {
    '--cal-lines': `linear-gradient(90deg, ${lines.join(', ')})`,
    '--cal-tints': `linear-gradient(90deg, ${tints.join(', ')})`,
  }
}
