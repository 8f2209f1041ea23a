import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { isKept } from '../../rooms/queries/kept-rooms.ts'
import { toRupees } from '../../shared/money.ts'
import type { Done } from '../schema/facts.ts'
import type { WireSeason } from '../schema/seasons.ts'

/** Returns all seasons of rooms that the farm has: prices of weekdays first, then by the first night. `_by`: only staff may ask. */
export async function listSeasons(_by: Staff): Promise<WireSeason[]> {
  return findSeasons(prisma())
}

/** Returns the effect of a change of a season with the season as it is now; null if it is not there. `_by`: only staff may ask. */
export async function seasonAfter(_by: Staff, { facts, ...effect }: Done) {
  const id = facts.kind === 'season' ? facts.id : null
  const [season = null] = id === null ? [] : await findSeasons(prisma(), id)
  return { season, ...effect }
}

export async function findSeasons(db: Tx, id?: number): Promise<WireSeason[]> {
  const rows = await db.$queryRaw<WireSeason[]>`
    SELECT s.id, s.version, s.name, s.room_id AS room, s.from_day::text AS "from", s.to_day::text AS "to", s.weekdays,
      s.price_paise AS price, s.percent, s.minimum_nights, s.closed, s.no_arrival, s.no_departure,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('room', r.id, 'price', p.value::int) ORDER BY r.id), '[]')
        FROM jsonb_each(s.room_prices) p JOIN rooms r ON r.id = p.key::int WHERE ${isKept}) AS prices
    FROM seasons s LEFT JOIN rooms r ON r.id = s.room_id
    WHERE (r.id IS NULL OR ${isKept}) AND ${id === undefined ? Prisma.sql`true` : Prisma.sql`s.id = ${id}`}
    ORDER BY s.from_day NULLS FIRST, s.id`
  return rows.map(({ price, prices, ...season }) => ({
    ...season,
    price: price === null ? null : toRupees(price),
    prices: prices.map((each) => ({ ...each, price: toRupees(each.price) })),
  }))
}
