import type { Staff } from '../../auth/schema.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { cancelProblem, termsAt } from '../../booking/rules/cancel.ts'
import type { CancelReason } from '../../booking/rules/rejection.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import type { Booking } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { refundOf } from '../../ledger/rules/refund.ts'
import { findSums } from '../../payments/queries/sums.ts'
import type { Method } from '../../payments/rules/methods.ts'
import { dayInIndia, isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { CancelOffer } from '../schema/cancel.ts'
import { findBookings } from './list-bookings.ts'

export type CancelFacts = Awaited<ReturnType<typeof cancelFacts>>

/**
 * Returns what the cancellation of a booking depends on: what is paid and not to be paid back already, in paise, what the
 * terms give of it, counted from the guest's request or, without one, from `now`, and why it cannot be cancelled.
 */
export async function cancelFacts(db: Tx, booking: Booking & { terms: Terms }, now: Date) {
  const { id, createdAt, terms } = booking
  const { paidPaise, promisedPaise, returnablePaise } = await findSums(db, id)
  const reserved = { createdAt, checkIn: isoDateOf(booking.checkIn), terms }
  const askedAt = booking.cancelAskedAt ?? now
  const standing = {
    ...booking,
    takesPlace: takesPlace(booking.status),
    checkOut: isoDateOf(booking.checkOut),
    isInvoiced: (await openInvoice(db, id)) !== null,
  }
  return {
    paidPaise: Math.max(0, paidPaise - promisedPaise),
    newest: await db.payment.findFirst({
      where: { bookingId: id, state: 'verified', direction: 'received' },
      orderBy: [{ onDay: 'desc' }, { createdAt: 'desc' }],
    }),
    byTerms: (because: CancelReason) =>
      refundOf({ ...reserved, returnablePaise }, askedAt, because),
    terms: termsAt(reserved, askedAt),
    problem: cancelProblem(standing, dayInIndia(now)),
  }
}

/** Returns what staff read before they cancel a booking. `not_found`. */
export async function cancelOffer(by: Staff, id: string, now: Date): Promise<CancelOffer> {
  const row = await prisma().booking.findUnique({ where: { id }, include: withTerms })
  const [booking] = row ? await findBookings(by, [id]) : []
  if (!row || !booking) throw new Refusal('not_found')
  const seen = { ...row, terms: termsOf(row) }
  const { newest, byTerms, terms, problem, paidPaise } = await cancelFacts(prisma(), seen, now)
  return {
    booking,
    asked_at: row.cancelAskedAt?.toISOString() ?? null,
    paid: toRupees(paidPaise),
    paid_by: newest ? { method: newest.method as Method, on: isoDateOf(newest.onDay) } : null,
    by_terms: {
      cancelled_by_guest: toRupees(byTerms('cancelled_by_guest')),
      cancelled_by_farm: toRupees(byTerms('cancelled_by_farm')),
      double: toRupees(byTerms('double')),
    },
    terms,
    problem,
  }
}
