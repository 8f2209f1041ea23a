'use client'

import { useLocale, useTranslations } from 'next-intl'
import { addDays, formatDay, type IsoDate } from '#lib/shared/dates.ts'
import { DayFace } from './day-face.tsx'
import { faceOf, type Sight } from './day-words.ts'
import type { Month } from './days.ts'
import { usePrices } from './use-prices.ts'

type MonthGridProps = {
  month: Month
  weekStart: number
  /** The one day that Tab reaches. */
  active: IsoDate
  /** True for the month that's hidden where there's room for one. */
  hiddenAlone: boolean
  sight: Sight
  onPick: (day: IsoDate) => void
}

/** A month as ARIA's date grid: a table of buttons. */
export function MonthGrid({ month, weekStart, hiddenAlone, ...days }: MonthGridProps) {
  const locale = useLocale()
  const name = formatDay(month.first, locale, { month: 'long', year: 'numeric' })
  return (
    <section className={hiddenAlone ? '@max-2xl:hidden' : ''}>
      <h3 className="mb-2 flex h-[46px] items-center justify-center text-lg @max-2xl:hidden">
        <span className="first-letter:uppercase">{name}</span>
      </h3>
      <table
        aria-label={name}
        className="-mx-1 w-[calc(100%+8px)] table-fixed border-separate border-spacing-1 @max-2xl:-mx-0.5 @max-2xl:w-[calc(100%+4px)] @max-2xl:border-spacing-0.5"
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
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places never change order either
                day ? <Day day={day} key={day} {...days} /> : <td key={column} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
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

type DayProps = Pick<MonthGridProps, 'active' | 'sight' | 'onPick'> & { day: IsoDate }

function Day({ day, active, sight, onPick }: DayProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const { whole, short } = usePrices()
  const date = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const { look, role, says, count, price, below, lowest, selected } = faceOf(day, sight)
  const words = { date, count, price: price === undefined ? '' : whole(price) }
  const ownPrice = price === undefined ? undefined : short(price)
  const wordBelow = { minimum: t('minimum', { count }), call: t('call') }
  const lineBelow = below === 'minimum' || below === 'call' ? wordBelow[below] : ownPrice
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell, which allows it
    <td aria-selected={selected} className="p-0">
      <button
        aria-current={day === sight.today ? 'date' : undefined}
        aria-disabled={role === null}
        aria-label={t(`day.${says}`, words)}
        className="block w-full rounded-control aria-disabled:cursor-default"
        data-day={day}
        data-state={role ?? look}
        onClick={() => onPick(day)}
        tabIndex={day === active ? 0 : -1}
        type="button"
      >
        <DayFace below={lineBelow} look={look} lowest={lowest} today={day === sight.today}>
          {Number(day.slice(8))}
        </DayFace>
      </button>
    </td>
  )
}
