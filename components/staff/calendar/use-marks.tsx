import { type FreePlace, judgePlace, placesFor } from '#lib/booking/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { PickMark, PlaceButton, SlotMark } from './marks.tsx'
import { type Moving, type MovingWork, unitAt } from './use-moving.ts'
import type { Picking } from './use-picking.ts'
import { gapWords, nightsOf, unitNameOf } from './words.ts'

type Unit = { room_id: number; unit: number }

/** Returns what lies over the nights of each unit, and which units are not meant now. */
export function useMarks(shown: DeskCalendar, work: MovingWork, { picked }: Picking) {
  const { moving } = work
  const places = moving ? placesFor(shown, moving.stay) : []
  const over = (line: string) => {
    if (picked?.line === line) {
      return <PickMark nights={picked} window={shown} words={nightsOf(picked)} />
    }
    const isHere = isIn(line)
    const place = moving?.by === 'keys' ? places.find(isHere) : undefined
    const slot = moving && isHere(moving.place) ? moving : null
    if (!place && !slot) return undefined
    return (
      <>
        {place && moving && (
          <FreePlaceButton moving={moving} place={place} shown={shown} work={work} />
        )}
        {slot && <Slot moving={slot} shown={shown} />}
      </>
    )
  }
  const isDim = (line: string) => {
    const isHere = isIn(line)
    return moving !== null && !places.some(isHere) && !isHere(moving.place) && !isHere(moving.stay)
  }
  return { over, isDim }
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
      gap={gapWords(place.gap)}
      nights={place}
      onPress={() => work.drop(moving.stay, place)}
      unit={unitNameOf(shown, place)}
      window={shown}
    />
  )
}

function Slot({ moving, shown }: { moving: Moving; shown: DeskCalendar }) {
  const { problem, inTheWay } = judgePlace(shown, moving.stay, moving.place)
  return <SlotMark isFree={!(problem || inTheWay)} nights={moving.place} window={shown} />
}
