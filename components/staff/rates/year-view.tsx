import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import { formatDay, type IsoDate } from '#lib/shared/dates.ts'
import { Card } from '../kit/card.tsx'
import { seasonNights } from './season-words.ts'
import { monthsOfYear, placesOf, shareOf } from './year-strip.ts'

type YearViewProps = {
  seasons: readonly WireSeason[]
  today: IsoDate
  /** The id of the season that is being edited. */
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
      aside={
        <p className="text-ink-2 text-xs">
          Two seasons of the same rooms never lie on the same night: the editor says so before you
          save.
        </p>
      }
      className="max-lg:hidden"
      title="The next 12 months"
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
