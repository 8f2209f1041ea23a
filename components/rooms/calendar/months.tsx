'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#components/ui/icon-button.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '#components/ui/icons.tsx'
import { formatDay, type IsoDate, startOfMonth } from '#lib/shared/dates.ts'
import { dayOfKey, firstWeekday, type Month, monthsOf, type Range, within } from './days.ts'
import { MonthGrid } from './month-grid.tsx'
import type { DayState } from './use-nights.ts'

type MonthsProps = {
  range: Range
  chosen: IsoDate | null
  stateOf: (day: IsoDate) => DayState
  onChoose: (day: IsoDate) => void
  /** The note after the last day. */
  later: ReactNode
}

/**
 * All months of the range side by side; on a phone only the month of the focused day. Tab reaches one day, and
 * the keys of ARIA's date grid reach the others from it.
 */
export function Months({ range, chosen, stateOf, onChoose, later }: MonthsProps) {
  const locale = useLocale()
  const weekStart = firstWeekday(locale)
  const months = monthsOf(range, weekStart)
  const [active, setActive] = useState(chosen ?? range.first)
  const place = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('[data-day]') || event.ctrlKey || event.metaKey) return
    const direction = document.documentElement.dir
    const day = dayOfKey(event.key, active, range, { weekStart, direction })
    if (!day) return
    event.preventDefault()
    flushSync(() => setActive(day))
    place.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  const pick = (day: IsoDate) => {
    setActive(day)
    const state = stateOf(day)
    if (state === 'available' || state === 'unavailable') onChoose(day)
  }
  const shown = startOfMonth(active)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key events of the days below bubble up to here
    <div className="px-4 pt-3 max-[379px]:px-3 md:px-10 md:pt-5" onKeyDown={onKeyDown} ref={place}>
      <MonthTurner
        months={months}
        onTurn={(month) => setActive(within(month, range))}
        shown={shown}
      />
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {months.map((month) => (
          <MonthGrid
            active={active}
            chosen={chosen}
            hiddenOnPhone={month.first !== shown}
            key={month.first}
            month={month}
            onPick={pick}
            stateOf={stateOf}
            today={range.first}
            weekStart={weekStart}
          >
            {month === months.at(-1) && <Later>{later}</Later>}
          </MonthGrid>
        ))}
      </div>
    </div>
  )
}

function Later({ children }: { children: ReactNode }) {
  return (
    <p className="mt-5 border-line border-y py-3.5 text-center text-ink-2 text-sm leading-normal md:mt-6">
      {children}
    </p>
  )
}

type MonthTurnerProps = {
  months: Month[]
  shown: IsoDate
  onTurn: (month: IsoDate) => void
}

/** The name of the month, between the buttons for the months before and after it, on phones. */
function MonthTurner({ months, shown, onTurn }: MonthTurnerProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const at = months.findIndex(({ first }) => first === shown)
  return (
    <div className="mb-2 flex items-center justify-between md:hidden">
      <TurnButton label={t('previousMonth')} month={months[at - 1]} onTurn={onTurn}>
        <ChevronStartIcon size={22} />
      </TurnButton>
      <p aria-live="polite" className="heading text-lg first-letter:uppercase">
        {formatDay(shown, locale, { month: 'long', year: 'numeric' })}
      </p>
      <TurnButton label={t('nextMonth')} month={months[at + 1]} onTurn={onTurn}>
        <ChevronEndIcon size={22} />
      </TurnButton>
    </div>
  )
}

type TurnButtonProps = {
  label: string
  month: Month | undefined
  onTurn: (month: IsoDate) => void
  children: ReactNode
}

function TurnButton({ label, month, onTurn, children }: TurnButtonProps) {
  return (
    <IconButton
      aria-disabled={!month}
      label={label}
      className="size-[46px] rounded-control border-[1.5px] border-line-control aria-disabled:border-line aria-disabled:text-ink-3"
      // A disabled button would lose the focus at the last month.
      onClick={() => month && onTurn(month.first)}
    >
      {children}
    </IconButton>
  )
}
