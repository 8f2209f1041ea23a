import { staffWords } from '#lib/i18n/staff-words.ts'
import type { SeasonNights as Season } from '#lib/reports/schema/report.ts'
import { Card } from '../kit/card.tsx'
import { type Column, RowTable } from '../kit/list/list-table.tsx'
import { grouped, rupees } from '../kit/words.ts'

const t = staffWords('reports')

const large = 'max-sm:hidden'
const columns = (): Column<Season>[] => [
  {
    name: t('seasons.season'),
    head: true,
    look: 'font-semibold',
    cell: ({ name }) => name ?? t('seasons.noSeason'),
  },
  { name: t('seasons.sold'), end: true, cell: (season) => grouped(season.nights_sold) },
  {
    name: t('seasons.available'),
    end: true,
    className: large,
    cell: (season) => grouped(season.nights_available),
  },
  { name: t('seasons.occupancy'), end: true, cell: ({ occupancy }) => `${occupancy}%` },
  {
    name: t('seasons.averageRate'),
    end: true,
    look: 'font-semibold',
    cell: (season) => rupees(Math.round(season.average_rate)),
  },
  {
    name: t('seasons.perNight'),
    end: true,
    className: large,
    cell: (season) => rupees(Math.round(season.revenue_per_available_room)),
  },
]

/** The nights of a range by their season; nothing while there is none. */
export function SeasonNights({ seasons }: { seasons: Season[] }) {
  if (seasons.length === 0) return null
  return (
    <Card
      aside={<span className="text-ink-2">{t('seasons.about')}</span>}
      title={t('seasons.title')}
    >
      <RowTable
        caption={t('seasons.title')}
        columns={columns()}
        high="py-3"
        id={({ name }) => name ?? ''}
        pad="px-3 first:ps-4 last:pe-4 lg:first:ps-[22px] lg:last:pe-[22px]"
        rows={seasons}
      />
    </Card>
  )
}
