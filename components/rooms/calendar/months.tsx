'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '#components/ui/icons.tsx'
import { formatDay, type IsoDate, startOfMonth } from '#lib/shared/dates.ts'
import type { Sight } from './day-words.ts'
import { firstWeekday, type Month, monthsOf, type Range, within } from './days.ts'
import { Legend } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'
import { lowestOf } from './stay-choice.ts'
import { walkDays } from './walk-days.ts'

type MonthsProps = {
  range: Range
  /** The day that Tab reaches at first. */
  start: IsoDate
  sight: Omit<Sight, 'lowest'>
  onPick: (day: IsoDate) => void
}

/**
 * Two months of the range side by side; where there's no room for them, the month of the focused day. Tab reaches one day, and
 * the keys of ARIA's date grid reach the others from it. It's in a `@container`, `--edge` away from its sides.
 */
export function Months({ range, start, sight, onPick }: MonthsProps) {
  const weekStart = firstWeekday(useLocale())
  const months = monthsOf(range, weekStart)
  const placeOf = (day: IsoDate) => months.findIndex(({ first }) => first === startOfMonth(day))
  const [active, setActive] = useState(start)
  // Where two months are side by side, the first has today in it as long as the second has the start.
  const [left, setLeft] = useState(
    Math.min(placeOf(start) === 1 ? 0 : placeOf(start), months.length - 2),
  )
  const shown = months.slice(left, left + 2)
  const goTo = (day: IsoDate) => {
    const at = placeOf(day)
    setActive(day)
    if (at < left || at > left + 1) setLeft(at < left ? at : at - 1)
  }
  const turn = (by: number) => {
    const month = months[left + by]
    if (!(month && months[left + by + 1])) return
    setLeft(left + by)
    setActive(within(month.first, range))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return
    walkDays(event, { range, weekStart, direction: document.documentElement.dir, show: goTo })
  }
  const days = shown.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null)
  const lowest = lowestOf(days, sight.known.nights)
  const inSight = days.flatMap((day) => sight.known.nights.get(day) ?? [])
  const ofMonth = startOfMonth(active)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key events of the days below bubble up to here */}
      <div className="relative px-(--edge) pt-3 @2xl:pt-5" onKeyDown={onKeyDown}>
        <MonthTurner
          at={placeOf(active)}
          months={months}
          onTurn={(month) => goTo(within(month, range))}
        />
        <div className="@max-2xl:hidden">
          <Turn by={-1} className="start-(--edge)" onTurn={turn} there={left > 0} />
          <Turn by={1} className="end-(--edge)" onTurn={turn} there={left + 2 < months.length} />
        </div>
        <div className="grid min-h-[386px] content-start gap-x-6 @3xl:gap-x-12 @2xl:min-h-[458px] @2xl:grid-cols-2">
          {shown.map((month) => (
            <MonthGrid
              active={active}
              hiddenAlone={month.first !== ofMonth}
              key={month.first}
              month={month}
              onPick={(day) => {
                setActive(day)
                onPick(day)
              }}
              sight={{ ...sight, lowest }}
              weekStart={weekStart}
            />
          ))}
        </div>
      </div>
      <Legend
        differ={lowest !== null}
        price={lowest ?? inSight.find(({ available }) => available)?.price}
        seasons={[...new Set(inSight.flatMap(({ season }) => season ?? []))]}
      />
    </>
  )
}

type MonthTurnerProps = { months: Month[]; at: number; onTurn: (month: IsoDate) => void }

/** The name of the month, between the buttons for the months before and after it, where one month is shown. */
function MonthTurner({ months, at, onTurn }: MonthTurnerProps) {
  const locale = useLocale()
  const turn = (by: number) => {
    const month = months[at + by]
    if (month) onTurn(month.first)
  }
  return (
    <div className="mb-2 flex items-center justify-between @2xl:hidden">
      <Turn by={-1} onTurn={turn} there={at > 0} />
      <p aria-live="polite" className="heading text-lg first-letter:uppercase">
        {formatDay(months[at]?.first ?? '', locale, { month: 'long', year: 'numeric' })}
      </p>
      <Turn by={1} onTurn={turn} there={at + 1 < months.length} />
    </div>
  )
}

type TurnProps = {
  by: -1 | 1
  /** False at the end of the range: a disabled button would lose the focus there. */
  there: boolean
  className?: string
  onTurn: (by: number) => void
}

function Turn({ by, there, className, onTurn }: TurnProps) {
  const t = useTranslations('calendar')
  const icon: ReactNode = by < 0 ? <ChevronStartIcon size={22} /> : <ChevronEndIcon size={22} />
  return (
    <IconButton
      aria-disabled={!there}
      className={`size-[46px] rounded-control border-[1.5px] border-line-control aria-disabled:border-line aria-disabled:text-ink-3 ${className ? `absolute ${className}` : ''}`}
      label={t(by < 0 ? 'previousMonth' : 'nextMonth')}
      onClick={() => there && onTurn(by)}
    >
      {icon}
    </IconButton>
  )
}
