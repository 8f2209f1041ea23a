import { addDays } from '#lib/shared/dates.ts'
import { overlap } from '#lib/stays/rules/calendar.ts'
import { type FreePlace, judgePlace, placeAhead } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar, Nights } from '#lib/stays/schema/calendar.ts'
import { PickMark, PlaceButton, SlotMark } from './marks.tsx'
import { type Moving, type MovingWork, unitAt } from './use-moving.ts'
import type { Picking } from './use-picking.ts'
import { usePlaces } from './use-places.ts'
import { nightsOf, unitNameOf } from './words.ts'

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
