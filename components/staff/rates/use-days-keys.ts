'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { dayOfKey } from '#components/rooms/calendar/days.ts'
import { addMonths, type IsoDate, startOfMonth } from '#lib/shared/dates.ts'
import type { RatesDesk } from './use-rates.ts'

type Options = {
  grid: RefObject<HTMLElement | null>
  desk: RatesDesk
  onEnter: () => void
  onLeave: () => void
}

const reading = { weekStart: 1, direction: 'ltr' }

/**
 * The keys of the month, which is one stop of the tab key. Arrows walk by day and week, with Shift they choose; Page Up and
 * Page Down turn the month. Space and Enter press a day, Space with Ctrl adds it; Enter on a chosen day goes to its fields.
 */
export function useDaysKeys({ grid, desk, onEnter, onLeave }: Options) {
  const { today, month, chosen } = desk
  const [active, setActive] = useState(today)
  // The day that the keys have walked to until it has the focus: the next key may come before.
  const walkingTo = useRef<IsoDate | null>(null)
  const stop =
    startOfMonth(active) === month ? active : startOfMonth(today) === month ? today : month
  // The effect of an earlier drawing may run only after the key, so it goes where the key leads: its own `active` is the day before.
  useEffect(() => {
    const cell =
      walkingTo.current &&
      grid.current?.querySelector<HTMLElement>(`[data-day="${walkingTo.current}"]`)
    if (!cell) return
    walkingTo.current = null
    cell.focus()
  })
  const walk = (day: IsoDate) => {
    walkingTo.current = day
    setActive(day)
    if (startOfMonth(day) !== month) desk.show(day)
  }
  const press = (day: IsoDate, isAdded: boolean) =>
    isAdded ? chosen.toggle(day) : chosen.press(day)
  const decide = ({ key, ctrlKey, metaKey }: KeyboardEvent, day: IsoDate): boolean => {
    if (key === 'Escape') onLeave()
    else if (key === ' ') press(day, ctrlKey || metaKey)
    else if (key !== 'Enter') return false
    else if (chosen.has(day)) onEnter()
    else press(day, false)
    return true
  }
  return {
    /** The day at which Tab stops. */
    stop,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const { day } = (target as HTMLElement).dataset
      walkingTo.current = null
      if (day) setActive(day)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const day = walkingTo.current ?? (event.target as HTMLElement).dataset.day
      if (!day || event.altKey) return
      const range = { first: addMonths(today, -24), last: addMonths(today, 60) }
      const next = dayOfKey(event.key, day, range, reading)
      if (next) {
        walk(next)
        if (event.shiftKey) chosen.stretch(next, day)
      } else if (!decide(event, day)) return
      event.preventDefault()
    },
  }
}
