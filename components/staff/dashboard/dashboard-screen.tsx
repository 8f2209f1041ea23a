'use client'

import { CloudOff, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useState, useSyncExternalStore } from 'react'
import { useOnline } from '#components/ui/use-online.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { Warning } from '#lib/health/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { fetchStats } from '#lib/reports/client/dashboard.ts'
import { dashboardDays, shortDay } from '#lib/reports/rules/range.ts'
import type { DashboardStats } from '#lib/reports/schema/dashboard.ts'
import type { Setup } from '#lib/setup/schema.ts'
import { clockInIndia } from '#lib/shared/dates.ts'
import { nameOfStatus } from '../booking/words.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'
import { Card } from '../kit/card.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { usePoll } from '../kit/live/use-poll.ts'
import { grouped, instantTime } from '../kit/words.ts'
import { RevenueChart } from '../reports/revenue-chart.tsx'
import { SetupCard } from '../setup/setup-card.tsx'
import { DayCard } from './day-card.tsx'
import { dayEvents, nextWords } from './day-words.ts'
import { MoneyPanel } from './money-panel.tsx'
import { Notices } from './notices.tsx'
import { StaysCard } from './stays-card.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WaitsCard } from './waits-card.tsx'

const t = staffWords('dashboard')

type DashboardProps = {
  initial: DashboardStats
  at: string
  setup: First<Setup> | null
  /** A picture of the farm, for when nothing is to be done; null if there's none. */
  plate: ReactNode
}

export function DashboardScreen({ initial, at: initialAt, setup, plate }: DashboardProps) {
  const { stats, at, failed, refresh } = useStats(initial, initialAt)
  const events = dayEvents(stats.day)
  const total = stats.pending + stats.verified + stats.confirmed + stats.rejected
  return (
    <div className="grid grid-cols-1 gap-3.5 p-4 lg:gap-5 lg:p-6 xl:px-8">
      <Warnings warnings={stats.warnings} />
      {setup && <SetupCard first={setup} />}
      <div className="grid gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(320px,1fr)] lg:gap-5">
        <WaitsCard
          at={at}
          next={nextWords(events, clockInIndia(at))}
          onChanged={refresh}
          plate={plate}
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
          aside={<p className="num text-ink-2">{t('chart.total', { count: total })}</p>}
          title={t('chart.title', { days: dashboardDays })}
        >
          <RevenueChart
            className="h-[250px] px-2 pb-4 lg:h-auto lg:min-h-[330px] lg:flex-1 lg:px-4"
            label={t('chart.label', { days: dashboardDays, day: shortDay(stats.today) })}
            series={stats.revenueSeries}
            today={stats.today}
          />
        </Card>
        <Card title={t('notices.title')}>
          <div className="px-4 pb-3 lg:px-[22px]">
            <Notices notices={stats.notifications} now={at} />
          </div>
        </Card>
      </div>
      <WaitingList rows={stats.waitingBookings} total={stats.waitingTotal} />
      <div className="grid items-start gap-3.5 lg:grid-cols-2 lg:gap-5">
        <StaysCard
          day={stats.day}
          empty={t('stays.noArrivals')}
          list="arriving"
          title={t('stays.arriving')}
        />
        <StaysCard
          day={stats.day}
          empty={t('stays.noDepartures')}
          list="leaving"
          title={t('stays.leaving')}
        />
      </div>
      <Freshness at={at} failed={failed} />
    </div>
  )
}

/** What is wrong with the service itself, a line each; a mail has told staff what to do. */
function Warnings({ warnings }: { warnings: Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul
      aria-label={t('warnings')}
      className="no-print grid gap-1.5 rounded-staff border border-turmeric bg-hot px-4 py-3 lg:px-[22px]"
    >
      {warnings.map(({ name, text }) => (
        <li className="num flex items-start gap-2.5 text-xs text-ink leading-snug" key={name}>
          <TriangleAlert aria-hidden="true" className="shrink-0 text-turmeric-ink" size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}

// From the specification.
const everyMs = 10_000
const topics = ['bookings', 'rooms', 'chats'] as const

/** The dashboard's figures, kept up to date; `at` is when they were read. */
function useStats(initial: DashboardStats, initialAt: string) {
  const [stats, setStats] = useState(initial)
  const [at, setAt] = useState(initialAt)
  const [failed, setFailed] = useState(false)
  const refresh = usePoll(
    async (options) => {
      try {
        setStats(await quietlyWithSignIn(fetchStats(options)))
        setAt(new Date().toISOString())
        setFailed(false)
      } catch {
        setFailed(true)
      }
    },
    { everyMs, topics },
  )
  return { stats, at, failed, refresh }
}

function Freshness({ at, failed }: { at: string; failed: boolean }) {
  const online = useOnline()
  const hidden = useHidden()
  const time = instantTime(at)
  const isFresh = online && !failed
  return (
    <div className="contents" data-freshness>
      {isFresh && (
        <p className="num no-print text-xs text-ink-2" suppressHydrationWarning>
          {t(hidden ? 'fresh.paused' : 'fresh.upToDate', { time })}
        </p>
      )}
      <LiveWords className="num sticky bottom-3 flex items-center gap-2 rounded-control bg-turmeric-tint px-3 py-1.5 font-medium text-xs text-turmeric-ink">
        {!isFresh && (
          <>
            <CloudOff aria-hidden="true" className="shrink-0" size={18} />
            {t(online ? 'fresh.noAnswer' : 'fresh.offline', { time })}
          </>
        )}
      </LiveWords>
    </div>
  )
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

function useHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

const dots: Record<BookingStatus, string> = {
  pending: 'border-3 border-turmeric-ink',
  verified: 'bg-indigo',
  confirmed: 'bg-leaf',
  rejected: 'bg-red',
}

const order = ['pending', 'verified', 'confirmed', 'rejected'] as const

function StatusPanel({ stats }: { stats: DashboardStats }) {
  return (
    <section
      aria-label={t('statuses')}
      className="grid grid-cols-2 overflow-clip rounded-t-staff border border-edge bg-card lg:grid-cols-4 print:grid-cols-4"
    >
      {order.map((status) => (
        <Link
          className="flex min-h-12 items-center gap-2 border-edge px-4 py-1.5 transition-colors duration-[120ms] even:border-s hover:bg-band max-[359px]:px-2.5 lg:border-s lg:px-[22px] lg:first:border-s-0"
          href={`/app/bookings?status=${status}`}
          key={status}
        >
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[status]}`} />
          <span className="text-ink-2 text-sm">{nameOfStatus(status)}</span>
          <span className="heading ms-auto whitespace-nowrap text-title">
            {grouped(stats[status])}
          </span>
        </Link>
      ))}
    </section>
  )
}
