import { lawOn, percentOfPrice, rupeesByLaw } from '../../gst/rules/law.ts'
import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../shared/dates.ts'

/** A room as its nights are priced, in paise with tax. */
export type RatedRoom = {
  id: number
  name: string
  /** The number of guests it sleeps; null if it isn't known. */
  sleeps: number | null
  /** The room's own price of a night. */
  ratePaise: number
  /** Null for the rate that the law has for each night. */
  gstPercent: number | null
  /** The guests whom the price is for, and what one more costs a night; null if all cost the same. */
  guestsIncluded: number | null
  extraGuestPaise: number | null
}

/** The price of nights of a time, or of some days of every week, and who may book them. */
export type Season = {
  id: number
  /** Its room; null for all rooms. */
  roomId: number | null
  name: string
  /** The first and the last night; null for every week. */
  from: IsoDate | null
  to: IsoDate | null
  /** The days of the week, Monday 1 to Sunday 7. */
  weekdays: number[]
  /** The price, percent more or less than the room's own, or the prices of some rooms by their ids; at most one of them. */
  pricePaise: number | null
  percent: number | null
  roomPrices: Record<string, number>
  /** The fewest nights of a stay that begins in it. */
  minimumNights: number | null
  closed: boolean
  noArrival: boolean
  noDeparture: boolean
}

/** A day of a room that has something of its own; what is null is as the seasons say. */
export type RateDay = {
  roomId: number
  day: IsoDate
  pricePaise: number | null
  minimumNights: number | null
  closed: boolean | null
  noArrival: boolean | null
  noDeparture: boolean | null
}

/** All that changes a price or forbids a stay. */
export type RateRules = {
  seasons: Season[]
  days: RateDay[]
  /** A stay of so many nights or more is cheaper by so many percent. */
  longStays: { nights: number; percent: number }[]
}

/** The price of a night and why, and who may book it. `arrival` and `departure` are of its day. */
export type Night = {
  date: IsoDate
  paise: number
  /** The rule that set its price; `name` is that of the season, for guests to read. */
  because: { kind: 'usual' | 'weekday' | 'season' | 'day'; name: string | null }
  minimumNights: number
  closed: boolean
  arrival: boolean
  departure: boolean
}

/**
 * Returns the days from `from` on of a room. The last line that fits a day wins, for each of price, minimum and whether it
 * can be booked by itself: the room's own price, days of the week, seasons, and last what the day has of its own. Among
 * seasons those of the room come after those of all rooms, and later ones after earlier ones.
 */
export function nightsOf(room: RatedRoom, rules: RateRules, from: IsoDate, count: number): Night[] {
  const last = addDays(from, count - 1)
  const seasons = inOrder(rules.seasons.filter((season) => isNear(season, room, from, last)))
  const own = new Map(
    rules.days.filter(({ roomId }) => roomId === room.id).map((day) => [day.day, day]),
  )
  return Array.from({ length: count }, (_, at) => {
    const date = addDays(from, at)
    const weekday = weekdayOf(date)
    const night = seasons
      .filter((season) => season.weekdays.includes(weekday) && isWithin(season, date))
      .reduce((before, season) => inSeason(before, season, room), usual(room, date))
    const day = own.get(date)
    return day ? onItsOwn(night, day) : night
  })
}

function isNear({ roomId, from, to }: Season, room: RatedRoom, first: IsoDate, last: IsoDate) {
  return (
    (roomId === null || roomId === room.id) &&
    (from === null || to === null || (from <= last && first <= to))
  )
}

function isWithin({ from, to }: Season, date: IsoDate): boolean {
  return from === null || to === null || (from <= date && date <= to)
}

function inOrder(seasons: Season[]): Season[] {
  const rank = ({ from, roomId }: Season) => (from === null ? 0 : 2) + (roomId === null ? 0 : 1)
  return seasons.toSorted((one, other) => rank(one) - rank(other) || one.id - other.id)
}

function usual({ ratePaise }: RatedRoom, date: IsoDate): Night {
  const because = { kind: 'usual' as const, name: null }
  const open = { closed: false, arrival: true, departure: true }
  return { date, paise: ratePaise, because, minimumNights: 1, ...open }
}

function inSeason(night: Night, season: Season, room: RatedRoom): Night {
  const { name, from } = season
  const paise = priceIn(season, room)
  const because = { kind: from === null ? ('weekday' as const) : ('season' as const), name }
  return {
    ...night,
    ...(paise !== null && { paise, because }),
    minimumNights: season.minimumNights ?? night.minimumNights,
    closed: season.closed || night.closed,
    arrival: night.arrival && !season.noArrival,
    departure: night.departure && !season.noDeparture,
  }
}

/** Returns the price of a night that a season sets for a room; null if it sets none. */
export function priceIn(
  { roomPrices, pricePaise, percent }: Pick<Season, 'roomPrices' | 'pricePaise' | 'percent'>,
  room: Pick<RatedRoom, 'id' | 'ratePaise' | 'gstPercent'>,
): number | null {
  return roomPrices[room.id] ?? pricePaise ?? (percent === null ? null : moreOrLess(room, percent))
}

// To the rupee, so that guests never see paise that staff didn't enter. By law the value before tax is what changes, and the rate follows it.
function moreOrLess(
  { ratePaise, gstPercent }: Pick<RatedRoom, 'ratePaise' | 'gstPercent'>,
  percent: number,
) {
  if (gstPercent !== null) return Math.round((ratePaise * (100 + percent)) / 10_000) * 100
  const base = (ratePaise * 100) / (100 + (percentOfPrice(ratePaise) ?? lawOn().lower))
  return rupeesByLaw((base * (100 + percent)) / 100)
}

/** Returns the GST in percent of a night whose price is across a limit of the law from the room's usual one; undefined for any other. */
export function percentAcross(
  { ratePaise, gstPercent }: Pick<RatedRoom, 'ratePaise' | 'gstPercent'>,
  { paise, date }: Pick<Night, 'paise' | 'date'>,
): number | undefined {
  if (gstPercent !== null) return undefined
  const percent = percentOfPrice(paise, date)
  return percent === null || percent === percentOfPrice(ratePaise, date) ? undefined : percent
}

function onItsOwn(night: Night, day: RateDay): Night {
  const { pricePaise: paise } = day
  return {
    ...night,
    ...(paise !== null && { paise, because: { kind: 'day' as const, name: null } }),
    minimumNights: day.minimumNights ?? night.minimumNights,
    closed: day.closed ?? night.closed,
    arrival: day.noArrival === null ? night.arrival : !day.noArrival,
    departure: day.noDeparture === null ? night.departure : !day.noDeparture,
  }
}

type SeasonDays = Pick<Season, 'roomId' | 'from' | 'to' | 'weekdays'>

/** Returns the first night that two seasons of a kind would both set the price or the minimum of; null without one. */
export function overlapOf(one: SeasonDays, other: SeasonDays): IsoDate | null {
  if (one.roomId !== other.roomId || (one.from === null) !== (other.from === null)) return null
  const from = one.from && other.from ? later(one.from, other.from) : '2001-01-01'
  const to = one.to && other.to ? earlier(one.to, other.to) : addDays(from, 6)
  const shared = one.weekdays.filter((weekday) => other.weekdays.includes(weekday))
  const days = Math.min(7, daysBetween(from, to) + 1)
  const dates = Array.from({ length: Math.max(0, days) }, (_, at) => addDays(from, at))
  return dates.find((date) => shared.includes(weekdayOf(date))) ?? null
}

/** Returns the later of two days. */
export function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other
}
