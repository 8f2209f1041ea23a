'use client'

import { useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addDays, daysBetween } from '#lib/shared/dates.ts'
import { isSlept } from '#lib/stays/rules/calendar.ts'
import { judgePlace, type Place, type Placed, placedOf } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { guarded } from '../kit/action/guarded.ts'
import type { Moves } from './use-moves.ts'
import { placeSentence } from './words.ts'

const t = staffWords('calendar')

/** A stay that is on its way to another place, by the pointer, or by keys and presses. */
export type Moving = { stay: Placed; place: Place; by: 'pointer' | 'keys' }

/** The stay that is being moved, if one is. Nothing is changed before it is let go. */
export function useMoving(calendar: DeskCalendar, move: Moves['move']) {
  const [moving, setMoving] = useState<Moving | null>(null)
  const [left, setLeft] = useState('')
  const to = (stay: Placed, place: Place, by: Moving['by']) => {
    setMoving((was) => (was && isSamePlace(was.place, place) ? was : { stay, place, by }))
  }
  const stop = () => {
    if (moving) setLeft(t('moved.not', { name: moving.stay.booking.full_name }))
    setMoving(null)
  }
  const drop = (stay: Placed, place: Place) => {
    setMoving(null)
    setLeft('')
    guarded()
    if (!isSamePlace(ownPlace(stay), place)) void move(stay, place)
  }
  return {
    moving,
    /** The meaning of the place, for the eye and for the ear. */
    sentence: moving ? sentenceOf(calendar, moving.stay, moving.place) : '',
    /** The words for the ear once a stay was not moved. */
    left: moving ? '' : left,
    to,
    begin: (stay: Placed) => to(stay, ownPlace(stay), 'keys'),
    stop,
    /** Lets the stay go where it is. */
    drop,
    /** Lets the stay go where it begins on a night of a unit, with as many nights as it has. One that has begun keeps its nights. */
    dropAt: (line: string, night: string) => {
      if (!moving) return
      const { check_in, check_out } = moving.stay
      if (check_in < calendar.today) {
        drop(moving.stay, { ...unitAt(line), check_in, check_out })
        return
      }
      const last = addDays(night, daysBetween(check_in, check_out))
      drop(moving.stay, { ...unitAt(line), check_in: night, check_out: last })
    },
    /** Moves the place by days. */
    shift: (by: number) => {
      if (!moving) return
      const { check_in, check_out } = moving.place
      const place = {
        ...moving.place,
        check_in: addDays(check_in, by),
        check_out: addDays(check_out, by),
      }
      setMoving({ ...moving, place })
    },
    /** Moves the place to another unit. */
    turn: (line: string) => {
      if (moving) setMoving({ ...moving, place: { ...moving.place, ...unitAt(line) } })
    },
  }
}

export type MovingWork = ReturnType<typeof useMoving>

/** Returns the stay of a bar; null for anything else, and for nights that its guest has slept elsewhere. */
export function stayAt(calendar: DeskCalendar, id: string | undefined): Placed | null {
  const taken = calendar.occupancies.find((part) => part.booking?.id === id && !isSlept(part))
  if (taken?.booking) return placedOf({ ...taken, booking: taken.booking }, taken.unit)
  const waiting = calendar.unplaced.find(({ booking }) => booking.id === id)
  return waiting ? placedOf(waiting, null) : null
}

export function unitAt(line: string): { room_id: number; unit: number } {
  const [room_id = 0, unit = 0] = line.split('.').map(Number)
  return { room_id, unit }
}

export function sentenceOf(calendar: DeskCalendar, stay: Placed, place: Place): string {
  return placeSentence(calendar, stay, place, judgePlace(calendar, stay, place))
}

// A stay without a unit has none to go back to; none has the number 0.
function ownPlace({ room_id, unit, check_in, check_out }: Placed): Place {
  return { room_id, unit: unit ?? 0, check_in, check_out }
}

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.room_id === other.room_id &&
    one.unit === other.unit &&
    one.check_in === other.check_in &&
    one.check_out === other.check_out
  )
}
