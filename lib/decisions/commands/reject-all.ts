import type { Staff } from '../../auth/schema.ts'
import { asLocked, lockBookings, lockedFacts } from '../../booking/commands/lock-booking.ts'
import { lockCustomersOf } from '../../booking/commands/update-customer.ts'
import { mayMailRejection } from '../../booking/queries/is-mail-allowed.ts'
import { moveProblem } from '../../booking/rules/moves.ts'
import type { Rejections } from '../../booking/schema/senders.ts'
import { transaction } from '../../db/transaction.ts'
import { moveFacts } from '../../stays/queries/move-facts.ts'
import { setStatus } from './change-status.ts'

/**
 * Rejects bookings of one sender, in one transaction and each as if it were rejected alone: unit, history, notification and
 * mail, which can be taken back as long. But an address gets no more mails than guests can have sent to it, see {@link
 * mayMailRejection}: it may belong to someone who never booked. Those that somebody has decided meanwhile, and those that
 * cannot be rejected alone, stay as they are. Returns the ids of the rejected.
 */
export async function rejectAll(
  by: Staff,
  { ids, note }: Rejections,
  now: Date,
): Promise<string[]> {
  return transaction(async (tx) => {
    await lockBookings(tx, ids)
    await lockCustomersOf(tx, ids)
    const pending = await tx.booking.findMany({
      where: { id: { in: ids }, status: 'pending' },
      include: lockedFacts,
    })
    const rejected: string[] = []
    for (const booking of pending.map(asLocked)) {
      if (moveProblem(await moveFacts(tx, booking), 'rejected')) continue
      rejected.push(booking.id)
      const isMailed = await mayMailRejection(tx, booking.id, now)
      await setStatus(tx, by, booking, { status: 'rejected', note, isMailed }, now)
    }
    return rejected
  })
}
