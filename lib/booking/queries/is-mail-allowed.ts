import type { Tx } from '../../db/transaction.ts'
import type { BookingAction } from '../rules/events.ts'
import { maxUnverifiedMails } from '../rules/sender.ts'

/**
 * Returns true if a mail may follow what the guest of a booking has just done. Anyone may book with someone else's address,
 * so an address gets five mails a day about bookings without a verified payment. What further mails would have said is on
 * the booking's own page, and staff's decisions about a single booking are always mailed.
 */
export async function isMailAllowed(tx: Tx, bookingId: string, now: Date): Promise<boolean> {
  const { verified, mails } = await mailsOfDay(
    tx,
    bookingId,
    ['booking_created', 'cancel_asked'],
    now,
  )
  return verified || mails <= maxUnverifiedMails
}

/** Returns true if the rejection of a booking, one of many at once, may be mailed: the same five mails a day count. */
export async function mayMailRejection(tx: Tx, bookingId: string, now: Date): Promise<boolean> {
  const mailed = ['booking_created', 'cancel_asked', 'booking_rejected'] as const
  const { verified, mails } = await mailsOfDay(tx, bookingId, mailed, now)
  return verified || mails < maxUnverifiedMails
}

async function mailsOfDay(
  tx: Tx,
  bookingId: string,
  actions: readonly BookingAction[],
  now: Date,
): Promise<{ verified: boolean; mails: number }> {
  const [counted] = await tx.$queryRaw<[{ verified: boolean; mails: number }]>`
    SELECT own.verified_at IS NOT NULL AS verified, (
        SELECT count(*)::int FROM bookings b JOIN audit_entries e ON e.booking_id = b.id
        WHERE b.customer_id = own.customer_id AND b.verified_at IS NULL
          AND e.action = ANY(${actions}::text[])
          AND e.created_at > ${now}::timestamptz - interval '1 day'
      ) AS mails
    FROM bookings own WHERE own.id = ${bookingId}::uuid`
  return counted
}
