'use client'

import { monthsOf } from '#components/rooms/calendar/days.ts'
import type { Effect } from '#lib/rates/schema/days.ts'
import { addDays, addMonths } from '#lib/shared/dates.ts'
import { barsOf } from './bars.ts'
import { DayCell } from './day-cell.tsx'
import { useDaysDrag } from './use-days-drag.ts'
import { useDaysKeys } from './use-days-keys.ts'
import type { RatesDesk } from './use-rates.ts'
import { monthName, weekdays } from './words.ts'

type RatesGridProps = {
  desk: RatesDesk
  effect: Effect | null
  /** Called when what is chosen is to be changed by key. */
  onEnter: () => void
  onLeave: () => void
}

/** A month of a room as ARIA's date grid, Monday first, in which days are chosen by presses, drawing and keys. */
export function RatesGrid({ desk, effect, onEnter, onLeave }: RatesGridProps) {
  const { month, today, chosen, list } = desk
  const keys = useDaysKeys({ desk, onEnter, onLeave })
  const drag = useDaysDrag(chosen)
  const last = addDays(addMonths(month, 1), -1)
  const weeks = monthsOf({ first: month, last }, 1)[0]?.weeks ?? []
  const drafts = new Map(effect?.nights.map((night) => [night.date, night]))
  return (
    <table
      aria-busy={list.loading}
      aria-label={`${monthName(month)}, ${list.value.room.name}`}
      aria-multiselectable="true"
      className="rates-grid"
      onClick={drag.click}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      onPointerDown={drag.begin}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's date grid is a table
      role="grid"
    >
      <thead>
        <tr className="rates-week rates-head">
          {weekdays().map((name) => (
            <th abbr={name} key={name} scope="col">
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const bars = barsOf(week, list.value.seasons)
          return (
            <tr className="rates-week" key={week.find(Boolean)}>
              {week.map((day, at) =>
                day ? (
                  <DayCell
                    bar={bars.find(({ first }) => first === at + 1)}
                    chosen={chosen.has(day)}
                    day={day}
                    draft={drafts.get(day)}
                    gst={list.value.room.gst_rate}
                    key={day}
                    night={desk.nights.get(day)}
                    stop={day === keys.stop}
                    today={today}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the empty places of a week never change their order
                  <td className="rates-cell rates-none" key={at} />
                ),
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
