import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  type IsoDate,
  startOfMonth,
} from '#lib/shared/dates.ts'
import { Card } from '../kit/card.tsx'
import { seasonNights } from './season-words.ts'

const t = staffWords('rates')

type YearViewProps = {
  seasons: readonly WireSeason[]
  today: IsoDate
  edited: number | undefined
  onEdit: (season: WireSeason) => void
}

const rowHeight = 48

/** The seasons of the next twelve months as bars. */
export function YearView({ seasons, today, edited, onEdit }: YearViewProps) {
  const places = placesOf(seasons, today)
  const rows = Math.max(1, ...places.map(({ row }) => row + 1))
  return (
    <Card
      aside={<p className="text-ink-2 text-xs">{t('year.note')}</p>}
      className="max-lg:hidden"
      title={t('year.title')}
    >
      <div className="num mx-5 mb-4">
        <div className="year-months">
          {monthsOfYear(today).map((month) => (
            <span className="pb-1" key={month}>
              {formatDay(month, 'en', { month: 'short' })}
            </span>
          ))}
        </div>
        <div className="year-track" style={{ height: rows * rowHeight + 6 }}>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-0.5 bg-laterite"
            style={{ insetInlineStart: `${shareOf(today, today) * 100}%` }}
          />
          {places.map(({ season, start, width, row }) => (
            <button
              aria-label={`${season.name}, ${seasonNights(season)}`}
              aria-pressed={season.id === edited}
              className="year-season"
              key={season.id}
              onClick={() => onEdit(season)}
              style={{ insetInlineStart: `${start * 100}%`, top: row * rowHeight + 4 }}
              type="button"
            >
              <span
                aria-hidden="true"
                className={`year-bar ${season.weekdays.length < 7 ? 'year-some' : ''}`}
                style={{ width: `${width * 100}cqw` }}
              />
              {season.name}
            </button>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** A season's place in the strip of a year: shares of its width from 0 to 1, and its row from the top. */
type StripPlace = { season: WireSeason; start: number; width: number; row: number }

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

/** Returns the places of the seasons in the year that begins with the month of `today`. None covers another's name. */
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
