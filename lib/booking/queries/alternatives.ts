import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { isBookable, nightRange, unitsTaken } from '../../rooms/queries.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { maxDaysAhead, nightsOf, type StayDates, weeksAround } from '../rules.ts'
import { type Alternatives, type StayInput, wireDatePair } from '../schema.ts'

/** A stay, and how many come if that is known. */
export type Wanted = StayInput & { guests?: number }

/** Returns what a guest can have in place of a stay that cannot be had. A query for each of the two. */
export async function alternatives(stay: Wanted, now: Date): Promise<Alternatives> {
  const [nearest, otherRooms] = await Promise.all([
    nearestFree(stay, now),
    otherRoomsFree(stay, now),
  ])
  return { nearest: nearest.map(wireDatePair), other_rooms: otherRooms }
}

const daysAround = 7 * weeksAround
const onEachSide = 2

/**
 * Free dates of the same length close to those of a stay that cannot be had: the nearest two that begin
 * earlier and the nearest two that begin later, nearest first. One query.
 */
export async function nearestFree(stay: StayInput, now: Date): Promise<StayDates[]> {
  const nights = nightsOf(stay)
  const today = dayInIndia(now)
  const starts = await prisma().$queryRaw<{ checkIn: string }[]>`
    SELECT "checkIn" FROM (
      SELECT day::date::text AS "checkIn", abs(day::date - ${stay.checkIn}::date) AS distance,
        row_number() OVER (
          PARTITION BY day::date > ${stay.checkIn}::date
          ORDER BY abs(day::date - ${stay.checkIn}::date)) AS place
      FROM rooms r
      CROSS JOIN generate_series(
        greatest(${today}::date, ${stay.checkIn}::date - ${daysAround}::int),
        least(${today}::date + ${maxDaysAhead}::int, ${stay.checkIn}::date + ${daysAround}::int),
        interval '1 day') AS day
      WHERE lower(r.name) = lower(${stay.roomType}) AND ${isBookable}
        AND r.units > ${unitsTaken(Prisma.sql`daterange(day::date, day::date + ${nights}::int, '[)')`, now, stay.hold_token)}
    ) AS free
    WHERE place <= ${onEachSide} ORDER BY distance, "checkIn"`
  return starts.map(({ checkIn }) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
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
