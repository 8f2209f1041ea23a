'use client'

import { Plus, Printer } from 'lucide-react'
import Link from 'next/link'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { useNewBookingPath } from '../kit/address/use-new-booking-path.ts'
import { StaleLine } from '../kit/live/stale-line.tsx'
import type { Today } from './use-today.ts'
import { longDay, nightWords } from './words.ts'

/** The choice of the day, its guests in a sentence, the sheet and a new booking. */
export function TodayBar({ today, wide }: { today: Today; wide: boolean }) {
  const { value, staleSince } = today
  const newBooking = useNewBookingPath()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:px-3">
        <DaySwitch today={today} />
        {wide && (
          <p className="me-auto flex flex-wrap items-baseline gap-x-3">
            <span className="heading text-title">{longDay(value.day)}</span>
            <span className="num text-ink-2">{nightWords(value)}</span>
          </p>
        )}
        <Button
          aria-label="Print the sheet"
          className={wide ? '!bg-card' : '!px-3 ms-auto !bg-card'}
          kind="outline"
          onClick={() => window.print()}
          size="small"
        >
          <Printer aria-hidden="true" size={19} />
          {wide && 'Print the sheet'}
        </Button>
        {wide && (
          <Link className={buttonClass({ kind: 'secondary', size: 'small' })} href={newBooking}>
            <Plus aria-hidden="true" size={19} />
            New booking
          </Link>
        )}
      </div>
      <StaleLine since={staleSince} />
    </>
  )
}

function DaySwitch({ today: { isTomorrow, showTomorrow } }: { today: Today }) {
  return (
    <fieldset className="flex gap-0.5 rounded-control border border-line-control bg-card p-[3px]">
      <legend className="sr-only">Day</legend>
      {(['Today', 'Tomorrow'] as const).map((name) => (
        <button
          aria-pressed={isTomorrow === (name === 'Tomorrow')}
          className="min-h-11 lg:min-h-9 rounded-[7px] px-3.5 font-medium text-sm hover:bg-rice aria-pressed:bg-hill aria-pressed:font-semibold aria-pressed:text-cream"
          key={name}
          onClick={() => showTomorrow(name === 'Tomorrow')}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
