'use client'

import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { useOpenedBooking } from '../bookings/opened-booking.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { PickPanel } from './pick-panel.tsx'
import { useBarDrag } from './use-bar-drag.ts'
import type { Calendar } from './use-calendar.ts'
import { useGridCommands } from './use-grid-commands.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useMarks } from './use-marks.tsx'
import { useMinute } from './use-minute.ts'
import type { MovingWork } from './use-moving.ts'
import { useNightDrag } from './use-night-drag.ts'
import type { Picked, Picking } from './use-picking.ts'

export type DeskGridProps = {
  shown: DeskCalendar
  calendar: Calendar
  wide: boolean
  moving: MovingWork
  picking: Picking
  /** The bars that have just been changed by somebody. */
  hot: ReadonlySet<string>
  /** Returns true if nothing can be changed now, and says why. */
  refused: () => boolean
  onNew: (picked: Picked | null) => void
  onBlock: (picked: Picked | null) => void
  /** Opens a bar that is not a link. */
  onOpen: (id: string) => void
}

/** The grid with what is done in it: by mouse, by finger and by keys. */
export function DeskGrid(props: DeskGridProps) {
  const { shown, calendar, wide, moving, picking, hot, refused, onNew, onBlock, onOpen } = props
  const grid = useRef<HTMLDivElement>(null)
  const now = useMinute()
  const opened = useOpenedBooking()
  const focus = useGridFocus(grid, shown.today)
  const command = useGridCommands({ calendar: shown, moving, picking, refused, onNew, onBlock })
  const keys = useGridKeys({ ...calendar, grid, focus, window: shown, command })
  const drawBar = useBarDrag({ calendar: shown, moving, refused })
  const nights = useNightDrag(shown, picking)
  const marks = useMarks(shown, moving, picking)
  useClearing(picking)
  const point = (event: PointerEvent) => {
    drawBar(event)
    nights.begin(event)
  }
  return (
    <div className="relative">
      <CalendarGrid
        calendar={shown}
        hot={hot}
        isDim={marks.isDim}
        moved={moving.moving?.stay.booking.id ?? null}
        now={now}
        onBlur={focus.onBlur}
        onClick={(event) => {
          const bar = (event.target as Element).closest<HTMLElement>('button[data-bar]')
          if (bar?.dataset.bar) onOpen(bar.dataset.bar)
          else nights.click(event)
        }}
        onFocus={focus.onFocus}
        onKeyDown={keys}
        onPointerDown={point}
        opened={opened}
        over={marks.over}
        ref={grid}
        wide={wide}
      />
      {picking.picked && (
        <PickPanel
          onBlock={() => onBlock(picking.picked)}
          onClear={picking.clear}
          onNew={() => onNew(picking.picked)}
          picked={picking.picked}
          wide={wide}
        />
      )}
      <p className="sr-only" role="status">
        {moving.sentence || picking.picked?.title}
      </p>
    </div>
  )
}

// Escape and a press elsewhere clear the nights that are picked.
function useClearing({ picked, clear }: Picking) {
  const isPicked = picked !== null
  const leave = useEffectEvent((event: Event) => {
    const { target } = event
    const isKey = event instanceof KeyboardEvent
    const isInside =
      target instanceof Element &&
      target.closest('[data-panel], [data-pick], .cal-night, [role="dialog"]')
    if (isKey ? event.key === 'Escape' && !event.defaultPrevented : !isInside) clear()
  })
  useEffect(() => {
    if (!isPicked) return
    const listen = (event: Event) => leave(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('keydown', listen)
    }
  }, [isPicked])
}
