'use client'

import { type MouseEvent, type PointerEvent, useEffectEvent } from 'react'
import { addDays } from '#lib/shared/dates.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { followPointer } from '../kit/follow-pointer.ts'
import type { MovingWork } from './use-moving.ts'
import type { Picking } from './use-picking.ts'

/**
 * Lets nights be picked: by a press, by a later press in the same row, by drawing over them, by the handles of the range.
 * While a stay is moved a press on a night lets it go there instead.
 */
export function useNightDrag(calendar: DeskCalendar, picking: Picking, work: MovingWork) {
  const { picked, pick, press } = picking
  const { moving, dropAt } = work
  const draw = useEffectEvent(pick)
  const begin = (event: PointerEvent) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-line]')
    const line = row?.dataset.line
    const anchor = anchorOf(target, picked)
    const isFinger = event.pointerType === 'touch' && !target.dataset.grip
    if (!row || !line || !anchor || event.button !== 0 || isFinger || moving) return
    followPointer(event.nativeEvent, {
      begin: () => true,
      move: ({ x }) => draw(line, anchor, dayAt(row, calendar, x)),
      end: () => undefined,
    })
  }
  const click = ({ target, clientX }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const row = target.closest<HTMLElement>('[data-line]')
    const line = row?.dataset.line
    // A handle lies over the night beside the range, which is what a press means that draws nothing.
    const isGrip = target.closest('[data-grip]') !== null
    const night = target.closest<HTMLElement>('.cal-night')?.dataset.from
    const meant = row && isGrip ? dayAt(row, calendar, clientX) : night
    if (line && meant) (moving ? dropAt : press)(line, meant)
  }
  return { begin, click }
}

// The night that stays in the range, wherever the pointer goes.
function anchorOf(target: HTMLElement, picked: Picking['picked']): string | undefined {
  const { grip } = target.dataset
  if (grip && picked) return grip === 'end' ? picked.check_in : addDays(picked.check_out, -1)
  return target.closest<HTMLElement>('.cal-night')?.dataset.from
}

function dayAt(row: HTMLElement, { from, days }: DeskCalendar, x: number): string {
  const track = row.querySelector('.cal-track')?.getBoundingClientRect()
  const share = track ? (x - track.left) / track.width : 0
  return addDays(from, Math.floor(Math.min(0.9999, Math.max(0, share)) * days))
}
