'use client'

import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { walkDays } from '#components/rooms/calendar/walk-days.ts'
import { addMonths, type IsoDate, startOfMonth } from '#lib/shared/dates.ts'
import type { RatesDesk } from './use-rates.ts'

type Options = {
  desk: RatesDesk
  onEnter: () => void
  onLeave: () => void
}

/**
 * The keys of the month, which is one stop of the tab key. Arrows walk by day and week, with Shift they choose; Page Up and
 * Page Down turn the month. Space and Enter press a day, Space with Ctrl adds it; Enter on a chosen day goes to its fields.
 */
export function useDaysKeys({ desk, onEnter, onLeave }: Options) {
  const { today, month, chosen } = desk
  const [active, setActive] = useState(today)
  const stop =
    startOfMonth(active) === month ? active : startOfMonth(today) === month ? today : month
  const show = (day: IsoDate) => {
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
    stop,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const { day } = (target as HTMLElement).dataset
      if (day) setActive(day)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { day } = (event.target as HTMLElement).dataset
      if (!day || event.altKey) return
      const range = { first: addMonths(today, -24), last: addMonths(today, 60) }
      const walked = walkDays(event, { range, weekStart: 1, direction: 'ltr', show })
      if (walked && event.shiftKey) chosen.stretch(walked.to, walked.from)
      if (!walked && decide(event, day)) event.preventDefault()
    },
  }
}
