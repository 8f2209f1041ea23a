'use client'

import { type PointerEvent, useState } from 'react'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { changesBetween, isSameWindow, laneLine, mustWait } from './changes.ts'
import { isFrame } from './frame.ts'

const nothing: ReadonlySet<string> = new Set()

/**
 * Shows the newest calendar, but moves nothing under a pointer or a finger, nor while `isBusy`: then it waits, and
 * `waiting` counts what has changed. What was changed here is shown at once.
 */
export function useSteadyCalendar(
  latest: DeskCalendar,
  isBusy: boolean,
  look: () => Promise<void>,
) {
  const [shown, setShown] = useState(latest)
  const [hot, setHot] = useState(nothing)
  // The row under the pointer; empty for the rest of the grid.
  const [under, setUnder] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)

  const isSame = isComparable(shown, latest)
  const changes = shown === latest || !isSame ? null : changesBetween(shown, latest)
  const waits = changes !== null && !isWanted && mustWait(changes, { isBusy, under })
  if (shown !== latest && !waits) {
    setShown(latest)
    setHot(changes?.bars ?? nothing)
    setWanted(false)
  }
  return {
    shown: waits ? shown : latest,
    hot,
    waiting: waits ? changes.bars.size : 0,
    showNow: () => setWanted(true),
    /** Asks the server and shows its answer, whatever lies where. */
    refresh: async () => {
      setWanted(true)
      await look()
    },
    pointer: {
      onPointerOver: ({ target }: PointerEvent) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('.cal-row') : null
        setUnder(row?.dataset.line ?? (row?.matches('.cal-lane') ? laneLine : ''))
      },
      onPointerLeave: () => setUnder(null),
    },
  }
}

// A frame has nothing to move: what it waited for is shown.
function isComparable(shown: DeskCalendar, latest: DeskCalendar): boolean {
  return isSameWindow(shown, latest) && !isFrame(shown)
}

export type SteadyCalendar = ReturnType<typeof useSteadyCalendar>
