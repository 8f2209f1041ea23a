import { addDays } from '../../shared/dates.ts'
import type {
  CalendarNight,
  CalendarOccupancy,
  CalendarRoom,
  CalendarStay,
  CalendarWindow,
  DeskCalendar,
  Nights,
} from '../schema/calendar.ts'
import { isMovedHere, isSlept, overlap } from './calendar.ts'
import { priceDifference } from './calendar-prices.ts'
import { nightsToHouse } from './slept.ts'
import { changeProblems } from './stay-change.ts'

/** A stay with all of its nights and the unit that it has now; without one it waits for one. */
export type Placed = Nights & {
  room_id: number
  unit: number | null
  /** The last day of the nights that its guest had another unit; null without any. */
  slept_until: string | null
  booking: CalendarStay
}
type Part = Nights & { room_id: number; booking: CalendarStay }

/** Returns the stay that a shown part belongs to: the nights in its current unit, or those that still need one. */
export function placedOf(part: Part, unit: number | null): Placed {
  const { room_id, booking } = part
  const { check_in, check_out } = booking
  const slept_until = isMovedHere(part) ? part.check_in : null
  return { room_id, unit, check_in, check_out, slept_until, booking }
}

/** A unit and nights where a stay could be. */
export type Place = Nights & { room_id: number; unit: number }

/** A place where a stay fits, with the difference in price that {@link Verdict} has. */
export type FreePlace = Place & Pick<Verdict, 'gap'>

/** The meaning of a place for a stay. `gap` is its price less that of now in rupees, null where that is not known here. */
export type Verdict = {
  problem: string | null
  inTheWay: CalendarOccupancy | null
  gap: number | null
}

/**
 * Returns what prevents a place for a stay, as far as the window shows: a rule, as a sentence, or what has the unit then.
 * The server decides by the same rules, and knows what others have done meanwhile.
 */
export function judgePlace(calendar: DeskCalendar, stay: Placed, place: Place): Verdict {
  const { progress } = stay.booking
  const was = { checkIn: stay.check_in, checkOut: stay.check_out, progress }
  const room = calendar.rooms.find(({ id }) => id === place.room_id)
  const wanted = {
    checkIn: place.check_in,
    checkOut: place.check_out,
    guests: stay.booking.guests,
  }
  const problems = changeProblems(was, wanted, { sleeps: room?.sleeps ?? null }, calendar.today)
  const [problem = null] = Object.values(problems)
  return {
    problem,
    inTheWay: takerOf(calendar, placeAhead(calendar, stay, place), stay.booking.id),
    gap: room ? priceDifference(calendar, room, stay, place) : null,
  }
}

/** Returns a place with the nights for which a stay would have it: those that were slept stay where they were. */
export function placeAhead(
  { today }: Pick<DeskCalendar, 'today'>,
  { check_in, check_out, unit, slept_until: sleptUntil }: Placed,
  place: Place,
): Place {
  const was = { checkIn: check_in, checkOut: check_out, hasUnit: unit !== null, sleptUntil }
  const wanted = { checkIn: place.check_in, checkOut: place.check_out }
  const nights = nightsToHouse(was, wanted, today)
  return { ...place, check_in: nights.checkIn, check_out: nights.checkOut }
}

/** Returns what has a unit on any of some nights, but for the booking `own`; null if it is free then. */
export function takerOf(
  { occupancies }: DeskCalendar,
  place: Place,
  own: string | null = null,
): CalendarOccupancy | null {
  const taken = occupancies.find(
    (each) =>
      each.room_id === place.room_id &&
      each.unit === place.unit &&
      (own === null || each.booking?.id !== own) &&
      overlap(each, place),
  )
  return taken ?? null
}

/** Returns the stay that has a unit where another one is let go on its own nights, if the two could change units: both are of one room, at one price. */
export function swappableAt(calendar: DeskCalendar, stay: Placed, place: Place): Placed | null {
  const isSame = stay.check_in === place.check_in && stay.check_out === place.check_out
  if (!isSame || stay.unit === null || stay.room_id !== place.room_id) return null
  const { inTheWay } = judgePlace(calendar, stay, place)
  const booking = inTheWay?.booking
  return inTheWay && booking && !isSlept(inTheWay)
    ? placedOf({ ...inTheWay, booking }, place.unit)
    : null
}

/** Returns nights of a room, as far as they are in the window. */
export function nightsWithin(room: CalendarRoom, nights: Nights): CalendarNight[] {
  return room.nights.filter(({ date }) => nights.check_in <= date && date < nights.check_out)
}

/** Returns true if a window has all of some nights. */
export function hasNightsOf({ from, days }: CalendarWindow, nights: Nights): boolean {
  return from <= nights.check_in && nights.check_out <= addDays(from, days)
}

/**
 * Returns every unit that is free for a stay on its own nights and takes its guests, its own room first, then the cheapest;
 * none where the window does not have all of these nights, see {@link hasNightsOf}.
 */
export function placesFor(calendar: DeskCalendar, stay: Placed): FreePlace[] {
  const { check_in, check_out } = stay
  if (!hasNightsOf(calendar, stay)) return []
  const places = calendar.rooms.flatMap((room) =>
    room.units
      .filter(({ number }) => room.id !== stay.room_id || number !== stay.unit)
      .map(({ number }) => ({ room_id: room.id, unit: number, check_in, check_out })),
  )
  const fitting = places.flatMap((place) => {
    const { problem, inTheWay, gap } = judgePlace(calendar, stay, place)
    return problem || inTheWay ? [] : [{ ...place, gap }]
  })
  const isElsewhere = ({ room_id }: Place) => Number(room_id !== stay.room_id)
  return fitting.sort(
    (one, other) => isElsewhere(one) - isElsewhere(other) || (one.gap ?? 0) - (other.gap ?? 0),
  )
}

/** Returns the free nights of a unit from one night, which is free, towards another, as far as nothing is in the way. */
export function freeNights(
  calendar: DeskCalendar,
  unit: { room_id: number; unit: number },
  first: string,
  last: string,
): Nights {
  const nights = { check_in: first, check_out: addDays(first, 1) }
  const isFree = (night: string) =>
    night >= calendar.today &&
    !takerOf(calendar, { ...unit, check_in: night, check_out: addDays(night, 1) })
  while (nights.check_out <= last && isFree(nights.check_out)) {
    nights.check_out = addDays(nights.check_out, 1)
  }
  while (nights.check_in > last && isFree(addDays(nights.check_in, -1))) {
    nights.check_in = addDays(nights.check_in, -1)
  }
  return nights
}
