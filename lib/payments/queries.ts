import type { Staff } from '../auth/schema.ts'
import { prisma } from '../db/client.ts'
import { type Payment, Prisma } from '../db/generated/client.ts'
import type { Tx } from '../db/transaction.ts'
import { property } from '../property.ts'
import { type Ledger, owedBy, type PaymentState } from './schema.ts'

/** True in SQL of a payment `p` that a guest has announced as a transfer, and of which nobody has seen anything yet. */
export const isAwaited = Prisma.sql`
  (p.state = 'claimed' AND p.direction = 'received' AND p.method = 'bank' AND p.utr IS NULL AND p.proof_id IS NULL)`

/**
 * Selects in SQL the payment that a booking `b` came with: the guest's first that is not void. One that was taken back
 * lives on in its copy, which has its time.
 */
export const ownPayment = Prisma.sql`
  SELECT p.* FROM payments p WHERE p.booking_id = b.id AND p.recorded_by = 'guest'
  ORDER BY p.state = 'void', p.created_at, p.id LIMIT 1`

export type OwnPayment = {
  id: string
  state: PaymentState
  paise: number
  utr: string | null
  /** True for a transfer that has been announced, and of which the guest has shown nothing yet. */
  isAwaited: boolean
  /** The screenshot; null only where the guest sent none. */
  proof: { id: string; createdAt: Date; size: number } | null
}

/** Returns the payment that a booking came with, see {@link ownPayment}; null if its guest has claimed none. */
export async function findOwnPayment(db: Tx, bookingId: string): Promise<OwnPayment | null> {
  const [found] = await db.$queryRaw<(Omit<OwnPayment, 'proof'> & Proof)[]>`
    SELECT p.id::text, p.state, p.paise, p.utr, ${isAwaited} AS "isAwaited", f.id::text AS "proofId", f.created_at AS "createdAt", f.size
    FROM (SELECT ${bookingId}::uuid AS id) AS b CROSS JOIN LATERAL (${ownPayment}) AS p
    LEFT JOIN files f ON f.id = p.proof_id`
  if (!found) return null
  const { proofId, createdAt, size, ...payment } = found
  return { ...payment, proof: proofId === null ? null : { id: proofId, createdAt, size } }
}

/** Returns the reference of the booking for which a UTR was verified; null if for none. `_by`: only staff may ask. */
export async function findUtr(_by: Staff, utr: string): Promise<string | null> {
  const where = { utr, state: 'verified' }
  const found = await prisma().payment.findFirst({
    where,
    select: { booking: { select: { reference: true } } },
  })
  return found?.booking.reference ?? null
}

/** Returns a payment, or null. */
export async function findPayment(db: Tx, id: string): Promise<Payment | null> {
  return db.payment.findUnique({ where: { id } })
}

/** Returns the payments that a booking's guest says to have made, and that are still to be found, the oldest first. */
export async function findClaims(db: Tx, bookingId: string): Promise<Payment[]> {
  return db.payment.findMany({
    where: { bookingId, state: 'claimed', direction: 'received' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
}

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
      FILTER (WHERE p.method <> 'channel' AND (p.state = 'verified' OR ${isPromised})), 0))::int AS returnable,
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

/** The sum that is paid with a booking `b`, in paise, as {@link splitOf} gives it. */
export const firstPayment = Prisma.sql`
  (CASE b.paying WHEN 'deposit'
    THEN least(b.total_paise, ceil(b.total_paise * ${property.depositPercent}::numeric / 10000) * 100)
    ELSE b.total_paise END)`

type Proof = { proofId: string | null; createdAt: Date; size: number }

/**
 * Selects in SQL, as an array, the ids of the bookings whose payments fit a condition on `p`, those of the newest ten
 * thousand: no list counts more, and a common sum has a hundred thousand.
 */
export function bookingsPaidBy(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`ARRAY(
    SELECT p.booking_id FROM payments p WHERE ${condition} ORDER BY p.created_at DESC LIMIT 10000)`
}

/** True in SQL of a line of a statement (`l`) that is not the line of a verified payment. */
export const isFreeLine = Prisma.sql`NOT EXISTS (
  SELECT FROM payments p WHERE p.statement_line_id = l.id AND p.state = 'verified')`
