'use client'

import { useState } from 'react'
import type { Place } from '#lib/booking/rules/calendar-places.ts'
import type {
  CalendarOccupancy,
  CalendarWindow,
  DeskCalendar,
} from '#lib/booking/schema/calendar.ts'
import { ByWindow } from '../by-window.tsx'
import { ListFailed, NothingFound } from '../list-states.tsx'
import { StayDialog } from '../stay/stay-dialog.tsx'
import type { First } from '../use-answer.ts'
import { BlockDialog } from './block-dialog.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { DeskGrid } from './desk-grid.tsx'
import { type Blocked, LiftDialog } from './lift-dialog.tsx'
import { MovingLine } from './moving-line.tsx'
import { openNewBooking } from './new-booking.ts'
import { Legend } from './signs.tsx'
import { useBlocks } from './use-blocks.ts'
import { useCalendar } from './use-calendar.ts'
import { useMoves } from './use-moves.ts'
import { useMoving } from './use-moving.ts'
import { type Picked, usePicking } from './use-picking.ts'

type CalendarScreenProps = { first: First<DeskCalendar, CalendarWindow>; phone: boolean }
type Over = { block: Picked | null } | { lift: Blocked } | null

const nothingHot: ReadonlySet<string> = new Set()

/** The calendar of the farm: each unit a row, each day a column. */
export function CalendarScreen({ first, phone }: CalendarScreenProps) {
  const calendar = useCalendar(first)
  const { value, loading, failed, refresh } = calendar.list
  const blocks = useBlocks(refresh)
  const moves = useMoves(value, refresh)
  const moving = useMoving(value, moves.put)
  const picking = usePicking(value)
  const [over, setOver] = useState<Over>(null)
  const close = () => setOver(null)
  const block = (picked: Picked | null) => {
    picking.clear()
    setOver({ block: picked })
  }
  const begin = (picked: Picked | null) => {
    picking.clear()
    openNewBooking(picked)
  }
  const open = (id: string) => {
    const shown = value.occupancies.find((each) => each.id === id)
    if (shown && isBlocked(shown)) setOver({ lift: shown })
  }
  const isEmpty = value.rooms.length === 0
  return (
    <>
      <ByWindow phone={phone}>
        {(wide) => (
          <div className="grid gap-1 py-1 lg:gap-4 lg:px-8 lg:py-5">
            <CalendarTools
              calendar={calendar}
              onBlock={() => block(null)}
              onNew={() => begin(null)}
              wide={wide}
            />
            {failed && <ListFailed className="" onRetry={refresh} stale what="calendar" />}
            <MovingLine wide={wide} work={moving} />
            <div aria-busy={loading} className={`min-w-0 ${loading ? 'opacity-60' : ''}`}>
              {isEmpty ? (
                <NothingFound help="Its units stand here then." text="Add a room first" />
              ) : (
                <DeskGrid
                  calendar={calendar}
                  hot={nothingHot}
                  moving={moving}
                  onBlock={block}
                  onNew={begin}
                  onOpen={open}
                  picking={picking}
                  refused={() => false}
                  shown={value}
                  wide={wide}
                />
              )}
            </div>
            <Legend />
          </div>
        )}
      </ByWindow>
      {over && 'block' in over && !isEmpty && (
        <BlockDialog block={blocks.block} calendar={value} onClose={close} picked={over.block} />
      )}
      {over && 'lift' in over && (
        <LiftDialog blocked={over.lift} calendar={value} lift={blocks.lift} onClose={close} />
      )}
      {moves.changing && (
        <StayDialog
          booking={moves.changing.booking}
          onChanged={() => void refresh()}
          onClose={moves.close}
          {...(moves.changing.place && { wish: wishOf(moves.changing.place) })}
        />
      )}
    </>
  )
}

function isBlocked(shown: CalendarOccupancy): shown is Blocked {
  return shown.block !== null
}

function wishOf({ room_id, unit, check_in, check_out }: Place) {
  return { check_in, check_out, room: room_id, unit: String(unit) }
}
