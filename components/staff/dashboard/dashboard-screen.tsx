'use client'

import { dashboardDays, shortDay } from '#lib/reports/rules/range.ts'
import type { DashboardStats } from '#lib/reports/schema/dashboard.ts'
import { Card } from '../kit/card.tsx'
import { grouped } from '../kit/words.ts'
import { RevenueChart } from '../reports/revenue-chart.tsx'
import { DayCard } from './day-card.tsx'
import { clockAt, dayEvents, nextWords } from './day-words.ts'
import { Freshness } from './freshness.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { Notices } from './notices.tsx'
import { StatusPanel } from './status-panel.tsx'
import { StaysCard } from './stays-card.tsx'
import { useStats } from './use-stats.ts'
import { WaitingList } from './waiting-list.tsx'
import { WaitsCard } from './waits-card.tsx'
import { Warnings } from './warnings.tsx'

/** `initial` is the server's first answer, of the instant `at`. */
export function DashboardScreen({
  initial,
  at: initialAt,
}: {
  initial: DashboardStats
  at: string
}) {
  const { stats, at, failed, refresh } = useStats(initial, initialAt)
  const events = dayEvents(stats.day)
  const total = stats.pending + stats.verified + stats.confirmed + stats.rejected
  return (
    <div className="grid grid-cols-1 gap-3.5 p-4 lg:gap-5 lg:p-6 xl:px-8">
      <Warnings warnings={stats.warnings} />
      <div className="grid gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(320px,1fr)] lg:gap-5">
        <WaitsCard
          at={at}
          next={nextWords(events, clockAt(at))}
          onChanged={refresh}
          waits={stats.waits}
        />
        <DayCard at={at} day={stats.day} events={events} />
      </div>
      <div>
        <StatusPanel stats={stats} />
        <MoneyPanel stats={stats} />
      </div>
      <div className="grid gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(300px,1fr)] print:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-5">
        <Card
          className="flex flex-col"
          aside={<p className="num text-ink-2">Total bookings {grouped(total)}</p>}
          title={`Revenue (last ${dashboardDays} days)`}
        >
          <RevenueChart
            className="h-[250px] px-2 pb-4 lg:h-auto lg:min-h-[330px] lg:flex-1 lg:px-4"
            label={`Revenue of the ${dashboardDays} days to ${shortDay(stats.today)}`}
            series={stats.revenueSeries}
            today={stats.today}
          />
        </Card>
        <Card title="Notifications">
          <div className="px-4 pb-3 lg:px-[22px]">
            <Notices notices={stats.notifications} now={at} />
          </div>
        </Card>
      </div>
      <WaitingList rows={stats.waitingBookings} total={stats.waitingTotal} />
      <div className="grid items-start gap-3.5 lg:grid-cols-2 lg:gap-5">
        <StaysCard
          day={stats.day}
          empty="Nobody arrives today."
          list="arriving"
          title="Arriving today"
        />
        <StaysCard
          day={stats.day}
          empty="Nobody leaves today."
          list="leaving"
          title="Leaving today"
        />
      </div>
      <Freshness at={at} failed={failed} />
    </div>
  )
}
