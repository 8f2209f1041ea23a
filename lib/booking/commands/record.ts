import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import type { Tx } from '../../db/transaction.ts'
import { addJob } from '../../jobs/queue.ts'
import { type BookingMail, isForStaff } from '../../shared/stored-names.ts'
import { isMailAllowed } from '../queries/is-mail-allowed.ts'
import { type BookingEvent, outcomeOf } from '../rules/events.ts'

/**
 * Records what happened to a booking, in the transaction in which it happens: the entry in its history, the
 * notices for staff and the mails, as the table of events says. What guests have us write to an address is bounded,
 * see {@link isMailAllowed}. Returns true if the guest gets a mail.
 */
export async function record(
  tx: Tx,
  by: Staff | 'guest' | 'terminal' | 'system',
  event: BookingEvent,
): Promise<boolean> {
  const { action, booking } = event
  const { notices = [], mails = [], ...kept } = outcomeOf(event)
  const bookingId = booking.id
  const { id, createdAt } = await addToHistory(tx, by, { action, bookingId, ...kept })
  await tx.notification.createMany({
    data: notices.map((notice) => ({ ...notice, bookingId, createdAt })),
  })
  const allowed = by !== 'guest' || (await isMailAllowed(tx, bookingId, createdAt))
  for (const { runAt, ...mail } of mails) {
    if (!allowed && !isForStaff(mail.kind)) continue
    const job = { ...(runAt && { change: String(id) }), ...mail, bookingId }
    await addJob(tx, 'send_booking_mail', job, runAt && { key: mailKey(mail, bookingId), runAt })
  }
  return allowed && mails.some(({ kind }) => !isForStaff(kind))
}

type Mail = { kind: BookingMail; change?: string }

function mailKey({ kind, change }: Mail, bookingId: string): string {
  if (kind === 'refunded' || kind === 'refundPromised') return refundMailKey(change ?? '')
  if (kind === 'wishDeclined') return wishMailKey(bookingId)
  return kind === 'changed' ? stayMailKey(bookingId) : statusMailKey(bookingId)
}

/** The key of the mail that tells the guest of a payment that goes back. */
export function refundMailKey(paymentId: string): string {
  return `refund-mail-${paymentId}`
}

/** The key of the mail that tells the guest of a stay that staff have changed. */
export function stayMailKey(bookingId: string): string {
  return `stay-mail-${bookingId}`
}

/** The key of the mail that tells the guest that other dates cannot be had. */
export function wishMailKey(bookingId: string): string {
  return `wish-mail-${bookingId}`
}

/** The key of the mail that tells the guest a booking's new status. */
export function statusMailKey(bookingId: string): string {
  return `status-mail-${bookingId}`
}
