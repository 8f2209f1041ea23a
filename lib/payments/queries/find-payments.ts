import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { type Payment, Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'

/** Returns the reference of the booking for which a UTR was verified; null if for none. `_by`: only staff may ask. */
export async function findUtr(_by: Staff, utr: string): Promise<string | null> {
  const where = { utr, state: 'verified' }
  const found = await prisma().payment.findFirst({
    where,
    select: { booking: { select: { reference: true } } },
  })
  return found?.booking.reference ?? null
}

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
 * Selects in SQL, as an array, the ids of the bookings whose payments fit a condition on `p`, those of the newest ten
 * thousand: no list counts more, and a common sum has a hundred thousand.
 */
export function bookingsPaidBy(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`ARRAY(
    SELECT p.booking_id FROM payments p WHERE ${condition} ORDER BY p.created_at DESC LIMIT 10000)`
}
