import { memo, type ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addDays } from '#lib/shared/dates.ts'
import { daysOf, overlap } from '#lib/stays/rules/calendar.ts'
import type {
  CalendarNight,
  CalendarOccupancy,
  CalendarWindow,
} from '#lib/stays/schema/calendar.ts'
import { rupees } from '../kit/words.ts'
import { barId, CalendarBar } from './calendar-bar.tsx'
import type { Day } from './days.ts'
import { Cell, Row, RowHeader } from './grid-parts.tsx'

const t = staffWords('calendar')

export type UnitRowProps = {
  /** The room and the number of the unit, as `4.2`. */
  line: string
  name: string
  /** The name by which it is known among the units of all rooms, as it is spoken. */
  door: string
  window: Pick<CalendarWindow, 'from' | 'days'>
  days: readonly Day[]
  nights: readonly CalendarNight[]
  bars: readonly CalendarOccupancy[]
  /** The time in milliseconds, for units that a guest is just paying for. */
  now: number | null
  hot: ReadonlySet<string>
  linked: boolean
  /** The bar that is moved: it fades where it was. */
  moved: string | null
  /** The reference of the booking that is open over the calendar, if it is in this row. */
  opened: string | null
  dim: boolean
  /** The marks over the nights: a range that is picked, a place where a stay could go. */
  children?: ReactNode
}

/** A unit: its free nights as cells, and what has it as bars over them. */
function PlainUnitRow({ line, name, door, children, dim, ...rest }: UnitRowProps) {
  return (
    <Row className={`cal-row ${dim ? 'opacity-50' : ''}`} data-line={line}>
      <RowHeader aria-label={door} className="cal-unit">
        <UnitName name={name} />
      </RowHeader>
      <div className="cal-track">
        <Cells door={door} {...rest} />
        {rest.nights.length === 0 && <Waits line={line} />}
        {children}
      </div>
    </Row>
  )
}

// Bars that are not known yet.
function Waits({ line }: { line: string }) {
  const left = 6 + (Number(line.split('.')[1]) % 3) * 9
  return (
    <div aria-hidden="true">
      <span className="cal-waits" style={{ left: `${left}%`, width: '22%' }} />
      <span className="cal-waits" style={{ left: `${left + 38}%`, width: '15%' }} />
    </div>
  )
}

// On a phone the word stands over the number.
function UnitName({ name }: { name: string }) {
  const [, word, number] = /^(.+) (\d+)$/.exec(name) ?? []
  if (!number) return <bdi>{name}</bdi>
  return (
    <bdi>
      <span className="cal-word">{word}</span> <b className="cal-number">{number}</b>
    </bdi>
  )
}

function Cells(props: Omit<UnitRowProps, 'line' | 'name' | 'children' | 'dim'>) {
  const { door, window, days, nights, bars, now, hot, linked, moved, opened } = props
  return daysOf(window).map((date, at) => {
    const night = { check_in: date, check_out: addDays(date, 1) }
    const bar = bars.find((each) => overlap(each, night))
    if (!bar) {
      const state = nights[at] ? freeWords(nights[at]) : t('nights.notLoaded')
      return (
        <Cell
          aria-label={`${door}, ${days[at]?.words}, ${state}`}
          className="cal-night"
          data-from={date}
          data-to={night.check_out}
          key={date}
          style={{ gridColumn: at + 1 }}
          tabIndex={-1}
        />
      )
    }
    const id = barId(bar)
    // A bar stands once, at its first night that is seen.
    return at > 0 && bar.check_in < date ? null : (
      <CalendarBar
        faint={moved === id}
        hot={hot.has(id)}
        id={id}
        key={id}
        linked={linked}
        now={bar.hold && now}
        opened={opened !== null && bar.booking?.reference === opened}
        shown={bar}
        window={window}
      />
    )
  })
}

function freeWords({ price, gst }: CalendarNight): string {
  if (gst === undefined) return t('nights.price', { price: rupees(price) })
  return t('nights.priceAndGst', { price: rupees(price), gst })
}

// An answer of the server makes all objects anew, though most say the same.
export const UnitRow = memo(PlainUnitRow, (was, is) => {
  const { bars: oldBars, nights: oldNights, hot: oldHot, ...old } = was
  const { bars, nights, hot, ...rest } = is
  const isSame = Object.entries(rest).every(
    ([name, value]) => old[name as keyof typeof old] === value,
  )
  return (
    isSame &&
    says(oldBars, bars) &&
    says(oldNights, nights) &&
    bars.every((bar) => hot.has(barId(bar)) === oldHot.has(barId(bar)))
  )
})

function says(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
