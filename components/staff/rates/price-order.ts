import type { RateNight, SeasonBar } from '#lib/rates/schema/days.ts'
import { count } from '../kit/words.ts'
import { nightsWords, weekdaysWords } from './words.ts'

/** A line that can set a price: what it is, when, and what a night costs by it; null where no night shown has it from there. */
export type PriceLine = { key: string; name: string; about: string; price: number | null }

/** Returns the weekday prices and then the seasons of some nights, in the order in which the later one wins. */
export function linesOf(seasons: readonly SeasonBar[], nights: readonly RateNight[]): PriceLine[] {
  const rank = ({ from, room, id }: SeasonBar) => {
    return (from === null ? 0 : 2e9) + (room === null ? 0 : 1e9) + id
  }
  return seasons
    .filter((season) => season.from === null || nights.some(({ date }) => isIn(season, date)))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((season) => {
      const { id, name, from } = season
      const because = from === null ? 'weekday' : 'season'
      const night = nights.find((each) => each.because === because && each.season === name)
      return {
        key: String(id),
        name: from === null ? name : `Season: ${name}`,
        about: aboutOf(season, nights),
        price: night?.price ?? null,
      }
    })
}

function aboutOf(season: SeasonBar, nights: readonly RateNight[]): string {
  const { from, to, weekdays } = season
  if (from === null || to === null) return `${weekdaysWords(weekdays)} nights`
  const least = nights.find(({ date }) => isIn(season, date))?.minimum_nights ?? 1
  return [
    nightsWords(from, to),
    ...(weekdays.length === 7 ? [] : [weekdaysWords(weekdays)]),
    ...(least > 1 ? [`${count(least, 'night')} at least`] : []),
  ].join(', ')
}

function isIn({ from, to }: SeasonBar, date: string): boolean {
  return from !== null && to !== null && from <= date && date <= to
}
