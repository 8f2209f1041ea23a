import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import {
  findRateBook,
  type RoomRow,
  ratedRoomOf,
  ratedRoomSql,
  rateRulesSql,
} from '../../rates/queries/rate-book.ts'
import type { RateRules } from '../../rates/rules/night.ts'
import { nearestSold, quoteStay } from '../../rates/rules/quote.ts'
import { isCalled, isOffered } from '../../rooms/queries/kept-rooms.ts'
import { nightRange, unitsTaken } from '../../rooms/queries/occupancy.ts'
import { maxDaysAhead, type StayDates } from '../../rooms/rules/stay.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { type Alternatives, wireDatePair } from '../schema/availability.ts'
import type { StayInput } from '../schema/stay-input.ts'

/** A stay, and how many come if that is known. */
export type Wanted = Omit<StayInput, 'guests' | 'code'> & { guests?: number }

/** Dates or a room that can be had, and what the whole stay costs then, in paise. */
type PricedDates = StayDates & { totalPaise: number }
type PricedRoom = { name: string; totalPaise: number }

/** Returns what to offer a guest instead of a stay that isn't available. */
export async function alternatives(stay: Wanted, now: Date): Promise<Alternatives> {
  const [nearest, otherRooms] = await Promise.all([
    nearestFree(stay, now),
    otherRoomsFree(stay, now),
  ])
  return {
    nearest: nearest.map(wireDatePair),
    other_rooms: otherRooms.map(({ name }) => name),
    other_totals: otherRooms.map(({ totalPaise }) => toRupees(totalPaise)),
  }
}

const onEachSide = 2

/**
 * Returns the dates close to those of a stay that cannot be had, as long as that or as long as they have to be, that are sold and free:
 * the nearest two that begin earlier and the nearest two that begin later, nearest first.
 */
export async function nearestFree(stay: Wanted, now: Date): Promise<PricedDates[]> {
  const book = await findRateBook(prisma(), isCalled(stay.roomType), stay.checkIn)
  if (!book) return []
  const today = dayInIndia(now)
  const within = { earliest: today, latest: addDays(today, maxDaysAhead) }
  const sold = nearestSold(book.room, book.rules, asked(stay), within)
  const free = await freeOf(book.room.id, sold, now, stay.hold_token)
  const earlier = free.filter(({ checkIn }) => checkIn <= stay.checkIn).slice(0, onEachSide)
  const later = free.filter(({ checkIn }) => checkIn > stay.checkIn).slice(0, onEachSide)
  return free.filter((dates) => earlier.includes(dates) || later.includes(dates))
}

function asked({ checkIn, checkOut, guests = 1 }: Wanted) {
  return { checkIn, checkOut, guests }
}

// Those of some dates on which a unit is free, in their order.
async function freeOf(
  roomId: number,
  dates: PricedDates[],
  now: Date,
  own?: string,
): Promise<PricedDates[]> {
  const found = await prisma().$queryRaw<{ place: number }[]>`
    SELECT c.place::int
    FROM rooms r CROSS JOIN unnest(${dates.map(({ checkIn }) => checkIn)}::date[],
      ${dates.map(({ checkOut }) => checkOut)}::date[]) WITH ORDINALITY AS c (check_in, check_out, place)
    WHERE r.id = ${roomId}
      AND r.units > ${unitsTaken(Prisma.sql`daterange(c.check_in, c.check_out, '[)')`, now, { hold: own })}`
  const places = new Set(found.map(({ place }) => place))
  return dates.filter((_, at) => places.has(at + 1))
}

// A short hint, not a list to study.
const mostRooms = 3

/**
 * Returns other rooms that have a unit free for the whole of a stay, sleep all who come and are sold for it, in the order of the
 * list of rooms. One query.
 */
export async function otherRoomsFree(stay: Wanted, now: Date): Promise<PricedRoom[]> {
  const window = { from: stay.checkIn, to: stay.checkOut }
  const books = await prisma().$queryRaw<{ room: RoomRow; rules: RateRules }[]>`
    SELECT ${ratedRoomSql} AS room, ${rateRulesSql(window, Prisma.sql`r.id`)} AS rules FROM rooms r
    WHERE lower(r.name) <> lower(${stay.roomType}) AND ${isOffered}
      AND (r.sleeps IS NULL OR r.sleeps >= ${stay.guests ?? 0})
      AND r.units > ${unitsTaken(nightRange(stay), now, { hold: stay.hold_token })}
    ORDER BY r.id`
  return books
    .flatMap(({ room, rules }) => {
      const quote = quoteStay(ratedRoomOf(room), rules, asked(stay))
      return quote.sold ? [{ name: room.name, totalPaise: quote.totalPaise }] : []
    })
    .slice(0, mostRooms)
}
