import { expect } from 'vitest'

type Connection = { query(sql: string): Promise<{ rows: object[] }> }

/** Faults of the books that may never be there, each as a query that answers nothing. */
const never = {
  'money owed to a guest that nobody is asked to pay out': `
    SELECT b.id FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE b.status <> 'pending' GROUP BY b.id
    HAVING sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END) FILTER (WHERE p.state = 'verified')
      > (CASE b.status WHEN 'rejected' THEN b.kept_paise ELSE b.total_paise END)
        + coalesce(sum(p.paise) FILTER (WHERE p.state = 'claimed' AND p.direction = 'refunded'), 0)
      AND sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END) FILTER (WHERE p.state = 'verified'
        AND p.method <> 'channel')
      > coalesce(sum(p.paise) FILTER (WHERE p.state = 'claimed' AND p.direction = 'refunded'), 0)`,
  'a verified booking without money': `
    SELECT b.id FROM bookings b WHERE status = 'verified' AND NOT EXISTS (
      SELECT FROM payments p WHERE p.booking_id = b.id AND p.direction = 'received' AND p.state = 'verified')`,
  'a total that is not the sum of its charges': `
    SELECT b.id FROM bookings b WHERE b.total_paise <> (SELECT sum(paise) FROM charges c WHERE c.booking_id = b.id)`,
  'a UTR that was verified twice': `
    SELECT utr FROM payments WHERE state = 'verified' AND utr IS NOT NULL GROUP BY utr HAVING count(*) > 1`,
  'a gap in the numbers of papers': `
    SELECT series FROM documents GROUP BY series, year HAVING max(number) <> count(*) OR min(number) <> 1`,
  'a credit that is two payments': `
    SELECT statement_line_id FROM payments WHERE state = 'verified' AND statement_line_id IS NOT NULL
    GROUP BY statement_line_id HAVING count(*) > 1`,
  'a payment of another sum than its credit': `
    SELECT p.id FROM payments p JOIN statement_lines l ON l.id = p.statement_line_id
    WHERE p.state = 'verified' AND (p.paise <> l.paise OR p.direction <> l.direction)`,
  'a payment that was recorded twice with one key': `
    SELECT idempotency_key FROM payments WHERE idempotency_key IS NOT NULL
    GROUP BY idempotency_key HAVING count(*) > 1`,
}

/** What is kept for the figures, and what the payments and bookings give. */
const kept = {
  days: [
    `SELECT day, direction, method, payments, paise::int FROM payment_days
     WHERE (payments, paise) <> (0, 0) ORDER BY 1, 2, 3`,
    `SELECT on_day AS day, direction, method, count(*)::int AS payments, sum(paise)::int AS paise
     FROM payments WHERE state = 'verified' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  ],
  balances: [
    'SELECT booking_id, paise::int FROM open_balances ORDER BY booking_id',
    `SELECT b.id AS booking_id, CASE b.status WHEN 'rejected' THEN b.kept_paise ELSE b.total_paise END
       - coalesce(p.paise, 0)::int AS paise
     FROM bookings b LEFT JOIN (
       SELECT booking_id, sum(CASE direction WHEN 'received' THEN paise ELSE - paise END) AS paise
       FROM payments WHERE state = 'verified' GROUP BY booking_id) p ON p.booking_id = b.id
     WHERE b.status <> 'pending'
       AND CASE b.status WHEN 'rejected' THEN b.kept_paise ELSE b.total_paise END <> coalesce(p.paise, 0) ORDER BY b.id`,
  ],
  claims: [
    'SELECT payment_id AS id FROM payments_to_check ORDER BY 1',
    `SELECT p.id FROM payments p JOIN bookings b ON b.id = p.booking_id
     WHERE p.state = 'claimed' AND (p.direction = 'refunded' OR b.status <> 'rejected'
       OR b.rejected_because LIKE 'cancelled%' OR b.rejected_because = 'double') ORDER BY 1`,
  ],
} as const

/**
 * Expects of the books, by SQL that shares nothing with the product, that they are whole and that what is kept for figures
 * agrees. All is read of one moment: what a killed process had sent may still be committed while this reads.
 */
export async function expectWhole(connection: Connection): Promise<void> {
  const query = (sql: string) => connection.query(sql)
  await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    for (const [fault, sql] of Object.entries(never))
      expect((await query(sql)).rows, fault).toEqual([])
    for (const [what, [one, other]] of Object.entries(kept)) {
      expect((await query(one)).rows, what).toEqual((await query(other)).rows)
    }
  } finally {
    await query('ROLLBACK')
  }
}
