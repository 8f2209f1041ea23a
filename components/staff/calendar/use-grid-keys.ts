'use client'

import type { KeyboardEvent, RefObject } from 'react'
import { addDays } from '#lib/shared/dates.ts'
import { rowOf, rowsOf, stopAt, stopBeside, stopOf } from './grid-stops.ts'
import type { GridFocus } from './use-grid-focus.ts'

/** The keys of the grid besides those that walk; returns true if the key was its own. */
export type GridCommand = (key: string, stop: HTMLElement, shift: boolean) => boolean

type Options = {
  grid: RefObject<HTMLDivElement | null>
  focus: GridFocus
  window: { days: number; today: string }
  turn: (way: -1 | 1) => void
  goToToday: () => void
  /** Is asked first: a key may mean something else just now. */
  command: GridCommand
}

/** The keys of ARIA's pattern for grids: one press, one step. */
export function useGridKeys({ grid, focus, window, turn, goToToday, command }: Options) {
  const { cursor } = focus
  const day = () => cursor.current?.day ?? window.today
  const toDay = (next: string) => {
    if (cursor.current) Object.assign(cursor.current, { day: next, bar: null })
  }
  const climb = (stop: HTMLElement, way: number) => {
    const rows = grid.current ? rowsOf(grid.current) : []
    const row = rowOf(stop)
    focus.focus(stopAt(rows[(row ? rows.indexOf(row) : -1) + way], day()), day())
  }
  const leap = (way: -1 | 1) => {
    toDay(addDays(day(), way * window.days))
    turn(way)
  }
  const goHome = (stop: HTMLElement) => {
    goToToday()
    focus.focus(stopAt(rowOf(stop) ?? undefined, window.today), window.today)
  }
  const step = (key: string, stop: HTMLElement) => {
    const [by, way] = ways[key] ?? ['home', 1]
    if (by === 'night') focus.focus(stopBeside(stop, way))
    else if (by === 'row') climb(stop, way)
    else if (by === 'window') leap(way)
    else goHome(stop)
  }
  return (event: KeyboardEvent) => {
    const stop = stopOf(event.target)
    const { key, shiftKey } = event
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return
    const isCommand = command(key, stop, shiftKey)
    const isStep = !isCommand && !shiftKey && (key in ways || key === 'Home')
    if (isStep) step(key, stop)
    if (isStep || isCommand) event.preventDefault()
  }
}

/** How far each key goes: by a night, a row or a window. */
export const ways: Record<string, ['night' | 'row' | 'window', -1 | 1]> = {
  ArrowLeft: ['night', -1],
  ArrowRight: ['night', 1],
  ArrowUp: ['row', -1],
  ArrowDown: ['row', 1],
  PageUp: ['window', -1],
  PageDown: ['window', 1],
}
