'use client'

import { useSearchParams } from 'next/navigation'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useOpenedBooking } from '../booking/opened-booking.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { PickPanel } from './pick-panel.tsx'
import { useBarDrag } from './use-bar-drag.ts'
import type { Calendar } from './use-calendar.ts'
import { useGridCommands } from './use-grid-commands.ts'
import { type GridFocus, useGridFocus } from './use-grid-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useMarks } from './use-marks.tsx'
import type { MovingWork } from './use-moving.ts'
import { useNightDrag } from './use-night-drag.ts'
import type { Picked, Picking } from './use-picking.ts'
import type { SteadyCalendar } from './use-steady-calendar.ts'

const t = staffWords('calendar')

export type DeskGridProps = {
  calendar: Calendar
  calm: SteadyCalendar
  wide: boolean
  moving: MovingWork
  picking: Picking
  /** Returns true if nothing can be changed now, and says why. */
  refused: () => boolean
  onNew: (picked: Picked | null) => void
  onBlock: (picked: Picked | null) => void
  /** Opens a bar that is not a link. */
  onOpen: (id: string) => void
}

/** The grid with what is done in it: by mouse, by finger and by keys. */
export function DeskGrid(props: DeskGridProps) {
  const { calendar, calm, wide, moving, picking, refused, onNew, onBlock, onOpen } = props
  const { shown } = calm
  const grid = useRef<HTMLDivElement>(null)
  const now = useMinute()
  const opened = useOpenedBooking()
  // A link to a unit; the screen takes it out of its address.
  const [wanted] = useState(useSearchParams().get('at'))
  const focus = useGridFocus(grid, shown.today, wanted)
  const command = useGridCommands({ calendar: shown, moving, picking, refused, onNew, onBlock })
  const keys = useGridKeys({ ...calendar, grid, focus, window: shown, command })
  const drawBar = useBarDrag({ calendar: shown, moving, refused })
  const nights = useNightDrag(shown, picking, moving)
  const marks = useMarks(shown, moving, picking)
  const swipe = useSwipe(calendar.turn)
  useClearing(picking)
  useKeysWhileMoving(focus, moving)
  const point = (event: PointerEvent) => {
    drawBar(event)
    nights.begin(event)
  }
  return (
    <div {...calm.pointer} {...swipe} className="relative min-w-0">
      <CalendarGrid
        calendar={shown}
        hot={calm.hot}
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
        wanted={wanted}
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
      <NewsPill onShow={calm.showNow} waiting={calm.waiting} />
      <p className="sr-only" role="status">
        {moving.sentence || (picking.picked ? spokenOf(picking.picked) : moving.left)}
      </p>
    </div>
  )
}

// What was pressed to begin a move is gone, and the arrows are to choose the place.
function useKeysWhileMoving({ take }: GridFocus, { moving }: MovingWork) {
  const moved = moving?.by === 'keys' ? moving.stay.booking.id : null
  const begin = useEffectEvent(take)
  useEffect(() => {
    if (moved) begin(moved)
  }, [moved])
}

function spokenOf({ title, problem }: Picked): string {
  return problem === null ? title : `${title}. ${t('picked.cannot', { problem })}`
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

/** Says that something has changed while somebody's pointer is over the grid, and shows it on a press. */
function NewsPill({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  if (waiting === 0) return null
  return (
    <div className="sticky bottom-3 z-20 max-lg:bottom-20 flex h-0 justify-center">
      <button
        className="num -translate-y-14 h-11 rounded-full border border-edge bg-hot px-5 font-semibold shadow-float"
        onClick={onShow}
        type="button"
      >
        {t('grid.changes', { count: waiting })}
      </button>
    </div>
  )
}

/** Returns the time in milliseconds, updated every minute; null until the page works. */
function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Returns handlers that turn the page when a finger swipes over a third of its width. */
function useSwipe(turn: (way: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      const isGrip = target instanceof HTMLElement && target.dataset.grip
      from.current = pointerType === 'touch' && !isGrip ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const began = from.current
      from.current = null
      if (!began) return
      const [across, down] = [clientX - began.x, clientY - began.y]
      const isWide = Math.abs(across) > currentTarget.clientWidth / 3
      if (isWide && Math.abs(across) > 2 * Math.abs(down)) turn(across > 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
