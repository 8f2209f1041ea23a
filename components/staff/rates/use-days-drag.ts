'use client'

import type { MouseEvent, PointerEvent } from 'react'
import type { IsoDate } from '#lib/shared/dates.ts'
import { followPointer } from '../kit/follow-pointer.ts'
import type { ChosenDays } from './use-chosen.ts'

/** Lets days be chosen by a press, also with Shift or Ctrl, or by drawing over them with a mouse or pen; a finger scrolls. */
export function useDaysDrag(chosen: ChosenDays) {
  return {
    begin: (event: PointerEvent<HTMLElement>) => {
      const from = dayAt(event.target)
      if (!from || event.button !== 0 || event.pointerType === 'touch') return
      const add = event.ctrlKey || event.metaKey
      const before = chosen.days
      followPointer(event.nativeEvent, {
        begin: () => true,
        move: ({ x, y }) => {
          const day = dayAt(document.elementFromPoint(x, y))
          if (day) chosen.draw(from, day, add, before)
        },
        end: () => undefined,
      })
    },
    click: ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>) => {
      const day = dayAt(target)
      if (!day) return
      if (shiftKey) chosen.stretch(day)
      else if (ctrlKey || metaKey) chosen.toggle(day)
      else chosen.press(day)
    },
  }
}

function dayAt(place: EventTarget | null): IsoDate | undefined {
  const cell = place instanceof Element ? place.closest<HTMLElement>('[data-day]') : null
  return cell?.dataset.day
}
