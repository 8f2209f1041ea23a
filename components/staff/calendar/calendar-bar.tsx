import { memo } from 'react'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { barOf, isMovedHere, isSlept, seenOf } from '#lib/stays/rules/calendar.ts'
import type { CalendarOccupancy, CalendarStay, CalendarWindow } from '#lib/stays/schema/calendar.ts'
import { count } from '../kit/words.ts'
import { Cell } from './grid-parts.tsx'
import { BarSign, Coin, lookOf, MovedSign, type Shown, SourceMark } from './signs.tsx'
import { barSentence, minutesLeft, minutesWords, nightsOf, titleOf } from './words.ts'

type CalendarBarProps = {
  id: string
  shown: Shown
  window: Pick<CalendarWindow, 'from' | 'days'>
  /** The time in milliseconds, only where the bar tells of it. */
  now: number | null
  hot?: boolean
  faint?: boolean
  /** True while its booking is open over the calendar. */
  opened?: boolean
  /** True for bars that lead to their booking by a link; otherwise they are buttons. */
  linked: boolean
}

/** A stay, a block or a hold on its nights, to scale. The grid listens for what is done with it. */
function PlainBar({ id, shown, window, now, hot, faint, opened, linked }: CalendarBarProps) {
  const { booking, hold } = shown
  const { start, width, earlier, later } = barOf(window, shown)
  const isOver = hold !== null && now !== null && minutesLeft(hold, now) === 0
  const seen = seenOf(window, shown)
  // What was slept before a move is no stay of its own that could be drawn or changed.
  const isPast = isSlept(shown)
  const bar = {
    'aria-current': opened || undefined,
    'aria-label': barSentence(shown, now),
    className: [
      `bar bar-${lookOf(shown)}`,
      earlier && 'bar-earlier',
      later && 'bar-later',
      hot && 'bar-hot',
      faint && 'bar-faint',
      isOver && 'bar-over',
    ]
      .filter(Boolean)
      .join(' '),
    'data-bar': id,
    'data-from': seen.check_in,
    'data-to': seen.check_out,
    tabIndex: -1,
  }
  return (
    <Cell
      aria-colspan={daysBetween(seen.check_in, seen.check_out)}
      className="cal-cell"
      style={{ left: `${start * 100}%`, width: `${width * 100}%` }}
    >
      {booking && (linked || isPast) ? (
        <a draggable={false} href={staffBookingPath(booking.reference)} {...bar}>
          <BarWords now={now} shown={shown} />
          {!isPast && <BarEdges start={!(earlier || isMovedHere(shown))} end={!later} />}
        </a>
      ) : (
        <button type="button" {...bar}>
          <BarWords now={now} shown={shown} />
        </button>
      )}
    </Cell>
  )
}

export const CalendarBar = memo(PlainBar)

// Where a stay is drawn longer or shorter.
function BarEdges({ start, end }: { start: boolean; end: boolean }) {
  return (
    <>
      {start && <span className="bar-edge start-0" data-edge="start" />}
      {end && <span className="bar-edge end-0" data-edge="end" />}
    </>
  )
}

function BarWords({ shown, now }: Pick<CalendarBarProps, 'shown' | 'now'>) {
  const { booking, block, hold } = shown
  const look = lookOf(shown)
  return (
    <span aria-hidden="true" className="bar-words">
      <span className="flex items-center gap-1.5">
        {!booking && <BarSign look={look} />}
        {isMovedHere(shown) && <MovedSign />}
        <bdi className="bar-name">{titleOf(shown)} </bdi>
      </span>
      {booking && <bdi className="bar-initials" data-initials={initials(booking.full_name)} />}
      <span className="flex items-center gap-1">
        {block && <bdi className="truncate">{block.note || nightsOf(shown)}</bdi>}
        {hold && (
          <span className="whitespace-nowrap">{now === null ? '' : minutesWords(hold, now)}</span>
        )}
        {booking && (
          <span className="bar-facts num">
            {look !== 'elsewhere' && (
              <span className="inline-grid items-center">
                <BarSign look={look} />
              </span>
            )}
            <StayFacts booking={booking} nights={nightsOf(shown)} />
          </span>
        )}
        {booking && booking.due > 0 && look !== 'slept' && (
          <span className="bar-coin">
            <Coin />
          </span>
        )}
      </span>
    </span>
  )
}

// What does not fit goes from the end.
function StayFacts({ booking, nights }: { booking: CalendarStay; nights: string }) {
  return (
    <>
      <SourceMark source={booking.source} />
      <span className="whitespace-nowrap">{nights}</span>{' '}
      <span className="-ms-[5px] whitespace-nowrap">, {count(booking.guests, 'guest')}</span>
    </>
  )
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 2)
}

type Known = Pick<CalendarOccupancy, 'id' | 'booking' | 'check_out'>

/** The name by which a bar is known in the calendar: a stay keeps it when it moves. Nights that were slept elsewhere have their own. */
export function barId(bar: Known): string {
  return bar.booking === null || isSlept(bar) ? bar.id : bar.booking.id
}
