'use client'

import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { LiveWords } from '../live/live-words.tsx'
import { placeAmong } from '../words.ts'
import { CardSkeleton } from './list-states.tsx'
import { pageSize, type Search } from './use-search.ts'

const t = staffWords('kit')

export type OneByOneProps<Row> = {
  /** The name of what is walked through, such as "Bookings". */
  name: string
  search: Pick<Search, 'at' | 'setAt'>
  /** The page of the list that has the card, or the whole list; the place of its first row; and how many there are in all. */
  rows: readonly Row[]
  from?: number
  total: number
  loading: boolean
  /** The content in place of the cards when there are none. */
  empty: ReactNode
  /** A line that says that the list has changed. */
  news?: ReactNode
  /** The look of the way onward from a row: filled once there is nothing left to do. */
  next?: (row: Row) => 'outline' | 'secondary'
  /** Draws a row as a card. */
  children: (row: Row) => ReactNode
}

/** One card of a list at a time, for small screens, with its place in the row and a way to both sides. */
export function OneByOne<Row>(props: OneByOneProps<Row>) {
  const { total, loading, empty } = props
  return (
    <>
      <LiveWords>{total === 0 && !loading && <EmptyCard>{empty}</EmptyCard>}</LiveWords>
      {total > 0 && <Shown {...props} />}
    </>
  )
}

function Shown<Row>(props: OneByOneProps<Row>) {
  const { name, search, rows, total, loading, news, next, children } = props
  const at = Math.min(search.at, total - 1)
  const { from = rows.length === total ? 0 : at - (at % pageSize) } = props
  const row = rows[at - from]
  return (
    <>
      <div aria-busy={loading} className={loading ? 'opacity-60' : ''}>
        {row ? children(row) : <CardSkeleton />}
      </div>
      <nav
        aria-label={t('list.oneByOne', { name })}
        data-task
        className="-mx-4 sticky bottom-0 z-10 grid min-h-[72px] grid-cols-[1fr_auto_1fr] items-center gap-2.5 border-edge border-t bg-band px-4"
      >
        <Button disabled={at <= 0} kind="outline" onClick={() => search.setAt(at - 1)}>
          {t('list.previous')}
        </Button>
        <div className="grid justify-items-center">
          <p aria-live="polite" className="num font-medium leading-tight">
            {placeAmong(at + 1, total)}
          </p>
          {news}
        </div>
        <Button
          disabled={at >= total - 1}
          kind={(row && next?.(row)) ?? 'outline'}
          onClick={() => search.setAt(at + 1)}
        >
          {t('list.next')}
        </Button>
      </nav>
    </>
  )
}

function EmptyCard({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-clip rounded-staff border border-edge bg-card *:border-t-0">
      {children}
    </div>
  )
}
