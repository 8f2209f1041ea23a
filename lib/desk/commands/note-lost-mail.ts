import { record } from '../../booking/commands/record.ts'
import { transaction } from '../../db/transaction.ts'
import type { Jobs } from '../../jobs/queue.ts'

/** Records that a mail about a booking is given up: refused for good, or not sent in three days. */
export async function noteLostMail(
  { kind, bookingId }: Jobs['send_booking_mail'],
  { isRefused }: { isRefused: boolean },
): Promise<void> {
  await transaction(async (tx) => {
    const booking = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { id: true, reference: true },
    })
    await record(tx, 'system', { action: 'mail_failed', booking, kind, isRefused })
  })
}
