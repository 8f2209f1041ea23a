import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import { addDays, addMonths, daysBetween, type IsoDate, startOfMonth } from '#lib/shared/dates.ts'

/** A season's place in the strip of a year: shares of its width from 0 to 1, and its row from the top. */
export type StripPlace = { season: WireSeason; start: number; width: number; row: number }

// The share of the strip that a letter of a name takes.
const letter = 0.0125

/** Returns the first days of the twelve months from that of `today` on. */
export function monthsOfYear(today: IsoDate): IsoDate[] {
  return Array.from({ length: 12 }, (_, at) => addMonths(startOfMonth(today), at))
}

/** Returns where a day begins in the strip that starts with the month of `today`: 0 to 1 for the year, each month a twelfth. */
export function shareOf(day: IsoDate, today: IsoDate): number {
  const start = startOfMonth(today)
  const [year = 0, month = 1] = day.split('-').map(Number)
  const [startYear = 0, startMonth = 1] = start.split('-').map(Number)
  const first = startOfMonth(day)
  const share = daysBetween(first, day) / daysBetween(first, addMonths(first, 1))
  return ((year - startYear) * 12 + month - startMonth + share) / 12
}

/** Returns the places of the seasons that lie in the year from the month of `today` on. None covers the name of another. */
export function placesOf(seasons: readonly WireSeason[], today: IsoDate): StripPlace[] {
  const ends: number[] = []
  return seasons
    .flatMap((season) => {
      if (season.from === null || season.to === null) return []
      const start = Math.max(0, shareOf(season.from, today))
      const end = Math.min(1, shareOf(addDays(season.to, 1), today))
      return end <= 0 || start >= 1 || end <= start ? [] : [{ season, start, width: end - start }]
    })
    .toSorted((one, other) => one.start - other.start)
    .map((place) => {
      const taken = Math.max(place.width, place.season.name.length * letter)
      const free = ends.findIndex((end) => end <= place.start)
      const row = free < 0 ? ends.length : free
      ends[row] = place.start + taken + letter
      return { ...place, row }
    })
}
