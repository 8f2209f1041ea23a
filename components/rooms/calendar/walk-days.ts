import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { IsoDate } from '#lib/shared/dates.ts'
import { dayOfKey, type Range } from './days.ts'

type Days = {
  range: Range
  weekStart: number
  direction: string
  /** Brings a day into view. */
  show: (day: IsoDate) => void
}

/**
 * Moves the focus between the days of a grid, which are marked `data-day`, as the keys of ARIA's date grid do. Returns the two days;
 * null for other keys.
 */
export function walkDays(
  event: KeyboardEvent<HTMLElement>,
  { range, weekStart, direction, show }: Days,
): { from: IsoDate; to: IsoDate } | null {
  const grid = event.currentTarget
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day
  const to = from && dayOfKey(event.key, from, range, { weekStart, direction })
  if (!to) return null
  event.preventDefault()
  // The day has to have the focus before the next key, which may come at once.
  flushSync(() => show(to))
  grid.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  return { from, to }
}
