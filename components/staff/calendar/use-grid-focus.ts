'use client'

import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { afterFrames } from '../kit/action/keep-focus.ts'
import { focusStop, rowOf, rowsOf, stopAt, stopOf } from './grid-stops.ts'

/** The place of the keys: a row, which may have gone meanwhile, a day, and the bar if one stands there. */
type Cursor = { line: string; at: number; day: string; bar: string | null }

/**
 * Makes the grid one stop of the tab key, at the night or bar where the keys were last, or today. A focus whose
 * element goes while the calendar changes goes with its bar, or is put on what is there then. The keys begin at the unit
 * `wanted`, where a link has led to one.
 */
export function useGridFocus(
  grid: RefObject<HTMLDivElement | null>,
  today: string,
  wanted: string | null,
) {
  const cursor = useRef<Cursor | null>(null)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    const within = grid.current
    if (!within) return
    const isLost = isInside.current && document.activeElement === document.body
    if (!isLost && within.querySelector('[data-from][tabindex="0"]')) return
    const stop = stopFor(rowsOf(within), cursor.current, today)
    if (isLost) focusStop(barFor(within, cursor.current) ?? stop)
    else stop?.setAttribute('tabindex', '0')
  })
  const begin = useEffectEvent(() => {
    const rows = grid.current ? rowsOf(grid.current) : []
    const row = rows.find(({ dataset }) => dataset.line === wanted)
    if (row) focusStop(stopAt(row, today))
  })
  useEffect(() => {
    if (wanted) afterFrames(2, begin)
  }, [wanted])
  return {
    cursor,
    /** Puts the keys on a night or a bar. Of a bar of several days they keep `day`, where it is given. */
    focus: (stop: HTMLElement | null, day?: string) => {
      focusStop(stop)
      if (day && cursor.current) cursor.current.day = day
    },
    /** Takes the keys to a bar, or to where they were last, if nothing on the page has them. */
    take: (bar: string) => {
      if (document.activeElement !== document.body) return
      const within = grid.current
      const own = within?.querySelector<HTMLElement>(`[data-bar="${bar}"]`)
      focusStop(own ?? within?.querySelector<HTMLElement>('[data-from][tabindex="0"]') ?? null)
    },
    onFocus: ({ target }: FocusEvent) => {
      const within = grid.current
      const stop = stopOf(target)
      const row = stop && rowOf(stop)
      if (!within || !stop || !row) return
      for (const other of within.querySelectorAll<HTMLElement>('[data-from][tabindex="0"]')) {
        other.tabIndex = -1
      }
      stop.tabIndex = 0
      isInside.current = true
      const { line = '' } = row.dataset
      const { from, bar = null } = stop.dataset
      cursor.current = { line, at: rowsOf(within).indexOf(row), day: from || today, bar }
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}

export type GridFocus = ReturnType<typeof useGridFocus>

// A stay that was moved is the same, wherever it is now.
function barFor(grid: HTMLElement, cursor: Cursor | null): HTMLElement | null {
  return cursor?.bar ? grid.querySelector<HTMLElement>(`[data-bar="${cursor.bar}"]`) : null
}

function stopFor(rows: HTMLElement[], cursor: Cursor | null, today: string): HTMLElement | null {
  if (!cursor) return stopAt(rows.find(({ dataset }) => dataset.line) ?? rows[0], today)
  const same = rows.find(({ dataset }) => dataset.line === cursor.line)
  return stopAt(same ?? rows[cursor.at] ?? rows.at(-1), cursor.day)
}
