import type { SeasonNights as Season } from '#lib/reports/schema/report.ts'
import { Card } from '../kit/card.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { grouped, rupees } from '../kit/words.ts'

const pad = 'px-3 first:ps-4 last:pe-4 lg:first:ps-[22px] lg:last:pe-[22px]'
const cell = `border-rule border-b py-3 ${pad}`
const figure = `${cell} num whitespace-nowrap text-end`
const columns = [
  'Season',
  { name: 'Sold', end: true },
  { name: 'Available', end: true, className: 'max-sm:hidden' },
  { name: 'Occupancy', end: true },
  { name: 'Average rate', end: true },
  { name: 'Per available', end: true, className: 'max-sm:hidden' },
]

/** The nights of a range by the season in which they lie; nothing while there is none. */
export function SeasonNights({ seasons }: { seasons: Season[] }) {
  if (seasons.length === 0) return null
  return (
    <Card aside={<span className="text-ink-2">as they are set now</span>} title="Nights by season">
      <ListTable caption="Nights by season" columns={columns} pad={pad}>
        {seasons.map((season) => (
          <tr className="last:*:border-b-0" key={season.name ?? ''}>
            <th className={`${cell} text-start font-semibold`} scope="row">
              {season.name ?? 'No season'}
            </th>
            <td className={figure}>{grouped(season.nights_sold)}</td>
            <td className={`${figure} max-sm:hidden`}>{grouped(season.nights_available)}</td>
            <td className={figure}>{season.occupancy}%</td>
            <td className={`${figure} font-semibold`}>{rupees(Math.round(season.average_rate))}</td>
            <td className={`${figure} max-sm:hidden`}>
              {rupees(Math.round(season.revenue_per_available_room))}
            </td>
          </tr>
        ))}
      </ListTable>
    </Card>
  )
}
