import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Range } from '../rules/range.ts'

/**
 * Writes in SQL the units of each room within a range, as rows of room_id, units and the days from `begins` to before
 * `until`. The first known day is also used for those before it: what a farm had before that isn't known.
 */
export function unitSpansSql({ from, to }: Range): Prisma.Sql {
  return Prisma.sql`
    SELECT room_id, units,
      CASE WHEN since = min(since) OVER () THEN ${from}::date
        ELSE greatest(since, ${from}::date) END AS begins,
      least(lead(since) OVER (PARTITION BY room_id ORDER BY since), ${to}::date + 1) AS until
    FROM room_units`
}

/** Returns the nights of all units in a range that could be slept in. */
export async function countUnitNights(range: Range): Promise<number> {
  const [{ nights }] = await prisma().$queryRaw<[{ nights: number }]>`
    SELECT coalesce(sum(units * greatest(0, until - begins)), 0)::int AS nights
    FROM (${unitSpansSql(range)}) AS spans`
  return nights
}
