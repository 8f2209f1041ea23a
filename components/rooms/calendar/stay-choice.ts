import { maxNights } from '#lib/rooms/rules/stay.ts'
import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts'
import type { CalendarDay } from '#lib/stays/schema/availability.ts'

/** The days of a room as the call answers them. */
export type Nights = ReadonlyMap<IsoDate, CalendarDay>

/** The arrival, and then the departure, that a guest has chosen. */
export type Choice = { checkIn: IsoDate | null; checkOut: IsoDate | null }

export const nothingChosen: Choice = { checkIn: null, checkOut: null }

/** The effect of a press on a day, or why it has none. */
export type Role = 'arrive' | 'leave' | 'taken' | 'short' | 'noArrival' | 'noDeparture'

/** Returns what a press on a day would do: the first chooses the arrival, the second the departure, a third begins anew. */
export function roleOf(day: IsoDate, { checkIn, checkOut }: Choice, nights: Nights): Role {
  const isDeparture =
    checkIn !== null && checkOut === null && day > checkIn && isFree(checkIn, day, nights)
  if (!isDeparture) return arrivalRole(day, nights)
  if (daysBetween(checkIn, day) < minimumOf(checkIn, nights)) return 'short'
  return nights.get(day)?.departure === false ? 'noDeparture' : 'leave'
}

function arrivalRole(day: IsoDate, nights: Nights): Role {
  const night = nights.get(day)
  if (!night?.available) return 'taken'
  if (!night.arrival) return 'noArrival'
  return firstDeparture(day, nights) === null ? 'short' : 'arrive'
}

/** Returns the choice after a press on a day; the same where it does nothing. The arrival pressed again is taken back. */
export function pressed(day: IsoDate, choice: Choice, nights: Nights): Choice {
  if (day === choice.checkIn && choice.checkOut === null) return nothingChosen
  switch (roleOf(day, choice, nights)) {
    case 'arrive':
      return { checkIn: day, checkOut: null }
    case 'leave':
      return { ...choice, checkOut: day }
    default:
      return choice
  }
}

/** Returns the first day on which a stay that begins on a day can end; null if none can. */
export function firstDeparture(checkIn: IsoDate, nights: Nights): IsoDate | null {
  for (let count = minimumOf(checkIn, nights); count <= maxNights; count += 1) {
    const day = addDays(checkIn, count)
    if (!isFree(checkIn, day, nights)) return null
    if (nights.get(day)?.departure !== false) return day
  }
  return null
}

/** Returns the day on which a stay would begin that a press on a day is about: the chosen arrival before it, or itself. */
export function firstDayOf(day: IsoDate, { checkIn, checkOut }: Choice): IsoDate {
  return checkIn !== null && checkOut === null && day > checkIn ? checkIn : day
}

/** Returns the fewest nights of a stay that begins on a day. */
export function minimumOf(checkIn: IsoDate, nights: Nights): number {
  return nights.get(checkIn)?.minimum_nights ?? 1
}

// The nights between an arrival and a departure that one booking takes.
function isFree(checkIn: IsoDate, checkOut: IsoDate, nights: Nights): boolean {
  const count = daysBetween(checkIn, checkOut)
  if (count > maxNights) return false
  return Array.from({ length: count }, (_, at) => addDays(checkIn, at)).every(
    (day) => nights.get(day)?.available,
  )
}

/** Returns the first night of a chosen stay that isn't free, of nights that are known; null if there's none. */
export function takenNight({ checkIn, checkOut }: Choice, nights: Nights): IsoDate | null {
  if (!checkIn || !checkOut || nights.size === 0) return null
  const days = Array.from({ length: daysBetween(checkIn, checkOut) }, (_, at) =>
    addDays(checkIn, at),
  )
  return days.find((day) => !nights.get(day)?.available) ?? null
}

/** Returns the lowest price of a night, in rupees, among those that can be had on some days; null where all cost the same. */
export function lowestOf(days: IsoDate[], nights: Nights): number | null {
  const prices = days.flatMap((day) => {
    const night = nights.get(day)
    return night?.available ? [night.price] : []
  })
  const lowest = Math.min(...prices)
  return prices.some((price) => price > lowest) ? lowest : null
}
