import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Ledger, owedBy } from '../schema/payment.ts'
import { isKeptElsewhere } from './by-method.ts'
import { isAwaited } from './own-payment.ts'

/**
 * The sums of payments in paise: verified ones, less what was paid back, and claims beyond them, without what is only
 * announced; then what was paid back, what staff have promised to pay back, and what could be: verified, not yet paid back or
 * promised, and not with another site, which gives back itself. `ledger` says whether there is money, a claim or neither.
 */
export type Sums = {
  ledger: Ledger
  paidPaise: number
  checkingPaise: number
  refundedPaise: number
  promisedPaise: number
  returnablePaise: number
}

const isPromised = Prisma.sql`
  (p.state = 'claimed' AND p.direction = 'refunded' AND p.recorded_by <> ${owedBy})`

/**
 * Selects in SQL the {@link Sums} of a booking `b`, as `paid`, `checking`, `refunded`, `promised`,
 * `returnable` and `ledger`.
 */
export const sumsOfPayments = Prisma.sql`
  SELECT coalesce(sum(CASE direction WHEN 'received' THEN p.paise ELSE - p.paise END)
      FILTER (WHERE p.state = 'verified'), 0)::int AS paid,
    coalesce(sum(p.paise) FILTER (WHERE p.state = 'claimed' AND p.direction = 'received'
      AND NOT ${isAwaited}), 0)::int AS checking,
    coalesce(sum(p.paise) FILTER (WHERE p.state = 'verified' AND p.direction = 'refunded'), 0)::int AS refunded,
    coalesce(sum(p.paise) FILTER (WHERE ${isPromised}), 0)::int AS promised,
    greatest(0, coalesce(sum(CASE direction WHEN 'received' THEN p.paise ELSE - p.paise END)
      FILTER (WHERE NOT ${isKeptElsewhere} AND (p.state = 'verified' OR ${isPromised})), 0))::int AS returnable,
    CASE WHEN sum(CASE direction WHEN 'received' THEN p.paise ELSE - p.paise END)
        FILTER (WHERE p.state = 'verified') > 0 THEN 'money'
      WHEN bool_or(p.state = 'verified' AND p.direction = 'received' AND p.paise = 0) THEN 'money'
      WHEN bool_or(p.state = 'claimed' AND p.direction = 'received') THEN 'claim' ELSE 'none' END AS ledger
  FROM payments p WHERE p.booking_id = b.id`

/** Returns the sums of a booking's payments. */
export async function findSums(db: Tx, bookingId: string): Promise<Sums> {
  type Row = Record<'paid' | 'checking' | 'refunded' | 'promised' | 'returnable', number> & {
    ledger: Ledger
  }
  const [sums] = await db.$queryRaw<[Row]>`
    SELECT s.* FROM (SELECT ${bookingId}::uuid AS id) AS b CROSS JOIN LATERAL (${sumsOfPayments}) AS s`
  return {
    paidPaise: sums.paid,
    checkingPaise: sums.checking,
    refundedPaise: sums.refunded,
    promisedPaise: sums.promised,
    ledger: sums.ledger,
    returnablePaise: sums.returnable,
  }
}

/** The sum that is paid with a booking `b`, in paise, as {@link splitOf} gives it by the terms that the booking keeps. */
export const firstPayment = Prisma.sql`
  (CASE b.paying WHEN 'deposit'
    THEN least(b.total_paise, ceil(b.total_paise * (
      SELECT (f.facts->>'depositPercent')::numeric FROM publications f WHERE f.number = b.publication) / 10000) * 100)
    ELSE b.total_paise END)`
