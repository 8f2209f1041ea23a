'use client'

import { Move } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addDays } from '#lib/shared/dates.ts'
import type { Place } from '#lib/stays/rules/calendar-places.ts'
import type { CalendarWindow, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { useBegun } from '../kit/action/use-begun.ts'
import { useGuard } from '../kit/action/use-guard.ts'
import { ByWindow } from '../kit/by-window.tsx'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { OfflineNote } from '../kit/live/offline-note.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { day, shortDates } from '../kit/words.ts'
import { StayDialog } from '../stay/stay-dialog.tsx'
import { BarDialogs, type BarOver } from './bar-dialogs.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { DeskGrid } from './desk-grid.tsx'
import { isFrame } from './frame.ts'
import { NoRooms } from './no-rooms.tsx'
import { ProblemLine } from './problem-line.tsx'
import { Legend } from './signs.tsx'
import { useBookNights } from './use-book-nights.ts'
import { useCalendar } from './use-calendar.ts'
import { type Moves, useMoves } from './use-moves.ts'
import { type MovingWork, useMoving } from './use-moving.ts'
import { type Picked, usePicking } from './use-picking.ts'
import { useSteadyCalendar } from './use-steady-calendar.ts'
import type { Pair } from './use-swap.ts'
import { unitNameOf } from './words.ts'

const t = staffWords('calendar')

type CalendarScreenProps = { first: First<DeskCalendar, CalendarWindow>; phone: boolean }

/** The calendar of the farm: each unit a row, each day a column. */
export function CalendarScreen({ first, phone }: CalendarScreenProps) {
  const calendar = useCalendar(first)
  const { value, list } = calendar
  const [over, setOver] = useState<BarOver>(null)
  const { staleSince, refused } = useGuard()
  const picking = usePicking(value)
  const [isMoving, setMoving] = useState(false)
  const calm = useSteadyCalendar(value, Boolean(over || picking.picked || isMoving), list.refresh)
  const moves = useMoves(value, calm.refresh)
  const moving = useMoving(value, moves.move)
  const isBusy = Boolean(moves.changing || moves.swapping || moving.moving)
  if (isBusy !== isMoving) setMoving(isBusy)
  const begin = useBegin(refused, picking.clear)
  const block = begin((picked) => setOver({ block: picked }))
  useBegun('block', () => block(null))
  const book = begin(useBookNights())
  if (value.rooms.length === 0) return <NoRooms help={t('noRooms.help')} />
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
            <OfflineNote since={staleSince} />
            {list.failed && (staleSince === null || !isKnown) && (
              <ListFailed className="" onRetry={list.refresh} stale={isKnown} what="calendar" />
            )}
            <MovingLine wide={wide} work={moving} />
            <ProblemLine
              calendar={calm.shown}
              moving={moving}
              move={moves.move}
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
      {...(place && { drawnTo: drawnPlace(place) })}
    />
  )
}

function drawnPlace({ room_id, unit, check_in, check_out }: Place) {
  return { check_in, check_out, room: room_id, unit: String(unit) }
}

/** Says which stay is being moved and how, while nothing is changed yet. */
function MovingLine({ work, wide }: { work: MovingWork; wide: boolean }) {
  const { moving, stop } = work
  if (moving?.by !== 'keys') return null
  const { stay } = moving
  const putBack = () => {
    stop()
    keepFocus(stay.booking.id)
  }
  return (
    <div className="flex min-h-[60px] items-center gap-3 border border-lake-edge bg-lake-soft px-4 py-2 text-lake-dark max-lg:border-x-0 lg:rounded-staff">
      <Move aria-hidden="true" className="shrink-0 max-lg:hidden" size={20} />
      <p className="flex-1 leading-snug">
        <b className="font-semibold">
          {t('moving.title', { name: stay.booking.full_name, dates: shortDates(stay) })}
        </b>{' '}
        {t(wide ? 'moving.press' : 'moving.tap')}
      </p>
      <Button className="bg-card!" kind="outline" onClick={putBack} size="small">
        {t('moving.cancel')}
      </Button>
    </div>
  )
}

type NothingBookedProps = {
  calendar: DeskCalendar
  wide: boolean
  onChoose: (from: string) => void
}

const lengths: Record<number, 'week' | 'twoWeeks'> = { 7: 'week', 14: 'twoWeeks' }

/** The words under an empty calendar. */
function NothingBooked({ calendar, wide, onChoose }: NothingBookedProps) {
  const { days, next } = calendar
  return (
    <div className="justify-self-center px-5 py-8 text-center">
      <p className="heading text-title">{t(`empty.title.${lengths[days] ?? 'days'}`)}</p>
      <p className="mt-1.5 mb-4 text-ink-2">{t(wide ? 'empty.press' : 'empty.tap')}</p>
      {next && (
        <Button kind="outline" onClick={() => onChoose(addDays(next, -1))} size="small">
          {t('empty.next', { day: day(next) })}
        </Button>
      )}
    </div>
  )
}

type SwapDialogProps = { calendar: DeskCalendar; pair: Pair; moves: Moves }

/** Asks whether two guests swap units, once one was dropped on the other. */
function SwapDialog({ calendar, pair, moves }: SwapDialogProps) {
  const [one, other] = pair
  const rows = [
    { stay: one, to: other },
    { stay: other, to: one },
  ]
  return (
    <AskDialog
      button={t('swap.button')}
      onAnswer={() => void moves.swap(pair)}
      onClose={moves.keepUnits}
      title={t('swap.title', { one: one.booking.full_name, other: other.booking.full_name })}
    >
      <ul className="num grid gap-2">
        {rows.map(({ stay, to }) => (
          <li key={stay.booking.id}>
            {t.rich('swap.row', {
              name: () => (
                <b className="font-semibold">
                  <bdi>{stay.booking.full_name}</bdi>
                </b>
              ),
              dates: shortDates(stay),
              unit: unitNameOf(calendar, { room_id: to.room_id, unit: to.unit ?? 0 }),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{t('swap.help')}</p>
    </AskDialog>
  )
}
