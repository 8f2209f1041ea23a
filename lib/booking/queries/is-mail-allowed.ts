import type { Tx } from '../../db/transaction.ts'
import { maxUnverifiedMails } from '../rules.ts'

/**
 * Returns true if a mail may follow what the guest of a booking has just done. Anybody may book under another's
 * address, so five mails a day go to one about bookings whose payment nobody has verified. What a mail would have
 * said stands on the booking's own page, and what staff decide is always mailed.
 */
export async function isMailAllowed(tx: Tx, bookingId: string, now: Date): Promise<boolean> {
  const [{ verified, mails }] = await tx.$queryRaw<[{ verified: boolean; mails: number }]>`
    SELECT own.verified_at IS NOT NULL AS verified, (
        SELECT count(*)::int FROM bookings b JOIN audit_entries e ON e.booking_id = b.id
        WHERE b.customer_id = own.customer_id AND b.verified_at IS NULL
          AND e.action IN ('booking_created', 'cancel_asked')
          AND e.created_at > ${now}::timestamptz - interval '1 day'
      ) AS mails
    FROM bookings own WHERE own.id = ${bookingId}::uuid`
  return verified || mails <= maxUnverifiedMails
}
