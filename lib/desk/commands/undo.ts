import type { Staff } from '../../auth/schema.ts'
import { lastChange } from '../../booking/commands/last-change.ts'
import { lockBooking, lockBookings } from '../../booking/commands/lock-booking.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import { lockCustomersOf } from '../../booking/commands/update-customer.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import { requireUndoable, type Undoable } from '../../booking/rules/taking-back.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { statusBack } from '../../decisions/commands/undo-status.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { paymentBack } from '../../ledger/commands/undo-verification.ts'
import { deskBookingBack } from '../../reservations/commands/undo-desk-booking.ts'
import { Refusal } from '../../shared/refusal.ts'
import { declineBack } from '../../stays/commands/answer-wish.ts'
import { progressBack } from '../../stays/commands/change-progress.ts'
import { lockUnitsOf } from '../../stays/commands/take-unit.ts'
import { stayBack } from '../../stays/commands/undo-stay.ts'
import { payByBack } from './move-pay-by.ts'

/** The way to take back each action of the history that can be. */
const ways: { [Key in Undoable]: TakeBack<Key> } = {
  booked_at_desk: deskBookingBack,
  booking_pending: statusBack,
  booking_verified: statusBack,
  booking_confirmed: statusBack,
  booking_rejected: statusBack,
  stay_changed: stayBack,
  pay_by_moved: payByBack,
  payment_recorded: paymentBack,
  payment_verified: paymentBack,
  wish_declined: declineBack,
  guest_came: progressBack,
  guest_left: progressBack,
  guest_missed: progressBack,
}

/**
 * Takes back changes by the numbers of their entries in the history, all of them or none. Each has to be the last change of its
 * booking, made by the same person (the progress of a stay by anybody of the staff), and in time. Its mail isn't sent. Returns
 * the ids of the bookings. Refuses: `not_found`, `changed_meanwhile` when something else was done since or somebody else
 * did it, `too_late` when the time is over or the mail has left, and what the way back refuses.
 */
export async function undo(by: Staff, entries: number[], now: Date): Promise<string[]> {
  return transaction(async (tx) => {
    const found = await tx.auditEntry.findMany({
      where: { id: { in: entries }, bookingId: { not: null } },
      orderBy: { bookingId: 'asc' },
    })
    if (found.length < entries.length) throw new Refusal('not_found')
    const ids = found.map(({ bookingId }) => String(bookingId))
    if (ids.length > 1) {
      await lockBookings(tx, ids)
      await lockUnitsOf(tx, ids)
      await lockCustomersOf(tx, ids)
    }
    const rests = []
    for (const entry of found) rests.push(await takeBack(tx, by, entry, ids, now))
    for (const rest of rests) await rest?.()
    return ids
  })
}

type Found = { id: bigint; bookingId: string | null }

async function takeBack(tx: Tx, by: Staff, entry: Found, together: string[], now: Date) {
  const booking = await lockBooking(tx, String(entry.bookingId))
  const last = await lastChange(tx, booking.id)
  if (last?.id !== entry.id) throw new Refusal('changed_meanwhile')
  requireUndoable(last, by.email, now, together)
  const kept = last as unknown as KeptEntry<Undoable>
  const { mail, back } = ways[kept.action] as TakeBack<Undoable>
  const key = mail(kept, booking)
  if (key && !(await takeBackJob(tx, key))) throw new Refusal('too_late')
  return back(tx, by, booking, kept, now)
}
