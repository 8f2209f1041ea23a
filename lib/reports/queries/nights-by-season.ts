import { prisma } from '../../db/client.ts'
import { type CountedNights, figuresOf } from '../rules/figures.ts'
import type { Range } from '../rules/range.ts'
import type { SeasonNights } from '../schema/report.ts'
import { unitSpansSql } from './unit-nights.ts'

/**
 * Returns the nights of a range by their season, as the seasons are now: dated ones before weekly ones, a room's own before
 * those of all rooms, and later before earlier ones. Nights in no season come last. Nothing while the farm has no seasons in
 * that range.
 */
export async function nightsBySeason(range: Range): Promise<SeasonNights[]> {
  const { from, to } = range
  const rows = await prisma().$queryRaw<(CountedNights & { name: string | null })[]>`
    WITH near AS (
      SELECT * FROM seasons WHERE from_day IS NULL OR from_day <= ${to}::date AND to_day >= ${from}::date
    ), days AS (
      SELECT room_id, day, nights, nights_paise AS paise, 0 AS available
      FROM room_days WHERE day BETWEEN ${from}::date AND ${to}::date AND nights <> 0
      UNION ALL
      SELECT room_id, at::date, 0, 0, units
      FROM (${unitSpansSql(range)}) AS spans CROSS JOIN generate_series(begins, until - 1, interval '1 day') AS at
      WHERE EXISTS (SELECT FROM near)
    )
    SELECT season.name, sum(nights)::int AS nights, sum(paise)::float8 AS "nightsPaise",
      sum(available)::int AS "nightsAvailable"
    FROM days LEFT JOIN LATERAL (
      SELECT near.name FROM near
      WHERE (near.room_id = days.room_id OR near.room_id IS NULL)
        AND (near.from_day IS NULL OR days.day BETWEEN near.from_day AND near.to_day)
        AND extract(isodow FROM days.day) = ANY (near.weekdays)
      ORDER BY near.from_day IS NULL, near.room_id IS NULL, near.id DESC LIMIT 1
    ) AS season ON true
    WHERE EXISTS (SELECT FROM near)
    GROUP BY season.name ORDER BY season.name IS NULL, min(days.day), season.name`
  return rows.map(({ name, ...counted }) => ({ name, ...figuresOf(counted) }))
}
