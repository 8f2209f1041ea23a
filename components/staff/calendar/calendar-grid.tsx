import {
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useMemo,
  useState,
} from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import { indiaOffsetMs } from '#lib/shared/dates.ts'
import {
  guestsOf,
  isOfRun,
  lanesOf,
  type SeasonRun,
  seasonRuns,
} from '#lib/stays/rules/calendar.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { count } from '../kit/words.ts'
import { barId, CalendarBar } from './calendar-bar.tsx'
import { columnsOf, type Day, groundsOf } from './days.ts'
import { Cell, ColumnHeader, Grid, Row, RowHeader } from './grid-parts.tsx'
import { RoomRow } from './room-row.tsx'
import { UnitRow } from './unit-row.tsx'
import { unitAt } from './use-moving.ts'
import { unitNameOf } from './words.ts'

const t = staffWords('calendar')

type CalendarGridProps = {
  calendar: DeskCalendar
  wide: boolean
  now: number | null
  /** The bars that have just been changed. */
  hot: ReadonlySet<string>
  /** The bar that is moved from its place. */
  moved: string | null
  /** The reference of the booking that is open over the calendar. */
  opened: string | null
  /** The unit to which a link has led, as `4.2`: its room is open. */
  wanted: string | null
  /** True for a unit that cannot be chosen now. */
  isDim: (line: string) => boolean
  /** Returns what lies over the nights of a unit. */
  over: (line: string) => ReactNode
  ref: Ref<HTMLDivElement>
} & Pick<
  HTMLAttributes<HTMLDivElement>,
  'onKeyDown' | 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur'
>

// From so many units on a room shows one row until somebody opens it.
const foldedFrom = 13

/** The nights of each unit as a row, with what has them as bars. */
export function CalendarGrid(props: CalendarGridProps) {
  const { calendar, wide, now, hot, moved, opened, wanted, isDim, over, ...handlers } = props
  const { from, days: length, rooms, today } = calendar
  const window = useMemo(() => ({ from, days: length }), [from, length])
  const days = useMemo(() => columnsOf(window), [window])
  const seasons = useMemo(() => seasonRuns(window, calendar.seasons), [window, calendar.seasons])
  const grounds = useMemo(() => groundsOf(days, seasons), [days, seasons])
  const taken = useMemo(() => Map.groupBy(calendar.occupancies, lineOf), [calendar.occupancies])
  const units = rooms.reduce((sum, room) => sum + room.units.length, 0)
  const [turned, setTurned] = useState<ReadonlySet<number>>(
    new Set(units >= foldedFrom && wanted ? [unitAt(wanted).room_id] : []),
  )
  const isOpen = (id: number) => turned.has(id) !== units < foldedFrom
  const share = now === null ? -1 : nowIn(window, now)
  return (
    <Grid
      aria-label={t('grid.name')}
      className="cal"
      data-now={share >= 0 && share < 1 ? '' : undefined}
      style={{ '--days': length, '--now': `${share * 100}%`, ...grounds } as CSSProperties}
      {...handlers}
    >
      <Head days={days} seasons={seasons} today={today} wide={wide} />
      {wide && <Lanes calendar={calendar} hot={hot} moved={moved} opened={opened} />}
      {rooms.map((room) => (
        <Fragment key={room.id}>
          <RoomRow
            days={days}
            folds={units >= foldedFrom}
            isOpen={isOpen(room.id)}
            onFold={() => setTurned(flipped(turned, room.id))}
            room={room}
            wide={wide}
          />
          {isOpen(room.id) &&
            room.units.map(({ number, name }) => {
              const line = `${room.id}.${number}`
              const bars = taken.get(line) ?? nothing
              return (
                <UnitRow
                  bars={bars}
                  days={days}
                  dim={isDim(line)}
                  door={unitNameOf(calendar, { room_id: room.id, unit: number })}
                  hot={hot}
                  key={number}
                  line={line}
                  linked={wide}
                  moved={bars.some((bar) => barId(bar) === moved) ? moved : null}
                  name={unitTitle(name)}
                  nights={room.nights}
                  now={bars.some(({ hold }) => hold) ? now : null}
                  opened={bars.some(({ booking }) => booking?.reference === opened) ? opened : null}
                  window={window}
                >
                  {over(line)}
                </UnitRow>
              )
            })}
        </Fragment>
      ))}
      <Guests calendar={calendar} wide={wide} />
    </Grid>
  )
}

