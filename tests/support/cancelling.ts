import type { Staff } from '#lib/auth/schema.ts'
import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import type { RefundWay } from '#lib/desk/schema/cancel.ts'
import { insertBooking } from './bookings.ts'

/** The instant at which the tests of cancelling cancel: 9:42 am at the farm. */
export const now = new Date('2026-12-19T04:12:00Z')
/** So many seconds later. */
export const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
/** So many days before. */
export const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
/** The price of the booking, in rupees, all of it paid. */
export const paid = 14_160
/** The booking as the person saw it. */
export const seen = { paid, status: 'confirmed' }
/** What staff send, for a guest who asks in time. */
export const wanted = (change: object = {}) => ({
  because: 'cancelled_by_guest' as CancelReason,
  refund: paid * 100,
  by: 'upi' as RefundWay,
  note: '',
  seen,
  ...change,
})
/** A confirmed booking, made five days before. */
export const insertPaid = (change: object = {}) =>
  insertBooking({ status: 'confirmed', createdAt: daysAgo(5), ...change })
/** The booking as it is stored. */
export const stored = (id: string) =>
  prisma().booking.findUniqueOrThrow({ where: { id }, include: { occupancy: true } })
/** Its payments that go back. */
export const refunds = (id: string) =>
  prisma().payment.findMany({ where: { bookingId: id, direction: 'refunded' } })
export const mails = async () => {
  const { rows } = await pool().query(
    "SELECT payload->>'kind' AS kind, run_at FROM graphile_worker._private_jobs ORDER BY id",
  )
  return rows
}
/** A refusal as a test matches it. */
export const refusal = (code: string, errors?: object) => ({
  code,
  ...(errors && { detail: { errors } }),
})
/** Cancels a stay as the farm, with what was paid kept, or with all of it promised back. */
export async function cancelAs(
  by: Staff,
  id: string,
  at: Date,
  { refunded = false, note = 'Agreed.' } = {},
): Promise<void> {
  const { paid, booking } = await cancelOffer(by, id, at)
  const seen = { paid, status: booking.status }
  const refund = refunded ? Math.round(paid * 100) : 0
  await cancelStay(by, id, { because: 'cancelled_by_farm', refund, by: 'later', note, seen }, at)
}
