import { transaction } from '../../db/transaction.ts'
import { addJob } from '../../jobs/queue.ts'
import { Refusal } from '../../shared/refusal.ts'
import { bookingIdBySecret } from '../queries/booking-id-by-secret.ts'
import { refundOf } from '../rules.ts'

/**
 * Notes that the guest who holds this secret asks to cancel, and tells staff and guest by mail. The
 * booking stays as it is until staff answer; asking again changes nothing.
 * `not_found`; `illegal_transition` for a booking that was rejected.
 */
export async function askCancellation(secret: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const id = await bookingIdBySecret(tx, secret)
    const [booking] = await tx.$queryRaw<Asking[]>`
      SELECT id::text, reference, full_name AS "fullName", status, created_at AS "createdAt",
        total_paise AS "totalPaise", cancel_asked_at AS "askedAt"
      FROM bookings
      WHERE id = ${id}::uuid FOR UPDATE`
    if (!booking) throw new Refusal('not_found')
    if (booking.status === 'rejected') throw new Refusal('illegal_transition')
    if (booking.askedAt) return
    const { id: bookingId, reference, fullName } = booking
    const refundPaise = refundOf(booking, now)
    await tx.booking.update({ where: { id: bookingId }, data: { cancelAskedAt: now } })
    await tx.auditEntry.create({
      data: { actor: 'guest', action: 'cancel_asked', bookingId, after: { refundPaise } },
    })
    await tx.notification.create({
      data: {
        type: 'cancel_asked',
        title: `Cancellation asked for: ${reference}`,
        message: fullName,
        bookingId,
      },
    })
    await addJob(tx, 'send_booking_mail', { kind: 'cancelAsked', bookingId, refundPaise })
    await addJob(tx, 'send_booking_mail', { kind: 'staff_cancel_asked', bookingId, refundPaise })
  })
}

type Asking = {
  id: string
  reference: string
  fullName: string
  status: string
  createdAt: Date
  totalPaise: number
  askedAt: Date | null
}
