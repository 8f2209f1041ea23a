import { staffAddresses } from '../auth/queries.ts'
import { keepLetter } from '../booking/commands/keep-letter.ts'
import { noteLostMail } from '../desk/commands/note-lost-mail.ts'
import type { Jobs } from '../jobs/queue.ts'
import { readBooking } from '../reservations/queries/read-booking.ts'
import { erasedWord, type GuestMail, isForStaff } from '../shared/stored-names.ts'
import { guestLetter } from './guest-letters.ts'
import { letterText, type MailedBooking } from './letter.ts'
import { staffLetter } from './staff-letters.ts'
import { isRefusedForGood, messageId, send } from './transport.ts'

/**
 * The job that writes and sends one mail about a booking. Throws when it could not be handed over, to be tried again; if
 * the guest's address takes no mail, staff hear so instead, at once.
 */
export async function sendBookingMail(job: Jobs['send_booking_mail']): Promise<void> {
  const { kind, bookingId, change, refundPaise = 0 } = job
  const found = await readBooking({ id: bookingId })
  if (!found) throw new Error(`There is no booking ${bookingId}.`)
  const booking = { ...found, refundPaise }
  const id = messageId(kind.replaceAll('_', '-'), bookingId, change)
  if (!isForStaff(kind)) return sendToGuest({ ...job, kind }, booking, id)
  const to = await staffAddresses()
  if (to.length > 0) await send(staffLetter(kind, booking, { to, messageId: id }))
}

async function sendToGuest(
  job: Jobs['send_booking_mail'] & { kind: GuestMail },
  booking: MailedBooking,
  id: string,
): Promise<void> {
  const { kind, bookingId } = job
  const { email, locale, declined } = booking
  // A guest without e-mail, or one who has been erased, can't be written to.
  if (email === null || email === erasedWord) return
  // A later change has replaced what was declined, and another mail is about that.
  if (kind === 'wishDeclined' && !declined) return
  const letter = await guestLetter(kind, booking, { to: [email], messageId: id })
  try {
    await send(letter)
  } catch (error) {
    if (!isRefusedForGood(error)) throw error
    return noteLostMail(job, { isRefused: true })
  }
  const { subject } = letter
  const body = letterText(letter)
  await keepLetter({ bookingId, kind, messageId: id, recipient: email, locale, subject, body })
}
