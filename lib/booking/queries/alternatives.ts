import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { findRateBook } from '../../rates/queries/rate-book.ts'
import { nearestSold } from '../../rates/rules/quote.ts'
import { isBookable, isCalled, nightRange, unitsTaken } from '../../rooms/queries.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { maxDaysAhead, type StayDates } from '../rules.ts'
import { type Alternatives, type StayInput, wireDatePair } from '../schema.ts'

/** A stay, and how many come if that is known. */
export type Wanted = Omit<StayInput, 'guests' | 'code'> & { guests?: number }

/** Returns what a guest can have in place of a stay that cannot be had. */
export async function alternatives(stay: Wanted, now: Date): Promise<Alternatives> {
  const [nearest, otherRooms] = await Promise.all([
    nearestFree(stay, now),
    otherRoomsFree(stay, now),
  ])
  return { nearest: nearest.map(wireDatePair), other_rooms: otherRooms }
}

const onEachSide = 2

/**
 * Returns the dates close to those of a stay that cannot be had, as long as that or as long as they have to be, that are sold and free:
 * the nearest two that begin earlier and the nearest two that begin later, nearest first.
 */
export async function nearestFree(stay: Wanted, now: Date): Promise<StayDates[]> {
  const book = await findRateBook(prisma(), isCalled(stay.roomType), stay.checkIn)
  if (!book) return []
  const today = dayInIndia(now)
  const within = { earliest: today, latest: addDays(today, maxDaysAhead) }
  const asked = { ...stay, guests: stay.guests ?? 1 }
  const sold = nearestSold(book.room, book.rules, asked, within)
  const free = await freeOf(book.room.id, sold, now, stay.hold_token)
  const earlier = free.filter(({ checkIn }) => checkIn <= stay.checkIn).slice(0, onEachSide)
  const later = free.filter(({ checkIn }) => checkIn > stay.checkIn).slice(0, onEachSide)
  return free.filter((dates) => earlier.includes(dates) || later.includes(dates))
}

// Those of some dates on which a unit is free, in their order.
async function freeOf(
  roomId: number,
  dates: StayDates[],
  now: Date,
  own?: string,
): Promise<StayDates[]> {
  return prisma().$queryRaw<StayDates[]>`
    SELECT c.check_in::text AS "checkIn", c.check_out::text AS "checkOut"
    FROM rooms r CROSS JOIN unnest(${dates.map(({ checkIn }) => checkIn)}::date[],
      ${dates.map(({ checkOut }) => checkOut)}::date[]) WITH ORDINALITY AS c (check_in, check_out, place)
    WHERE r.id = ${roomId}
      AND r.units > ${unitsTaken(Prisma.sql`daterange(c.check_in, c.check_out, '[)')`, now, own)}
    ORDER BY c.place`
}

// A short hint, not a list to study.
const mostRooms = 3

/**
 * The names of other rooms that have a unit free for the whole of a stay and sleep all who come, in the order of the
 * list of rooms. One query.
 */
export async function otherRoomsFree(stay: Wanted, now: Date): Promise<string[]> {
  const rooms = await prisma().$queryRaw<{ name: string }[]>`
    SELECT r.name FROM rooms r
    WHERE lower(r.name) <> lower(${stay.roomType}) AND ${isBookable}
      AND (r.sleeps IS NULL OR r.sleeps >= ${stay.guests ?? 0})
      AND r.units > ${unitsTaken(nightRange(stay), now, stay.hold_token)}
    ORDER BY r.id LIMIT ${mostRooms}`
  return rooms.map(({ name }) => name)
}
