import type { Tx } from '../../db/transaction.ts'
import { maxDaysAhead, maxNights } from '../../rooms/rules/stay.ts'
import { addDays, dayInIndia, daysBetween, type IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { later, type Night, nightsOf } from '../rules/night.ts'
import { type Effect, wireNight } from '../schema/days.ts'
import type { RateFacts, SeasonFacts } from '../schema/facts.ts'
import type { RateWindow } from './rate-book.ts'
import { findRatedRooms, findTaken } from './rated-rooms.ts'

type RoomNight = { room: number; night: Night }
/** The nights that a change may concern, from today on, of one room or of all. */
type Span = RateWindow & { room: number | null }

const mostNights = 100
const none: Omit<Effect, 'change'> = { nights_changed: 0, bookings: 0, nights: [] }

/**
 * Does a change, and returns what it gave with the nights from today on that it made others. What is changed now and then,
 * by codes and for guests, is no price of a night.
 */
export async function effectOf<T>(
  tx: Tx,
  { before, after, now }: { before: RateFacts; after: RateFacts; now: Date },
  change: () => Promise<T>,
): Promise<[T, Omit<Effect, 'change'>]> {
  const span = spanOf(before, after, dayInIndia(now))
  if (!span) return [await change(), none]
  const were = await nightsIn(tx, span)
  const done = await change()
  const are = await nightsIn(tx, span)
  const changed = are.flatMap((each, at) => {
    const was = were[at]?.night
    return was && !isSame(was, each.night) ? [{ ...each, was }] : []
  })
  return [
    done,
    {
      nights_changed: changed.length,
      bookings: await bookingsOn(tx, span, changed, now),
      nights: changed.slice(0, mostNights).map(({ room, night, was }) => {
        return { room, was: toRupees(was.paise), ...wireNight(night) }
      }),
    },
  ]
}

function spanOf(before: RateFacts, after: RateFacts, today: IsoDate): Span | null {
  if (after.kind === 'days') {
    const days = Object.keys(after.days).sort()
    const [from, to] = [days[0], days.at(-1)]
    return from && to ? { room: after.room, from, to } : null
  }
  if (after.kind !== 'season' || before.kind !== 'season') return null
  const seasons = [before.season, after.season].filter((season) => season !== null)
  const ends = seasons.map((season) => windowOf(season, today))
  const from = ends.map((each) => each.from).sort()[0] ?? today
  const to =
    ends
      .map((each) => each.to)
      .sort()
      .at(-1) ?? today
  return to < today ? null : { room: null, from: later(from, today), to }
}

// Nights beyond the last bookable one have no visible price.
function windowOf({ from, to }: SeasonFacts, today: IsoDate): RateWindow {
  return { from: from ?? today, to: to ?? addDays(today, maxDaysAhead + maxNights) }
}

async function nightsIn(tx: Tx, { from, to, room }: Span): Promise<RoomNight[]> {
  const { rooms, rules } = await findRatedRooms(tx, { from, to }, room)
  return rooms.flatMap((each) =>
    nightsOf(each, rules, from, daysBetween(from, to) + 1).map((night) => {
      return { room: each.id, night }
    }),
  )
}

function isSame(one: Night, other: Night): boolean {
  return (
    one.paise === other.paise &&
    one.because.name === other.because.name &&
    one.because.kind === other.because.kind &&
    one.minimumNights === other.minimumNights &&
    one.closed === other.closed &&
    one.arrival === other.arrival &&
    one.departure === other.departure
  )
}

async function bookingsOn(tx: Tx, span: Span, changed: RoomNight[], now: Date): Promise<number> {
  const nights = new Set(changed.map(({ room, night }) => `${room} ${night.date}`))
  const rooms = [...new Set(changed.map(({ room }) => room))]
  const taken = await findTaken(tx, rooms, span, now)
  const met = taken.filter(({ room, check_in: first, check_out: end }) => {
    const dates = Array.from({ length: daysBetween(first, end) }, (_, at) => addDays(first, at))
    return dates.some((date) => nights.has(`${room} ${date}`))
  })
  return new Set(met.flatMap(({ booking }) => booking ?? [])).size
}
