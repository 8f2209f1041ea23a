'use client'

import { Ban, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { addDays } from '#lib/shared/dates.ts'
import { day } from '../words.ts'
import type { Calendar } from './use-calendar.ts'

type CalendarToolsProps = { calendar: Calendar; wide: boolean; onBlock: () => void }

const ranges = [7, 14, 30]
const arrow =
  'size-11 shrink-0 rounded-control border-[1.5px] border-line-control bg-card hover:bg-rice'

/** The choice of the days, and what can be begun from the calendar. */
export function CalendarTools({ calendar, wide, onBlock }: CalendarToolsProps) {
  const { asked, choose, turn, goToToday } = calendar
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-lg:px-4">
      <IconButton className={arrow} label="Earlier" onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden="true" size={19} />
      </IconButton>
      <Button kind="outline" onClick={goToToday} size="small">
        Today
      </Button>
      <IconButton className={arrow} label="Later" onClick={() => turn(1)}>
        <ChevronRight aria-hidden="true" size={19} />
      </IconButton>
      <p aria-live="polite" className="heading num me-auto text-lg lg:text-xl">
        {day(asked.from)} to {day(addDays(asked.from, asked.days - 1), wide)}
      </p>
      <input
        aria-label="First day"
        className="control num min-h-11 w-[160px] px-3"
        max="2199-12-31"
        min="2000-01-02"
        onChange={({ target }) => target.value && choose({ from: target.value })}
        type="date"
        value={asked.from}
      />
      {wide && <Ranges days={asked.days} onChoose={(days) => choose({ days })} />}
      <Button kind="outline" onClick={onBlock} size="small">
        <Ban aria-hidden="true" size={17} />
        Block
      </Button>
    </div>
  )
}

function Ranges({ days, onChoose }: { days: number; onChoose: (days: number) => void }) {
  return (
    <fieldset className="flex overflow-clip rounded-control border-[1.5px] border-line-control bg-card">
      <legend className="sr-only">Days</legend>
      {ranges.map((range) => (
        <button
          aria-pressed={range === days}
          className="num min-h-11 px-3.5 font-medium text-sm hover:bg-rice aria-pressed:bg-hill aria-pressed:text-cream"
          key={range}
          onClick={() => onChoose(range)}
          type="button"
        >
          {range} days
        </button>
      ))}
    </fieldset>
  )
}
