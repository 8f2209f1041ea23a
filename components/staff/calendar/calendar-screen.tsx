'use client'

import { useState } from 'react'
import type { Place } from '#lib/stays/rules/calendar-places.ts'
import type { CalendarWindow, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { useBegun } from '../kit/action/use-begun.ts'
import { useGuard } from '../kit/action/use-guard.ts'
import { ByWindow } from '../kit/by-window.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { StaleLine } from '../kit/live/stale-line.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { StayDialog } from '../stay/stay-dialog.tsx'
import { BarDialogs, type BarOver } from './bar-dialogs.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { DeskGrid } from './desk-grid.tsx'
import { isFrame } from './frame.ts'
import { MovingLine } from './moving-line.tsx'
import { NoRooms } from './no-rooms.tsx'
import { NothingBooked } from './nothing-booked.tsx'
import { ProblemLine } from './problem-line.tsx'
import { Legend } from './signs.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { useBookNights } from './use-book-nights.ts'
import { useCalendar } from './use-calendar.ts'
import { useCalm } from './use-calm.ts'
import { type Moves, useMoves } from './use-moves.ts'
import { useMoving } from './use-moving.ts'
import { type Picked, usePicking } from './use-picking.ts'

type CalendarScreenProps = { first: First<DeskCalendar, CalendarWindow>; phone: boolean }

/** The calendar of the farm: each unit a row, each day a column. */
export function CalendarScreen({ first, phone }: CalendarScreenProps) {
  const calendar = useCalendar(first)
  const { value, list } = calendar
  const [over, setOver] = useState<BarOver>(null)
  const { staleSince, refused } = useGuard()
  const picking = usePicking(value)
  const [isMoving, setMoving] = useState(false)
  const calm = useCalm(value, Boolean(over || picking.picked || isMoving), list.refresh)
  const moves = useMoves(value, calm.refresh)
  const moving = useMoving(value, moves.put)
  const isBusy = Boolean(moves.changing || moves.swapping || moving.moving)
  if (isBusy !== isMoving) setMoving(isBusy)
  const begin = useBegin(refused, picking.clear)
  const block = begin((picked) => setOver({ block: picked }))
  useBegun('block', () => block(null))
  const book = begin(useBookNights())
  if (value.rooms.length === 0) return <NoRooms help="Its units stand here then." />
  const isKnown = !isFrame(value)
  const isEmpty = value.occupancies.length + value.unplaced.length === 0 && isKnown
  return (
    <>
      <ByWindow phone={phone}>
        {(wide) => (
          <div className="grid gap-1 py-1 lg:gap-4 lg:px-8 lg:py-5">
            <CalendarTools
              calendar={calendar}
              onBlock={() => block(null)}
              onNew={() => book(null)}
              wide={wide}
            />
            <StaleLine since={staleSince} />
            {list.failed && (staleSince === null || !isKnown) && (
              <ListFailed className="" onRetry={list.refresh} stale={isKnown} what="calendar" />
            )}
            <MovingLine wide={wide} work={moving} />
            <ProblemLine
              calendar={calm.shown}
              moving={moving}
              put={moves.put}
              refused={refused}
              wide={wide}
            />
            <DeskGrid
              calendar={calendar}
              calm={calm}
              moving={moving}
              onBlock={block}
              onNew={book}
              onOpen={(id) => setOver({ bar: id })}
              picking={picking}
              refused={refused}
              wide={wide}
            />
            {isEmpty && (
              <NothingBooked
                calendar={value}
                onChoose={(from) => calendar.choose({ from })}
                wide={wide}
              />
            )}
            <Legend />
          </div>
        )}
      </ByWindow>
      {moves.swapping && <SwapDialog calendar={value} moves={moves} pair={moves.swapping} />}
      <BarDialogs
        calendar={value}
        change={moves.change}
        move={moving.begin}
        onClose={() => setOver(null)}
        over={over}
        refresh={calm.refresh}
        refused={refused}
      />
      <ChangeDialog moves={moves} />
    </>
  )
}

// What is begun with nights that are picked takes them over.
function useBegin(refused: () => boolean, clear: () => void) {
  return (open: (picked: Picked | null) => void) => (picked: Picked | null) => {
    if (refused()) return
    clear()
    open(picked)
  }
}

function ChangeDialog({ moves: { changing, changed, close } }: { moves: Moves }) {
  if (!changing) return null
  const { booking, place } = changing
  return (
    <StayDialog
      booking={booking}
      onChanged={changed}
      onClose={close}
      {...(place && { wish: wishOf(place) })}
    />
  )
}

function wishOf({ room_id, unit, check_in, check_out }: Place) {
  return { check_in, check_out, room: room_id, unit: String(unit) }
}
