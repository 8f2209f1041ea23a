'use client'

import { type PointerEvent, useEffectEvent } from 'react'
import { addDays } from '#lib/shared/dates.ts'
import { judgePlace, type Place, type Placed } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { followPointer, type Pointed } from '../kit/follow-pointer.ts'
import { type MovingWork, sentenceOf, stayAt, unitAt } from './use-moving.ts'

type Edge = 'start' | 'end' | undefined
type Options = {
  calendar: DeskCalendar
  moving: MovingWork
  /** Returns true if nothing can be changed now, and says why. */
  refused: () => boolean
}

/** Lets a mouse draw stays to other units and other days, and their ends to fewer or more nights. */
export function useBarDrag({ calendar, moving, refused }: Options) {
  // The calendar may have changed while a bar is in the air.
  const see = useEffectEvent((stay: Placed, place: Place) => {
    moving.to(stay, place, 'pointer')
    return sentenceOf(calendar, stay, place)
  })
  const drop = useEffectEvent((stay: Placed, place: Place) => {
    const { problem, inTheWay } = judgePlace(calendar, stay, place)
    moving.drop(stay, place)
    return !problem && !inTheWay
  })
  const give = useEffectEvent(() => moving.stop())

  return (event: PointerEvent) => {
    const target = event.target as Element
    const bar = target.closest<HTMLElement>('[data-bar]')
    const stay = stayAt(calendar, bar?.dataset.bar)
    if (!bar || !stay || event.button !== 0 || event.pointerType === 'touch') return
    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Edge
    const from = { x: event.clientX, y: event.clientY }
    const dayWidth = widthOfDay(bar, calendar)
    let place: Place | null = null
    let flying: FlyingBar | null = null
    followPointer(event.nativeEvent, {
      begin: () => {
        if (refused()) return false
        flying = liftBar(bar, from, edge === undefined)
        return true
      },
      move: (at) => {
        const days = Math.round((at.x - from.x) / dayWidth)
        place = placeAt(stay, place, { at, days, edge })
        flying?.to(at)
        if (place) flying?.say(see(stay, place))
      },
      end: (dropped) => {
        if (!dropped || !place) give()
        flying?.land(!(dropped && place && drop(stay, place)))
      },
    })
  }
}

function widthOfDay(bar: HTMLElement, { days }: DeskCalendar): number {
  const track = bar.closest('.cal-track')
  return (track?.getBoundingClientRect().width ?? 0) / days
}

type Drawn = { at: Pointed; days: number; edge: Edge }

// Between two units a bar stays where it was last.
function placeAt(stay: Placed, before: Place | null, { at, days, edge }: Drawn): Place | null {
  const { check_in, check_out } = stay
  const under = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-line]')
  const here = edge || !under?.dataset.line ? null : unitAt(under.dataset.line)
  const unit = here ?? before ?? (stay.unit === null ? null : { ...stay, unit: stay.unit })
  if (!unit) return null
  const nights = {
    check_in: edge === 'end' ? check_in : addDays(check_in, days),
    check_out: edge === 'start' ? check_out : addDays(check_out, days),
  }
  // A stay keeps one night.
  if (nights.check_in >= nights.check_out) {
    if (edge === 'start') nights.check_in = addDays(check_out, -1)
    else nights.check_out = addDays(check_in, 1)
  }
  return { room_id: unit.room_id, unit: unit.unit, ...nights }
}

const backMs = 200

/** A copy of a bar that follows the pointer, with a label that says what a drop would do. */
type FlyingBar = {
  to: (at: Pointed) => void
  say: (words: string) => void
  /** Takes it away; `back` lets it go back to its place first. */
  land: (back: boolean) => void
}

/** Lifts a bar. `whole` is false if only one end of it is dragged: then only the label follows. */
function liftBar(bar: HTMLElement, from: Pointed, whole: boolean): FlyingBar {
  const { left, top, width, height } = bar.getBoundingClientRect()
  const flying = document.createElement('div')
  flying.className = 'bar-flying'
  flying.setAttribute('aria-hidden', 'true')
  Object.assign(flying.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  if (whole) {
    const copy = bar.cloneNode(true) as HTMLElement
    copy.classList.remove('bar-faint', 'bar-hot')
    flying.append(copy)
  }
  const label = document.createElement('p')
  label.className = 'bar-label num'
  flying.append(label)
  document.body.append(flying)
  return {
    to({ x, y }) {
      flying.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`
      label.dataset.side = x > innerWidth / 2 ? 'left' : 'right'
    },
    say(words) {
      label.textContent = words
    },
    land(back) {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (!back || isCalm) return flying.remove()
      label.remove()
      flying
        .animate({ transform: 'none' }, { duration: backMs, easing: 'ease-out' })
        .finished.finally(() => flying.remove())
    },
  }
}
