import { randomUUID } from 'node:crypto'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { supplierOf } from '#lib/documents/rules/snapshot.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import type { PaymentEntry } from '#lib/payments/schema/entry.ts'
import { property } from '#lib/property.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from './bookings.ts'

/** The farm as it would be with the GSTIN of a published example. */
export const registered = { ...supplierOf(property), gstin: '27AAPFU0939F1ZV' }

type Night = { paise: number; percent: number }

/** Puts a confirmed stay into the database, which staff promised unpaid, by default of three nights at ₹4,000 before 18 % of tax, with nothing paid. */
export async function stayOf(
  nights: Night[] = [],
  wanted: Parameters<typeof insertBooking>[0] = {},
) {
  const { status = 'confirmed', ...others } = wanted
  const { id, secret, reference } = await insertBooking({ ...others, unit: null })
  // The sums agree at the end of the transaction.
  const client = await pool().connect()
  try {
    await client.query('BEGIN')
    await client.query('DELETE FROM payments WHERE booking_id = $1', [id])
    for (const [at, { paise, percent }] of nights.entries()) {
      await client.query(
        'UPDATE charges SET paise = $3, gst_percent = $4 WHERE booking_id = $1 AND position = $2',
        [id, at + 1, paise, percent],
      )
    }
    if (nights.length > 0) {
      await client.query(
        `UPDATE bookings SET check_out = check_in + $2::int, nights = $2,
           total_paise = (SELECT sum(paise) FROM charges WHERE booking_id = $1 AND position <= $2) WHERE id = $1`,
        [id, nights.length],
      )
      await client.query('DELETE FROM charges WHERE booking_id = $1 AND position > $2', [
        id,
        nights.length,
      ])
    }
    await client.query(
      `UPDATE bookings SET status = $2::booking_status, source = 'phone',
         verified_at = CASE WHEN $2::booking_status IN ('verified', 'confirmed') THEN now() END WHERE id = $1`,
      [id, status],
    )
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  return { id, secret, reference }
}

type Paid = Partial<Pick<PaymentEntry, 'direction' | 'method' | 'utr'>> & { at?: Date }

/** Records a payment of a stay as staff do, by default by UPI and an hour ago. Returns its id. */
export async function payFor(
  by: Staff,
  booking: string,
  amount: number,
  { at = new Date(Date.now() - 3_600_000), ...paid }: Paid = {},
): Promise<string> {
  const { reference } = await prisma().booking.findUniqueOrThrow({ where: { id: booking } })
  const words = { utr: '', number: '', note: '', on: dayInIndia(at) }
  const entry = { direction: 'received', method: 'upi', ...words, amount, ...paid } as const
  const idempotencyKey = randomUUID()
  await recordPayment(by, reference, entry, { now: at, idempotencyKey })
  return (await prisma().payment.findUniqueOrThrow({ where: { idempotencyKey } })).id
}
