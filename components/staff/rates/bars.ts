import type { SeasonBar } from '#lib/rates/schema/days.ts'
import { type IsoDate, weekdayOf } from '#lib/shared/dates.ts'

/** A piece of a season's bar in a week: the first and the last column, 1 to 7, and whether the season goes on beyond it. */
export type BarPiece = {
  season: SeasonBar
  first: number
  last: number
  cut: 'start' | 'end' | 'both' | null
}

/** Returns the bars of a week: of each night the season that wins there. Prices of weekdays have none. */
export function barsOf(
  week: readonly (IsoDate | null)[],
  seasons: readonly SeasonBar[],
): BarPiece[] {
  const pieces: BarPiece[] = []
  for (const [at, day] of week.entries()) {
    const season = day && winnerOf(day, seasons)
    if (!season) continue
    const before = pieces.at(-1)
    if (before && before.season.id === season.id && before.last === at) before.last = at + 1
    else pieces.push({ season, first: at + 1, last: at + 1, cut: null })
  }
  return pieces.map((piece) => ({ ...piece, cut: cutOf(piece, week) }))
}

function winnerOf(day: IsoDate, seasons: readonly SeasonBar[]): SeasonBar | undefined {
  const rank = ({ room, id }: SeasonBar) => (room === null ? 0 : 1e9) + id
  return seasons
    .filter(({ from, to, weekdays }) => {
      return (
        from !== null &&
        to !== null &&
        from <= day &&
        day <= to &&
        weekdays.includes(weekdayOf(day))
      )
    })
    .toSorted((one, other) => rank(other) - rank(one))[0]
}

// At the edge of the month's rows a bar of every night is drawn as going on.
function cutOf(
  { season, first, last }: BarPiece,
  week: readonly (IsoDate | null)[],
): BarPiece['cut'] {
  const [from, to] = [week[first - 1], week[last - 1]]
  if (season.weekdays.length < 7 || !from || !to) return null
  const start = !week[first - 2] && season.from !== null && season.from < from
  const end = !week[last] && season.to !== null && season.to > to
  if (start && end) return 'both'
  return start ? 'start' : end ? 'end' : null
}
