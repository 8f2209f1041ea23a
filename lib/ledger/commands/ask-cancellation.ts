import { record } from '../../booking/commands/record.ts'
import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import type { Booking } from '../../booking/rules/booking.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { transaction } from '../../db/transaction.ts'
import { termsOfBooking } from '../../farm/queries/terms.ts'
import { findSums } from '../../payments/queries/sums.ts'
import { Refusal } from '../../shared/refusal.ts'
import { refundOf } from '../rules/refund.ts'

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
        check_in::text AS "checkIn", cancel_asked_at AS "askedAt", ${termsOfBooking} AS terms
      FROM bookings b
      WHERE id = ${id}::uuid FOR UPDATE OF b`
    if (!booking) throw new Refusal('not_found')
    if (!takesPlace(booking.status)) throw new Refusal('illegal_transition')
    if (booking.askedAt) return
    const sums = await findSums(tx, booking.id)
    const refundPaise = refundOf({ ...booking, ...sums }, now)
    await tx.booking.update({ where: { id: booking.id }, data: { cancelAskedAt: now } })
    await record(tx, 'guest', { action: 'cancel_asked', booking, refundPaise })
  })
}

type Named = 'reference' | 'fullName' | 'status' | 'createdAt' | 'checkIn' | 'terms'
type Asking = Pick<Booking, Named> & { id: string; askedAt: Date | null }
