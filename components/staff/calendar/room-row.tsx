import { ChevronDown, ChevronRight } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { CalendarNight, CalendarRoom } from '#lib/stays/schema/calendar.ts'
import { count, grouped } from '../kit/words.ts'
import type { Day } from './days.ts'
import { Cell, Row, RowHeader } from './grid-parts.tsx'

const t = staffWords('calendar')

type RoomRowProps = {
  /** The days of the window; nights that are not known yet are skeletons. */
  days: readonly Day[]
  room: CalendarRoom
  wide: boolean
  /** True on a farm with so many units that rooms are folded. */
  folds: boolean
  isOpen: boolean
  onFold: () => void
}

/** The units of a room that can still be sold each night, and what a night costs. */
export function RoomRow({ room, days, wide, folds, isOpen, onFold }: RoomRowProps) {
  const isNarrow = days.length > 14
  const hasGst = !isNarrow && room.nights.some(({ gst }) => gst !== undefined)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  const name = folds ? (
    <button
      aria-expanded={isOpen}
      className="-my-1 flex min-h-11 items-center gap-1 text-start"
      data-from=""
      data-to=""
      onClick={onFold}
      tabIndex={-1}
      type="button"
    >
      <Chevron aria-hidden="true" className="shrink-0" size={16} />
      {room.name}
    </button>
  ) : (
    room.name
  )
  return (
    <>
      {!wide && (
        <Row className="flex items-baseline justify-between gap-3 border-rule border-t bg-band px-3 pt-1.5 text-xs">
          <RowHeader className="font-semibold">{name}</RowHeader>
          <Cell className="text-ink-2">{count(room.units.length, 'unit')}</Cell>
        </Row>
      )}
      <Row
        className={`cal-row cal-room ${hasGst ? 'cal-room-gst' : ''} ${wide ? '' : 'border-t-0!'}`}
      >
        <RowHeader className="cal-unit text-xs!">
          {wide && <span className="w-full">{name}</span>}
          {!(wide && folds) && (
            <small>
              {t(
                wide ? (isNarrow ? 'nights.freeThatNight' : 'nights.freeAndPrice') : 'nights.free',
              )}
            </small>
          )}
        </RowHeader>
        <div className="cal-track">
          {days.map(({ date }, at) => (
            <Night isNarrow={isNarrow} key={date} night={room.nights[at]} wide={wide} />
          ))}
        </div>
      </Row>
    </>
  )
}

type NightProps = { night: CalendarNight | undefined; wide: boolean; isNarrow: boolean }

function Night({ night, wide, isNarrow }: NightProps) {
  if (!night) {
    return (
      <Cell className="cal-count">
        <span aria-hidden="true" className="h-3 w-3/5 rounded-control bg-rule" />
      </Cell>
    )
  }
  const { free, price, gst } = night
  return (
    <Cell className={`cal-count num ${free === 0 ? 'cal-full' : ''}`}>
      <b>
        {free > 0 &&
          t.rich('nights.count', {
            free,
            words: (words) => <span className={wide && !isNarrow ? '' : 'sr-only'}>{words}</span>,
          })}
        {free === 0 && (isNarrow ? <Full /> : t('nights.full'))}
      </b>
      {!isNarrow && (
        <span>
          <span className={wide ? '' : 'sr-only'}>₹</span>
          {grouped(Math.round(price))}
        </span>
      )}
      {!isNarrow && gst !== undefined && (
        <span className="text-lake-dark font-semibold">
          {t.rich('nights.gst', {
            gst,
            words: (words) => <span className="sr-only">{words}</span>,
          })}
        </span>
      )}
    </Cell>
  )
}

function Full() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('nights.full')}</span>
    </>
  )
}
