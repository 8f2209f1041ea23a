'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import type { ChosenDays } from '#lib/reports/client/report.ts'
import { percent } from '#lib/reports/rules/figures.ts'
import { rangeTitle } from '#lib/reports/rules/range.ts'
import type { Report, ReportMoney, TopRoom } from '#lib/reports/schema/report.ts'
import { Card } from '../kit/card.tsx'
import { Figure, FigureRow } from '../kit/figure.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { rupees } from '../kit/words.ts'
import { Bar } from './bar.tsx'
import { Figures } from './figures.tsx'
import { RangeTools } from './range-tools.tsx'
import { RecentBookings } from './recent-bookings.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { SeasonNights } from './season-nights.tsx'
import { useReport } from './use-report.ts'

const t = staffWords('reports')

type ReportsScreenProps = {
  first: First<Report, ChosenDays>
  /** True if the browser says that it is a phone's. */
  phone: boolean
}

export function ReportsScreen({ first, phone }: ReportsScreenProps) {
  const desk = useReport(first)
  const { report } = desk
  const { from_date: from, to_date: to } = report
  const title = t('revenue.title', { range: rangeTitle({ from, to }, report.chosen) })
  return (
    <div className="grid grid-cols-1 gap-3.5 p-4 lg:gap-[18px] lg:p-6 xl:px-8">
      <RangeTools desk={desk} />
      {desk.failed && <ListFailed className="" onRetry={desk.refresh} stale />}
      <div
        aria-busy={desk.loading}
        className={`grid grid-cols-1 gap-3.5 lg:gap-[18px] ${desk.loading ? 'opacity-60' : ''}`}
      >
        <Figures totals={report.totals} />
        <MoneyFigures money={report.money} />
        <div className="grid gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(300px,1fr)] lg:gap-5">
          <Card className="flex flex-col" title={title}>
            <RevenueChart
              className="h-[240px] px-2 pb-4 lg:h-auto lg:min-h-[300px] lg:flex-1 lg:px-4"
              label={title}
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

function MoneyFigures({ money }: { money: ReportMoney }) {
  return (
    <FigureRow label={t('money.label')}>
      <Figure
        amount={money.received}
        help={t('money.payments', { count: money.payments })}
        name={t('money.received')}
      />
      <Figure
        amount={money.refunded}
        help={t('money.refunds', { count: money.refunds })}
        name={t('money.refunded')}
      />
      <Figure
        amount={money.owed}
        help={t('money.owing', { count: money.bookings_owing })}
        name={t('money.owed')}
      />
    </FigureRow>
  )
}

/** The rooms with the most booked, each relative to the first. `revenue` is that of all rooms. */
function TopRooms({ rooms, revenue }: { rooms: TopRoom[]; revenue: number }) {
  const most = rooms[0]?.revenue_verified ?? 0
  return (
    <Card
      aside={<span className="text-ink-2">{t('topRooms.about')}</span>}
      title={t('topRooms.title')}
    >
      {rooms.length === 0 ? (
        <p className="heading px-4 py-12 text-center text-lg">{t('topRooms.none')}</p>
      ) : (
        <ol className="divide-y divide-rule px-4 pb-3 lg:px-[22px]">
          {rooms.map((room) => (
            <li className="py-3 first:pt-1" key={room.id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{room.name}</span>
                <b className="num font-semibold">{rupees(room.revenue_verified)}</b>
              </p>
              <Bar percent={percent(room.revenue_verified, most)} />
              <p className="num mt-1.5 text-xs text-ink-2">
                {t('topRooms.share', {
                  count: room.nights,
                  percent: percent(room.revenue_verified, revenue),
                })}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
