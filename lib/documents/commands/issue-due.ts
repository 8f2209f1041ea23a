import { undoSeconds } from '../../booking/rules/undo.ts'
import { pool } from '../../db/client.ts'
import { clockInIndia, dayInIndia } from '../../shared/dates.ts'
import type { Supplier } from '../rules/snapshot.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueVoucher } from './issue-voucher.ts'

// A verification that is taken back leaves no hole in the numbers: its voucher waits a little longer than it can be.
const waitsSeconds = undoSeconds + 10
// Whatever is older, from before there were papers or of days on which nothing ran, is left to a person.
const lastsDays = 2
// Of one run, so that a long list does not keep its worker from stopping.
const most = 100

/** Issues the papers that are due: a periodic job. What somebody has issued by hand meanwhile stays as it is. */
export async function issueDue(supplier: Supplier, now: Date): Promise<void> {
  for (const id of await dueVouchers(now)) await issueVoucher('system', id, supplier, now)
  for (const id of await dueInvoices(now)) await issueInvoice('system', id, supplier, now)
}

// A refund needs the voucher of an advance, which comes first.
async function dueVouchers(now: Date): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id::text FROM payments p
     WHERE state = 'verified' AND paise > 0 AND verified_at < $1::timestamptz - make_interval(secs => $2)
       AND verified_at > $1::timestamptz - make_interval(days => $3)
       AND NOT EXISTS (SELECT FROM documents d WHERE d.payment_id = p.id)
       AND NOT EXISTS (SELECT FROM documents d WHERE d.booking_id = p.booking_id AND d.kind = 'tax_invoice')
       AND (direction = 'received' OR EXISTS (
         SELECT FROM documents d WHERE d.booking_id = p.booking_id AND d.kind = 'receipt_voucher'))
     ORDER BY verified_at, id LIMIT $4`,
    [now, waitsSeconds, lastsDays, most],
  )
  return rows.map(({ id }) => id)
}

// Those of stays that end today, once their own time of check-out is over.
async function dueInvoices(now: Date): Promise<string[]> {
  const today = dayInIndia(now)
  const { rows } = await pool().query<{ id: string }>(
    `SELECT b.id::text FROM bookings b JOIN publications f ON f.number = b.publication
     WHERE check_out = $1 AND f.facts->>'checkOutBy' <= $3 AND is_paid(status) AND total_paise > 0 AND NOT EXISTS (
       SELECT FROM documents d WHERE d.booking_id = b.id AND d.kind = 'tax_invoice')
     ORDER BY created_at, id LIMIT $2`,
    [today, most, clockInIndia(now)],
  )
  return rows.map(({ id }) => id)
}
