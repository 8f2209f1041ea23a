import { prisma } from '../../db/client.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { Range } from '../rules/range.ts'

type Day = {
  day: IsoDate
  revenuePaise: number
  /** Bookings whose payment was verified on the day. */
  bookings: number
  /** Nights that begin on the day, of bookings verified or confirmed now, and what they cost. */
  nights: number
  nightsPaise: number
}

/** Returns what each day of a range brought in, days without anything included, oldest first. */
export async function revenueByDay({ from, to }: Range): Promise<Day[]> {
  // Sums of paise are far below 2^53, where float8 is still exact. Those of the range alone are added up first: joined day by
  // day, all rooms' days of all years would be read.
  return prisma().$queryRaw<Day[]>`
    SELECT at::date::text AS day, coalesce(d.revenue, 0)::float8 AS "revenuePaise",
      coalesce(d.bookings, 0)::int AS bookings, coalesce(d.nights, 0)::int AS nights,
      coalesce(d.nights_paise, 0)::float8 AS "nightsPaise"
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS at
    LEFT JOIN (
      SELECT day, sum(revenue_paise) AS revenue, sum(bookings) AS bookings, sum(nights) AS nights,
        sum(nights_paise) AS nights_paise
      FROM room_days WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY day
    ) AS d ON d.day = at::date
    ORDER BY at`
}
