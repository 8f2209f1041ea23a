import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { isBookable, unitsTaken } from '../../rooms/queries.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { maxDaysAhead, nightsOf, type StayDates, weeksAround } from '../rules.ts'
import type { StayInput } from '../schema.ts'

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
