import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { ownPayment } from '../../payments/queries.ts'
import { toRupees } from '../../shared/money.ts'
import type { ClaimList, ClaimsQuery } from '../schema/claims.ts'
import { findBookings } from './list-bookings.ts'
import { wirePayment } from './read-folio.ts'

type Row = { id: string; booking_id: string; is_own: boolean; utr_seen: string | null }

const toCheck = Prisma.sql`FROM payments_to_check t JOIN payments p ON p.id = t.payment_id`

/** Returns the payments that wait to be found in the bank, the newest first. */
export async function listClaims(by: Staff, { size }: ClaimsQuery): Promise<ClaimList> {
  const [found, [sums]] = await Promise.all([
    prisma().$queryRaw<Row[]>`
      SELECT c.id::text, c.booking_id::text,
        c.id = (SELECT own.id FROM bookings b CROSS JOIN LATERAL (${ownPayment}) AS own
          WHERE b.id = c.booking_id) AS is_own,
        (SELECT b.reference FROM payments other JOIN bookings b ON b.id = other.booking_id
          WHERE other.utr = c.utr AND other.id <> c.id AND other.state <> 'void'
          ORDER BY other.state DESC, other.created_at LIMIT 1) AS utr_seen
      FROM (SELECT p.* ${toCheck} ORDER BY p.created_at DESC, p.id LIMIT ${size}) AS c
      ORDER BY c.created_at DESC, c.id`,
    prisma().$queryRaw<[{ total: number; paise: number }]>`
      SELECT count(*)::int AS total, coalesce(sum(p.paise), 0)::float8 AS paise ${toCheck}`,
  ])
  const [payments, bookings] = await Promise.all([
    prisma().payment.findMany({ where: { id: { in: found.map(({ id }) => id) } } }),
    findBookings(by, [...new Set(found.map(({ booking_id }) => booking_id))]),
  ])
  const rows = found.flatMap(({ id, booking_id, is_own, utr_seen }) => {
    const payment = payments.find((each) => each.id === id)
    const booking = bookings.find((each) => each.id === booking_id)
    return payment && booking ? [{ payment: wirePayment(payment), booking, is_own, utr_seen }] : []
  })
  return { rows, total: sums.total, amount: toRupees(sums.paise) }
}
