'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addDays, formatDay, type IsoDate } from '#lib/shared/dates.ts'
import { DayFace } from './day-face.tsx'
import type { Month } from './days.ts'
import type { DayState } from './use-nights.ts'

type MonthGridProps = {
  month: Month
  weekStart: number
  today: IsoDate
  /** The one day that Tab reaches. */
  active: IsoDate
  chosen: IsoDate | null
  hiddenOnPhone: boolean
  stateOf: (day: IsoDate) => DayState
  onPick: (day: IsoDate) => void
  /** The content after the last week. */
  children: ReactNode
}

/** A month as ARIA's date grid: a table of buttons. */
export function MonthGrid(props: MonthGridProps) {
  const { month, weekStart, active, chosen, stateOf, children } = props
  const locale = useLocale()
  const name = formatDay(month.first, locale, { month: 'long', year: 'numeric' })
  return (
    <section className={props.hiddenOnPhone ? 'max-md:hidden' : ''}>
      <h3 className="mb-2 text-center text-lg leading-[46px]! first-letter:uppercase max-md:hidden">
        {name}
      </h3>
      <table
        aria-label={name}
        className="-mx-1 w-[calc(100%+8px)] table-fixed border-separate border-spacing-1"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's date grid is a table
        role="grid"
      >
        <thead>
          <Weekdays weekStart={weekStart} />
        </thead>
        <tbody>
          {month.weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month's rows never change order
            <tr key={row}>
              {week.map((day, column) =>
                day ? (
                  <Day
                    chosen={day === chosen}
                    day={day}
                    key={day}
                    onPick={props.onPick}
                    state={stateOf(day)}
                    stop={day === active}
                    today={day === props.today}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty places never change order either
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  )
}

// A Monday, to get the names of the weekdays from.
const someMonday = '2024-01-01'

function Weekdays({ weekStart }: { weekStart: number }) {
  const locale = useLocale()
  const days = Array.from({ length: 7 }, (_, n) => addDays(someMonday, weekStart - 1 + n))
  return (
    <tr>
      {days.map((day) => {
        const short = formatDay(day, locale, { weekday: 'short' })
        return (
          <th
            abbr={formatDay(day, locale, { weekday: 'long' })}
            className="pb-1 font-semibold text-xs text-ink-2 leading-7 first-letter:uppercase"
            key={day}
            scope="col"
          >
            {/* Arabic's short names are whole words. */}
            {short.length > 4 ? formatDay(day, locale, { weekday: 'narrow' }) : short}
          </th>
        )
      })}
    </tr>
  )
}

type DayProps = {
  day: IsoDate
  state: DayState
  chosen: boolean
  today: boolean
  /** True if Tab stops here. */
  stop: boolean
  onPick: (day: IsoDate) => void
}

function Day({ day, state, chosen, today, stop, onPick }: DayProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const date = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const open = state === 'available' || state === 'unavailable'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell, which allows it
    <td aria-selected={chosen} className="p-0">
      <button
        aria-current={today ? 'date' : undefined}
        aria-disabled={!open}
        aria-label={t(`day.${state}`, { date })}
        className="block w-full rounded-control aria-disabled:cursor-default"
        data-day={day}
        data-state={state}
        onClick={() => onPick(day)}
        tabIndex={stop ? 0 : -1}
        type="button"
      >
        <DayFace chosen={chosen} state={state} today={today}>
          {Number(day.slice(8))}
        </DayFace>
      </button>
    </td>
  )
}
