'use client'

import { type ReactNode, useState } from 'react'
import type { DeskToday, DeskTodayInput } from '#lib/desk/schema/today.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { useBegun } from '../kit/action/use-begun.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { ByWindow } from '../kit/by-window.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { DayColumns } from './day-columns.tsx'
import { DayTabs } from './day-tabs.tsx'
import { DeskProvider, type Over, overNow } from './desk.ts'
import { OverDay } from './over-day.tsx'
import { DaySheet } from './sheet.tsx'
import { TodayBar } from './today-bar.tsx'
import { Unsaid } from './unsaid.tsx'
import { useProgress } from './use-progress.ts'
import { useToday } from './use-today.ts'

type TodayScreenProps = {
  first: First<DeskToday, DeskTodayInput>
  phone: boolean
  /** The picture for a day on which nobody arrives. */
  plate: ReactNode
}

/** The day at the farm: what is cooked, who arrives, who is here and who leaves. */
export function TodayScreen({ first, phone, plate }: TodayScreenProps) {
  const today = useToday(first)
  const { value, loading, refresh } = today
  const progress = useProgress(refresh)
  const [over, setOver] = useState<Over | null>(null)
  useGuardedChange(shownIds(value))
  useBegun('print', () => print())
  const close = () => {
    setOver(null)
    if (over) keepFocus(over.stay.id)
  }
  const open = (next: Over) => !progress.refused() && setOver(next)
  return (
    <DeskProvider value={{ today: value, progress, open, refresh }}>
      <DaySheet />
      <div className="flex flex-1 flex-col print:hidden">
        <ByWindow phone={phone}>
          {(wide) => (
            <div
              aria-busy={loading}
              className={`grid gap-4 py-2 lg:p-6 lg:pt-5 xl:px-8 ${loading ? 'opacity-60' : ''}`}
            >
              <TodayBar today={today} wide={wide} />
              <Unsaid />
              {wide ? <DayColumns plate={plate} /> : <DayTabs plate={plate} />}
            </div>
          )}
        </ByWindow>
      </div>
      {over && <OverDay onClose={close} over={overNow(over, value)} refresh={refresh} />}
    </DeskProvider>
  )
}

function shownIds({ arriving, in_house, leaving, unsaid }: DeskToday): string {
  return [...unsaid, ...arriving, ...in_house, ...leaving]
    .map(({ id, progress }) => id + progress)
    .join()
}
