'use client'

import { useState } from 'react'
import type {
  CalendarOccupancy,
  CalendarWindow,
  DeskCalendar,
} from '#lib/booking/schema/calendar.ts'
import { ByWindow } from '../by-window.tsx'
import { ListFailed, NothingFound } from '../list-states.tsx'
import type { First } from '../use-answer.ts'
import { BlockDialog } from './block-dialog.tsx'
import { type BarLook, BarSign, barClass } from './calendar-bar.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { type Blocked, LiftDialog } from './lift-dialog.tsx'
import { useBlocks } from './use-blocks.ts'
import { useCalendar } from './use-calendar.ts'

type CalendarScreenProps = { first: First<DeskCalendar, CalendarWindow>; phone: boolean }

/** The calendar of the farm: each unit a row, each day a column. */
export function CalendarScreen({ first, phone }: CalendarScreenProps) {
  const calendar = useCalendar(first)
  const { value, loading, failed, refresh } = calendar.list
  const blocks = useBlocks(refresh)
  const [blocking, setBlocking] = useState(false)
  const [opened, setOpened] = useState<Blocked | null>(null)
  const open = (shown: CalendarOccupancy) => isBlocked(shown) && setOpened(shown)
  const isEmpty = value.rooms.length === 0
  return (
    <>
      <ByWindow phone={phone}>
        {(wide) => (
          <div className="grid gap-4 py-4 lg:p-6 xl:px-8">
            <CalendarTools calendar={calendar} onBlock={() => setBlocking(true)} wide={wide} />
            {failed && <ListFailed className="" onRetry={refresh} stale what="calendar" />}
            <div aria-busy={loading} className={`min-w-0 ${loading ? 'opacity-60' : ''}`}>
              {isEmpty ? (
                <NothingFound help="Its units stand here then." text="Add a room first" />
              ) : (
                <CalendarGrid calendar={value} onBlock={open} />
              )}
            </div>
            <Legend />
          </div>
        )}
      </ByWindow>
      {blocking && !isEmpty && (
        <BlockDialog block={blocks.block} calendar={value} onClose={() => setBlocking(false)} />
      )}
      {opened && (
        <LiftDialog
          blocked={opened}
          calendar={value}
          lift={blocks.lift}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function isBlocked(shown: CalendarOccupancy): shown is Blocked {
  return shown.block !== null
}

const legend: [BarLook, string][] = [
  ['pending', 'Pending'],
  ['verified', 'Verified'],
  ['confirmed', 'Confirmed'],
  ['held', 'Held'],
  ['blocked', 'Blocked'],
]

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-2 text-sm max-lg:px-4">
      {legend.map(([look, name]) => (
        <li className="flex items-center gap-2" key={look}>
          <span className={`grid h-5 w-7 place-items-center rounded-[5px] ${barClass(look)}`}>
            <BarSign look={look} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
