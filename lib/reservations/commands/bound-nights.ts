import { type Bound, leastFarmNights } from '../../booking/rules/sender.ts'
import type { Tx } from '../../db/transaction.ts'
import { farm } from '../../farm/rules/farm.ts'
import { occupies } from '../../rooms/queries/occupancy.ts'
import { holdMinutes } from '../../rooms/rules/hold.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { Refusal } from '../../shared/refusal.ts'

/** The hashes of the networks from which somebody asks, the widest first, and the time by the database's clock. */
export type Asked = { networks: string[]; now: Date }

type Wanted = { bounds: readonly Bound[]; nights: number; holdId: string | null }

/**
 * Returns true if a sender may keep so many more nights before staff have seen a payment, by each of the hashes of their
 * traits: counted are live holds and pending bookings that have a unit, but for the hold that the nights are already
 * kept by. Requests of the same sender at once wait here for each other, so that they do not pass the bound together;
 * to be asked before a room is locked.
 */
export async function mayKeep(tx: Tx, wanted: Wanted, now: Date): Promise<boolean> {
  await lockTraits(tx, wanted.bounds)
  return isWithin(tx, wanted, now)
}

/**
 * Returns which bound a booking passes, if any: that of its sender ({@link mayKeep}), or that of the farm. Of each month,
 * bookings from the site that staff have not checked keep a third of what is free besides, and {@link leastFarmNights}
 * at least, however many senders they seem to have.
 */
export async function boundOf(
  tx: Tx,
  wanted: Wanted,
  stay: StayDates,
  now: Date,
): Promise<'sender' | 'farm' | null> {
  await lockTraits(tx, [...wanted.bounds, { trait: '' }])
  if (!(await isWithin(tx, wanted, now))) return 'sender'
  return (await isWithinFarm(tx, stay)) ? null : 'farm'
}

async function lockTraits(tx: Tx, bounds: readonly { trait: string }[]): Promise<void> {
  // In the same order everywhere, so that two commands never wait for each other.
  const traits = bounds.map(({ trait }) => trait).sort()
  await tx.$queryRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(trait, 1))::text FROM unnest(${traits}::text[]) AS trait`
}

async function isWithin(tx: Tx, { bounds, nights, holdId }: Wanted, now: Date): Promise<boolean> {
  const traits = bounds.map(({ trait }) => trait)
  const most = bounds.map((bound) => bound.most)
  const [{ within }] = await tx.$queryRaw<[{ within: boolean }]>`
    SELECT bool_and(kept.nights + ${nights}::int <= bound.most) AS within
    FROM unnest(${traits}::text[], ${most}::int[]) AS bound (trait, most) CROSS JOIN LATERAL (
      SELECT coalesce(sum(o.check_out - o.check_in), 0) AS nights
      FROM (
        SELECT o.* FROM holds h JOIN occupancies o ON o.hold_id = h.id
        WHERE h.networks @> ARRAY[bound.trait] AND h.id IS DISTINCT FROM ${holdId}::uuid
        UNION ALL
        SELECT o.* FROM bookings b JOIN occupancies o ON o.booking_id = b.id
        WHERE b.status = 'pending' AND b.sender @> ARRAY[bound.trait]
      ) AS o WHERE ${occupies(now)}
    ) AS kept`
  return within
}

// What staff typed has no sender, and holds end by themselves.
async function isWithinFarm(tx: Tx, { checkIn, checkOut }: StayDates): Promise<boolean> {
  const [{ within }] = await tx.$queryRaw<[{ within: boolean }]>`
    WITH units AS (SELECT coalesce(sum(units), 0) AS count FROM rooms WHERE deleted_at IS NULL),
    months AS (
      SELECT first::date, (first + interval '1 month')::date AS next
      FROM generate_series(date_trunc('month', ${checkIn}::date), ${checkOut}::date - interval '1 day', '1 month') AS first
    ), kept AS (
      SELECT first, next,
        sum(least(o.check_out, next) - greatest(o.check_in, first))
          FILTER (WHERE b.status = 'pending' AND b.sender <> '{}') AS unchecked,
        sum(least(o.check_out, next) - greatest(o.check_in, first))
          FILTER (WHERE o.hold_id IS NULL AND NOT (b.status = 'pending' AND b.sender <> '{}') IS TRUE) AS certain
      FROM months LEFT JOIN occupancies o ON o.check_in < next AND o.check_out > first
        LEFT JOIN bookings b ON b.id = o.booking_id
      GROUP BY first, next
    )
    SELECT bool_and(
      coalesce(unchecked, 0) + (least(${checkOut}::date, next) - greatest(${checkIn}::date, first))
        <= greatest(${leastFarmNights}::int, (units.count * (next - first) - coalesce(certain, 0)) / 3)
    ) AS within FROM kept, units`
  return within
}

/** Refuses a guest who hasn't paid what passes a bound: a room may be free, but none is kept for them. */
export function stillToCheck(): Refusal {
  const message = `Many bookings for those dates are still being checked, so we can’t hold a room while a transfer is on its way. Please call ${farm().phone}.`
  const retryAfter = holdMinutes * 60
  return new Refusal('too_many_requests', { message, retryAfter, data: { to_check: true } })
}