const nothing: CalendarOccupancy[] = []

function lineOf({ room_id, unit }: CalendarOccupancy): string {
  return `${room_id}.${unit}`
}

function flipped(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

// Days on the farm begin at midnight in India.
function nowIn({ from, days }: Pick<DeskCalendar, 'from' | 'days'>, now: number): number {
  return (now + indiaOffsetMs - Date.parse(from)) / 86_400_000 / days
}

type HeadProps = {
  days: readonly Day[]
  seasons: readonly SeasonRun[]
  today: string
  wide: boolean
}

function Head({ days, seasons, today, wide }: HeadProps) {
  const seasonAt = (at: number) => seasons.find((run) => isOfRun(run, at))
  return (
    <Row className="cal-row cal-head">
      <ColumnHeader className="cal-unit font-normal! text-ink-2">
        <span className="max-lg:sr-only">{t('grid.unit')}</span>
      </ColumnHeader>
      <div className="cal-track">
        {days.map(({ date, words, weekday }, at) => (
          <ColumnHeader
            aria-current={date === today ? 'date' : undefined}
            aria-label={[words, seasonAt(at)?.name].filter(Boolean).join(', ')}
            className="cal-day"
            key={date}
          >
            {days.length > 14 ? weekday[0] : weekday}
            <b className={`heading num ${days.length > 14 && wide ? 'text-md! min-w-6!' : ''}`}>
              {Number(date.slice(8))}
            </b>
          </ColumnHeader>
        ))}
        {seasons.map(({ name, at, days: length }) => (
          <bdi
            aria-hidden="true"
            className="cal-season"
            key={at}
            style={{ gridColumn: `${at + 1} / span ${length}` }}
            title={name}
          >
            {name}
          </bdi>
        ))}
      </div>
    </Row>
  )
}

type LanesProps = Pick<CalendarGridProps, 'calendar' | 'hot' | 'moved' | 'opened'>

// Paid stays without a unit, on their dates, in as few lanes as they take.
function Lanes({ calendar, hot, moved, opened }: LanesProps) {
  const { unplaced } = calendar
  return lanesOf(unplaced).map((lane, at) => (
    <Row className="cal-row cal-lane" key={lane[0]?.booking.id}>
      <RowHeader className="cal-unit">
        {t('grid.unplaced')}
        <small>{at === 0 && t('grid.paid', { stays: count(unplaced.length, 'stay') })}</small>
      </RowHeader>
      <div className="cal-track">
        {lane.map((stay) => (
          <CalendarBar
            faint={moved === stay.booking.id}
            hot={hot.has(stay.booking.id)}
            id={stay.booking.id}
            key={stay.booking.id}
            linked
            now={null}
            opened={stay.booking.reference === opened}
            shown={{ ...stay, block: null, hold: null }}
            window={calendar}
          />
        ))}
      </div>
    </Row>
  ))
}

function Guests({ calendar, wide }: Pick<CalendarGridProps, 'calendar' | 'wide'>) {
  const isNarrow = calendar.days > 14
  return (
    <Row className="cal-row cal-foot">
      <RowHeader className="cal-unit">
        {wide ? t('grid.guestsAtNight') : <small>{t('grid.guests')}</small>}
        <small className="max-lg:sr-only">{t('grid.arrivals')}</small>
      </RowHeader>
      <div className="cal-track">
        {guestsOf(calendar).map(({ date, guests, coming, leaving }) => (
          <Cell className="cal-count num" key={date}>
            <b>{guests || '–'}</b>
            <span className={isNarrow ? 'sr-only' : 'whitespace-pre'}>
              {[coming && `+${coming}`, leaving && `−${leaving}`].filter(Boolean).join(' ')}
            </span>
          </Cell>
        ))}
      </div>
    </Row>
  )
}
