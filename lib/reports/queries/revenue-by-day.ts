import { prisma } from '../../db/client.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { Range } from '../rules.ts'

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
  // Sums of paise are far below 2^53, where float8 is still exact.
  return prisma().$queryRaw<Day[]>`
    SELECT at::date::text AS day, coalesce(sum(d.revenue_paise), 0)::float8 AS "revenuePaise",
      coalesce(sum(d.bookings), 0)::int AS bookings, coalesce(sum(d.nights), 0)::int AS nights,
      coalesce(sum(d.nights_paise), 0)::float8 AS "nightsPaise"
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS at
    LEFT JOIN room_days d ON d.day = at::date
    GROUP BY 1 ORDER BY 1`
}
