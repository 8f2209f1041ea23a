'use client'

import type { ChosenDays } from '#lib/reports/client/report.ts'
import { rangeTitle } from '#lib/reports/rules/range.ts'
import type { Report } from '#lib/reports/schema/report.ts'
import { Card } from '../kit/card.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { Figures } from './figures.tsx'
import { MoneyFigures } from './money-figures.tsx'
import { RangeTools } from './range-tools.tsx'
import { RecentBookings } from './recent-bookings.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { SeasonNights } from './season-nights.tsx'
import { TopRooms } from './top-rooms.tsx'
import { useReport } from './use-report.ts'

type ReportsScreenProps = {
  first: First<Report, ChosenDays>
  /** True if the browser says that it is a phone's. */
  phone: boolean
}

/** Revenue and nights of a range of days, as figures, chart and lists, and as files. */
export function ReportsScreen({ first, phone }: ReportsScreenProps) {
  const desk = useReport(first)
  const { report } = desk
  return (
    <div className="grid grid-cols-1 gap-3.5 p-4 lg:gap-[18px] lg:p-6 xl:px-8">
      <RangeTools desk={desk} />
      {desk.failed && <ListFailed className="" onRetry={desk.refresh} stale what="reports" />}
      <div
        aria-busy={desk.loading}
        className={`grid grid-cols-1 gap-3.5 lg:gap-[18px] ${desk.loading ? 'opacity-60' : ''}`}
      >
        <Figures totals={report.totals} />
        <MoneyFigures money={report.money} />
        <div className="grid gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(300px,1fr)] lg:gap-5">
          <Card className="flex flex-col" title={`Revenue ${titleOf(report)}`}>
            <RevenueChart
              className="h-[240px] px-2 pb-4 lg:h-auto lg:min-h-[300px] lg:flex-1 lg:px-4"
              label={`Revenue ${titleOf(report)}`}
              series={report.revenue}
            />
          </Card>
          <TopRooms revenue={report.totals.revenue} rooms={report.topRooms} />
        </div>
        <SeasonNights seasons={report.seasons} />
        <RecentBookings phone={phone} rows={report.recent} />
      </div>
    </div>
  )
}

function titleOf({ from_date, to_date, chosen }: Report): string {
  return rangeTitle({ from: from_date, to: to_date }, chosen)
}
