import { Move } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addDays } from '#lib/shared/dates.ts'
import { barOf, overlap } from '#lib/stays/rules/calendar.ts'
import { type FreePlace, judgePlace, placeAhead } from '#lib/stays/rules/calendar-places.ts'
import type { CalendarWindow, DeskCalendar, Nights } from '#lib/stays/schema/calendar.ts'
import { Cell } from './grid-parts.tsx'
import { type Moving, type MovingWork, unitAt } from './use-moving.ts'
import type { Picking } from './use-picking.ts'
import { usePlaces } from './use-places.ts'
import { gapWords, nightsOf, shortGap, unitNameOf } from './words.ts'

const t = staffWords('calendar')

type Unit = { room_id: number; unit: number }

/** Returns what lies over the nights of each unit, and which units are not meant now. */
export function useMarks(shown: DeskCalendar, work: MovingWork, { picked }: Picking) {
  const { moving } = work
  const known = usePlaces(shown, moving?.stay ?? null)
  const places = known ?? []
  const over = (line: string) => {
    if (picked?.line === line) {
      return <PickMark nights={picked} window={shown} words={nightsOf(picked)} />
    }
    const isHere = isIn(line)
    const place = moving?.by === 'keys' ? places.find(isHere) : undefined
    const slot = moving && isHere(moving.place) && isSeen(shown, moving.place) ? moving : null
    if (!place && !slot) return undefined
    return (
      <>
        {place && moving && isSeen(shown, place) && (
          <FreePlaceButton moving={moving} place={place} shown={shown} work={work} />
        )}
        {slot && <Slot moving={slot} shown={shown} />}
      </>
    )
  }
  // Only a stay whose nights are in view says which units are not meant.
  const dims = moving !== null && known !== null && isSeen(shown, moving.stay)
  const isDim = (line: string) => {
    const isHere = isIn(line)
    return dims && !places.some(isHere) && !isHere(moving.place) && !isHere(moving.stay)
  }
  return { over, isDim }
}

function isSeen({ from, days }: DeskCalendar, nights: Nights): boolean {
  return overlap({ check_in: from, check_out: addDays(from, days) }, nights)
}

function isIn(line: string) {
  const { room_id, unit } = unitAt(line)
  return (place: Omit<Unit, 'unit'> & { unit: number | null }) =>
    place.room_id === room_id && place.unit === unit
}

type FreePlaceButtonProps = {
  moving: Moving
  place: FreePlace
  shown: DeskCalendar
  work: MovingWork
}

function FreePlaceButton({ moving, place, shown, work }: FreePlaceButtonProps) {
  return (
    <PlaceButton
      gap={place.gap}
      nights={placeAhead(shown, moving.stay, place)}
      onPress={() => work.drop(moving.stay, place)}
      unit={unitNameOf(shown, place)}
      window={shown}
    />
  )
}

function Slot({ moving, shown }: { moving: Moving; shown: DeskCalendar }) {
  const { problem, inTheWay } = judgePlace(shown, moving.stay, moving.place)
  const nights = placeAhead(shown, moving.stay, moving.place)
  return <SlotMark isFree={!(problem || inTheWay)} nights={nights} window={shown} />
}

type MarkProps = { window: CalendarWindow; nights: Nights }

function placed(window: CalendarWindow, nights: Nights) {
  const { start, width } = barOf(window, nights)
  return { left: `${start * 100}%`, width: `${Math.max(0, width) * 100}%` }
}

/** The nights that are picked, with a handle at each end. */
function PickMark({ window, nights, words }: MarkProps & { words: string }) {
  return (
    <div aria-hidden="true" className="cal-pick num" data-pick style={placed(window, nights)}>
      <span className="cal-grip start-0" data-grip="start" />
      <span className="truncate max-lg:hidden">{words}</span>
      <span className="cal-grip end-0" data-grip="end" />
    </div>
  )
}

/** The place where a stay would be if it were dropped now. */
function SlotMark({ window, nights, isFree }: MarkProps & { isFree: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`cal-slot ${isFree ? '' : 'cal-slot-taken'}`}
      data-slot
      style={placed(window, nights)}
    />
  )
}

type PlaceButtonProps = MarkProps & { gap: number | null; unit: string; onPress: () => void }

/**
 * A place where a stay fits, as a button with the difference in price: in two short words if the nights are narrow, or as an
 * icon if even those don't fit.
 */
function PlaceButton({ window, nights, gap, unit, onPress }: PlaceButtonProps) {
  return (
    <Cell className="cal-cell z-3" style={placed(window, nights)}>
      <button className="cal-place num" onClick={onPress} type="button">
        <Move aria-hidden="true" className="cal-place-sign" data-alone={!gap} size={20} />
        <span className="cal-place-wide">
          {t.rich('place.here', { unit: () => <span className="sr-only">{unit}</span> })}
        </span>
        <span className="cal-place-wide font-medium">{gapWords(gap)}</span>
        <span aria-hidden="true" className="cal-place-short">
          {shortGap(gap)}
        </span>
      </button>
    </Cell>
  )
}
