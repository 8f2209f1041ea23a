import { pool } from '#lib/db/client.ts'
import type { Supplier } from '#lib/documents/rules/snapshot.ts'
import { supplierOf } from '#lib/documents/rules/snapshot.ts'
import { property } from '#lib/property.ts'
import { addDays } from '#lib/shared/dates.ts'
import { insertBooking } from './bookings.ts'

/** The farm as it would be with the GSTIN of a published example. */
export const registered: Supplier = { ...supplierOf(property), gstin: '27AAPFU0939F1ZV' }

type Night = { paise: number; percent: number }

/** Three nights at ₹4,000 before 18 % of tax. */
export const wada: Night[] = Array.from({ length: 3 }, () => ({ paise: 472_000, percent: 18 }))

/** Puts a confirmed stay of three nights into the database, with its nights at these prices and nothing paid. */
export async function stayOf(nights: Night[], wanted: Parameters<typeof insertBooking>[0] = {}) {
  const checkIn = wanted.checkIn ?? '2027-03-01'
  const { id, secret, reference } = await insertBooking({
    status: 'confirmed',
    ...wanted,
    unit: null,
  })
  const total = nights.reduce((sum, { paise }) => sum + paise, 0)
  const client = await pool().connect()
  try {
    await client.query('BEGIN')
    await client.query('ALTER TABLE payments DISABLE TRIGGER USER')
    await client.query('DELETE FROM payments WHERE booking_id = $1', [id])
    await client.query('ALTER TABLE payments ENABLE TRIGGER USER')
    await client.query('DELETE FROM charges WHERE booking_id = $1', [id])
    await client.query('ALTER TABLE bookings DROP CONSTRAINT IF EXISTS bookings_check2')
    await client.query('UPDATE bookings SET total_paise = $2 WHERE id = $1', [id, total])
    for (const [at, { paise, percent }] of nights.entries()) {
      await client.query(
        `INSERT INTO charges (booking_id, position, kind, night, words, paise, gst_percent)
         VALUES ($1, $2, 'night', $3, 'Maratha Wada Room', $4, $5)`,
        [id, at + 1, addDays(checkIn, at), paise, percent],
      )
    }
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  return { id, secret, reference }
}

type Paid = { direction?: 'received' | 'refunded'; method?: string; utr?: string; at?: Date }

/** Puts a verified payment of a stay into the database; `at` is when it was verified, an hour ago by default. */
export async function payFor(booking: string, paise: number, paid: Paid = {}): Promise<string> {
  const { direction = 'received', method = 'upi', utr = null } = paid
  const at = paid.at ?? new Date(Date.now() - 3_600_000)
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO payments (booking_id, direction, method, paise, utr, on_day, state, recorded_by, verified_at, verified_by)
     VALUES ($1, $2, $3, $4, $5, '2027-02-02', 'verified', 'guest', $6, 'staff@example.com') RETURNING id::text`,
    [booking, direction, method, paise, utr, at],
  )
  return rows[0]?.id ?? ''
}
