import { staffAddresses } from '../auth/queries.ts'
import { keepLetter } from '../booking/commands/keep-letter.ts'
import { noteLostMail } from '../booking/commands/note-lost-mail.ts'
import { readBooking } from '../booking/queries/read-booking.ts'
import type { Jobs } from '../jobs/queue.ts'
import { erasedWord } from '../privacy/rules.ts'
import { isForStaff } from '../shared/stored-names.ts'
import { guestLetter } from './guest-letters.ts'
import { letterText } from './letter.ts'
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
  if (!isForStaff(kind)) {
    // A guest without e-mail, or erased meanwhile: nobody can be written to.
    if (booking.email === null || booking.email === erasedWord) return
    const letter = await guestLetter(kind, booking, { to: [booking.email], messageId: id })
    try {
      await send(letter)
    } catch (error) {
      if (!isRefusedForGood(error)) throw error
      return noteLostMail(job, { isRefused: true })
    }
    return keepLetter({
      bookingId,
      kind,
      messageId: id,
      recipient: booking.email,
      locale: booking.locale,
      subject: letter.subject,
      body: letterText(letter),
    })
  }
  const to = await staffAddresses()
  if (to.length > 0) await send(staffLetter(kind, booking, { to, messageId: id }))
}
