import type { Tx } from '../../db/transaction.ts'
import { occupies } from '../../rooms/queries.ts'
import { maxUnverifiedNights } from '../rules/sender.ts'

/** The hash of the network from which somebody asks, and the time by the database's clock. */
export type Asked = { network: string; now: Date }

/**
 * Returns true if a sender may keep so many more nights before staff have seen a payment, by each of the hashes of their
 * traits: counted are live holds and pending bookings that have a unit, but for the hold that the nights are already
 * kept by. Requests of the same sender at once wait here for each other, so that they do not pass the bound together;
 * to be asked before a room is locked.
 */
export async function mayKeep(
  tx: Tx,
  asked: { sender: readonly string[]; nights: number; holdId: string | null },
  now: Date,
): Promise<boolean> {
  // In one order for all, so that nobody waits for somebody who waits for them.
  const sender = asked.sender.toSorted()
  await tx.$queryRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(trait, 1))::text FROM unnest(${sender}::text[]) AS trait`
  const [{ most }] = await tx.$queryRaw<[{ most: number }]>`
    SELECT max(kept.nights)::int AS most FROM unnest(${sender}::text[]) AS trait CROSS JOIN LATERAL (
      SELECT coalesce(sum(o.check_out - o.check_in), 0) AS nights
      FROM (
        SELECT o.* FROM holds h JOIN occupancies o ON o.hold_id = h.id
        WHERE h.network = trait AND h.id IS DISTINCT FROM ${asked.holdId}::uuid
        UNION ALL
        SELECT o.* FROM bookings b JOIN occupancies o ON o.booking_id = b.id
        WHERE b.status = 'pending' AND b.sender @> ARRAY[trait]
      ) AS o WHERE ${occupies(now)}
    ) AS kept`
  return most + asked.nights <= maxUnverifiedNights
}
