import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { wirePayment } from '../../ledger/queries/read-folio.ts'
import type { ClaimList, ClaimsQuery, SeenCredit } from '../../ledger/schema/claims.ts'
import { isFreeLine } from '../../payments/queries/free-line.ts'
import { ownPayment } from '../../payments/queries/own-payment.ts'
import { toRupees } from '../../shared/money.ts'
import { marksOf } from '../../statements/rules/narration.ts'
import { findBookings } from './list-bookings.ts'

type Row = {
  id: string
  booking_id: string
  is_own: boolean
  utr_seen: string | null
  covered: boolean | null
  line: Credit | null
}
type Credit = { statement: string; account: string; on: string; narration: string; paise: number }

// The credit with the claim's UTR goes before one with the booking's reference, of these one of the same sum.
const credit = Prisma.sql`
  SELECT json_build_object('statement', l.statement_id, 'account', l.account, 'on', l.on_day,
    'narration', l.narration, 'paise', l.paise)
  FROM statement_lines l JOIN bookings b ON b.id = c.booking_id
  WHERE l.codes && array_remove(ARRAY[c.utr, replace(b.reference, '-', '')], NULL) AND l.direction = 'received'
    AND l.ignored_at IS NULL
    AND ${isFreeLine}
    AND NOT EXISTS (SELECT FROM lines_apart a WHERE a.line_id = l.id AND a.booking_id = c.booking_id)
  ORDER BY l.codes @> ARRAY[c.utr] DESC NULLS LAST, l.paise = c.paise DESC, l.on_day DESC, l.id LIMIT 1`

const toCheck = Prisma.sql`FROM payments_to_check t JOIN payments p ON p.id = t.payment_id`

/** Returns the payments that wait to be found in the bank and the refunds to pay out, the oldest first. */
export async function listClaims(by: Staff, { size }: ClaimsQuery): Promise<ClaimList> {
  const [found, [sums]] = await Promise.all([
    prisma().$queryRaw<Row[]>`
      SELECT c.id::text, c.booking_id::text,
        c.id = (SELECT own.id FROM bookings b CROSS JOIN LATERAL (${ownPayment}) AS own
          WHERE b.id = c.booking_id) AS is_own,
        (SELECT b.reference FROM payments other JOIN bookings b ON b.id = other.booking_id
          WHERE other.utr = c.utr AND other.id <> c.id AND other.state <> 'void'
          ORDER BY other.state DESC, other.created_at LIMIT 1) AS utr_seen,
        (SELECT bool_or(c.on_day BETWEEN s.from_day AND s.to_day) FROM statements s) AS covered,
        (${credit}) AS line
      FROM (SELECT p.* ${toCheck} ORDER BY p.created_at, p.id LIMIT ${size}) AS c
      ORDER BY c.created_at, c.id`,
    prisma().$queryRaw<[{ total: number; paise: number }]>`
      SELECT count(*)::int AS total, coalesce(sum(p.paise) FILTER (WHERE p.direction = 'received'), 0)::float8 AS paise
      ${toCheck}`,
  ])
  const [payments, bookings] = await Promise.all([
    prisma().payment.findMany({ where: { id: { in: found.map(({ id }) => id) } } }),
    findBookings(by, [...new Set(found.map(({ booking_id }) => booking_id))]),
  ])
  const rows = found.flatMap(({ id, booking_id, line, ...facts }) => {
    const payment = payments.find((each) => each.id === id)
    const booking = bookings.find((each) => each.id === booking_id)
    if (!payment || !booking) return []
    const seen = line && seenCredit(line, [payment.utr, booking.reference])
    return [{ payment: wirePayment(payment), booking, ...facts, seen }]
  })
  return { rows, total: sums.total, amount: toRupees(sums.paise) }
}

function seenCredit(line: Credit, codes: (string | null)[]): SeenCredit {
  const { statement, account, on, narration, paise } = line
  const marks = marksOf(narration, codes)
  return { statement_id: statement, account, on, narration, amount: toRupees(paise), marks }
}
