'use client'

import { addDays } from '#lib/shared/dates.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { rowOf, rowsOf } from './grid-stops.ts'
import { type GridCommand, ways } from './use-grid-keys.ts'
import { type Moving, type MovingWork, stayAt } from './use-moving.ts'
import type { Picked, Picking } from './use-picking.ts'

type Options = {
  calendar: DeskCalendar
  moving: MovingWork
  picking: Picking
  refused: () => boolean
  onNew: (picked: Picked | null) => void
  onBlock: (picked: Picked | null) => void
}

/** The keys of the grid that pick nights, move a stay, and begin a booking or a block. */
export function useGridCommands(options: Options): GridCommand {
  const { moving, picking } = options
  return (key, stop, shift) => {
    if (moving.moving) return moveBy(moving, moving.moving, key, stop)
    if (shift) return stretchBy(picking, stop, key)
    return stop.dataset.bar ? barBy(options, key, stop) : nightBy(options, key, stop)
  }
}

const none = [null, 1] as const

function lineOf(stop: HTMLElement): string | undefined {
  return rowOf(stop)?.dataset.line
}

function moveBy(work: MovingWork, now: Moving, key: string, stop: HTMLElement): boolean {
  const [by, way] = ways[key] ?? none
  if (key === 'Escape') work.stop()
  else if (key === 'Enter') work.drop(now.stay, now.place)
  else if (by === 'night') work.shift(way)
  else if (by === 'row') {
    const lines = linesAround(stop)
    const next = lines[lines.indexOf(`${now.place.room_id}.${now.place.unit}`) + way]
    if (next) work.turn(next)
  } else return false
  return true
}

// The units that are shown, from the top.
function linesAround(stop: HTMLElement): string[] {
  const grid = stop.closest<HTMLElement>('[role="grid"]')
  const rows = grid ? rowsOf(grid) : []
  return rows.flatMap(({ dataset: { line } }) => (line ? [line] : []))
}

// A bar is no night that could be picked.
function stretchBy({ picked, pick }: Picking, stop: HTMLElement, key: string): boolean {
  const [by, way] = ways[key] ?? none
  if (by !== 'night') return false
  const line = lineOf(stop)
  const night = stop.dataset.from
  if (!line || !night || stop.dataset.bar) return true
  const isHere = picked?.line === line && picked.check_in <= night && night < picked.check_out
  if (isHere) pick(line, picked.first, addDays(picked.last, way))
  else pick(line, night, addDays(night, way))
  return true
}

// Enter follows a bar by itself.
function barBy({ calendar, moving, refused }: Options, key: string, stop: HTMLElement): boolean {
  if (key.toLowerCase() !== 'm') return false
  const stay = stayAt(calendar, stop.dataset.bar)
  if (stay && !refused()) moving.begin(stay)
  return true
}

function nightBy({ picking, onNew, onBlock }: Options, key: string, stop: HTMLElement): boolean {
  const line = lineOf(stop)
  const night = stop.dataset.from
  if (!line || !night) return false
  const begin = { n: onNew, b: onBlock }[key.toLowerCase()]
  const meant = picking.picked ?? picking.pickedAt(line, night)
  // Picked nights say by themselves why they cannot be booked.
  if (begin === onNew && meant?.problem) picking.pick(meant.line, meant.first, meant.last)
  else if (begin) begin(meant)
  else if (key === 'Escape') picking.clear()
  else if (key === 'Enter' || key === ' ') picking.press(line, night)
  else return false
  return true
}
