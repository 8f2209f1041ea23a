import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import { record, statusMailKey } from '../../booking/commands/record.ts'
import { lockCustomer, updateCustomer } from '../../booking/commands/update-customer.ts'
import { isReadyToConfirm, moveProblem } from '../../booking/rules/moves.ts'
import { type RejectionReason, reasonWith } from '../../booking/rules/rejection.ts'
import { revenueAfter } from '../../booking/rules/revenue.ts'
import { type BookingStatus, statuses, takesPlace } from '../../booking/rules/statuses.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import type { StatusChange } from '../../booking/schema/status-change.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { markVerified } from '../../payments/commands/claim.ts'
import { findClaims } from '../../payments/queries/find-payments.ts'
import { findSums } from '../../payments/queries/sums.ts'
import { asPaying, splitOf } from '../../payments/rules/deposit.ts'
import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { notAvailable } from '../../stays/commands/not-available.ts'
import { nightsAhead } from '../../stays/commands/slept.ts'
import { freeUnit, takeUnit } from '../../stays/commands/take-unit.ts'
import { unitOf } from '../../stays/commands/write-stay.ts'
import { moveFacts } from '../../stays/queries/move-facts.ts'

/**
 * Moves a booking to another status, with the claim it verifies, its unit, its notification, its history and its mail in one
 * transaction. Two changes at once happen one after the other, each judged by what the first left. Setting the present
 * status changes nothing. A promised stay is no longer one that its guest asks to cancel. What is known of the customer
 * follows the bookings that are paid. With `confirm` a booking whose claim this verifies is confirmed in the same step, and
 * its guest gets one mail, if it is ready, see {@link isReady}. The mail leaves when the change can no longer be undone, in
 * place of that of the change before, if it still waits. Refuses: `not_found`, `changed_meanwhile` when it is not `from` as
 * the person saw it, `nothing_to_verify` where its ledger has neither money nor a claim, `illegal_transition`, see {@link
 * moveProblem}, also for a cancelled booking that is to come back while its refund waits to be paid out,
 * `room_not_available` when no unit is left for the stay, `utr_used` when the payment's UTR was verified for another
 * booking.
 */
export async function changeStatus(by: Staff, change: StatusChange, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, change.id)
    if (booking.status === change.status) return
    if (change.from && booking.status !== change.from) throw new Refusal('changed_meanwhile')
    const { ledger, promisedPaise } = await requireMove(tx, booking, change.status)
    if (!takesPlace(booking.status)) requireNoRefund(promisedPaise)
    const verifies = change.status === 'verified' && ledger === 'claim'
    const verified = verifies ? await verifyClaimed(tx, by, booking.id, now) : null
    const status = verified ? await verifiedAs(tx, booking, change) : change.status
    await setStatus(tx, by, booking, { ...change, status, verified, isMailed: true }, now)
  })
}

async function requireMove(tx: Tx, booking: LockedBooking, to: BookingStatus) {
  const facts = await moveFacts(tx, booking)
  const problem = moveProblem(facts, to)
  if (!problem) return facts
  throw new Refusal(problem.code, problem.message ? { message: problem.message } : {})
}

async function verifyClaimed(
  tx: Tx,
  by: Staff,
  bookingId: string,
  now: Date,
): Promise<string | null> {
  const [claim] = await findClaims(tx, bookingId)
  if (claim) await markVerified(tx, by, claim.id, now)
  return claim?.id ?? null
}

function requireNoRefund(promisedPaise: number): void {
  if (promisedPaise === 0) return
  const message = `A refund of ${formatRupees(promisedPaise)} is still to be paid out. Choose “Don’t pay” for it under Money first, then restore the booking.`
  throw new Refusal('illegal_transition', { message })
}

/** A status to which a booking goes, with why it is rejected and the words that its guest reads. */
type Move = {
  status: BookingStatus
  note: string | null
  isMailed: boolean
  because?: RejectionReason | undefined
  /** The sum that the farm keeps of a cancelled stay, in paise, and the id of the payment by which the rest goes back. */
  keptPaise?: number
  refund?: string | null
  /** The id of the payment that was verified, or recorded, just now, and verifies the booking with it. */
  verified?: string | null
}

/** Does the work of {@link changeStatus} within a transaction that has locked the booking and found that it may go there. */
export async function setStatus(
  tx: Tx,
  by: Staff,
  booking: LockedBooking,
  { status, note, isMailed, keptPaise = 0, refund = null, verified = null, ...move }: Move,
  now: Date,
): Promise<void> {
  const { id, customerId } = booking
  const isRejected = status === 'rejected'
  const because = reasonWith(isRejected, move.because, booking.cancelAskedAt)
  const freed = isRejected ? await unitOf(tx, id) : null
  const taken = await unitForStatus(tx, booking, status, now)
  await lockCustomer(tx, customerId)
  await tx.booking.update({
    where: { id },
    data: {
      status,
      statusNote: isRejected ? note : null,
      rejectedBecause: because,
      keptPaise,
      cancelAskedAt: cancelAskedAt(booking, { status, because }, now),
      ...revenueAfter(booking, status, now),
      countsFrom: now,
    },
  })
  await updateCustomer(tx, customerId)
  const unsent = await takeBackJob(tx, statusMailKey(id))
  const roomless = booking.occupancy === null && takesPlace(booking.status)
  const change = { booking, verified, note, isMailed, unsent, roomless, because, refund, now }
  await record(tx, by, { action: `booking_${status}`, ...change, freed, taken })
}

/**
 * Verifies a pending booking, which this transaction has locked, with a payment that has just come into its ledger. With
 * `confirm` it is confirmed in the same step, and its guest gets one mail, if it is ready, see {@link isReady}; so is one that
 * was verified before, by a payment that was not enough.
 */
export async function verifyWith(
  tx: Tx,
  by: Staff,
  booking: LockedBooking,
  { verified, ...asked }: { verified: string; confirm: boolean },
  now: Date,
): Promise<void> {
  const { status: was } = booking
  if (was !== 'pending' && was !== 'verified') return
  const status = await verifiedAs(tx, booking, asked)
  if (status === was) return
  await setStatus(tx, by, booking, { status, note: null, isMailed: true, verified }, now)
}

async function verifiedAs(
  tx: Tx,
  booking: LockedBooking,
  { confirm = false }: { confirm?: boolean },
): Promise<'verified' | 'confirmed'> {
  return confirm && (await isReady(tx, booking)) ? 'confirmed' : 'verified'
}

/** Returns true for a locked booking that needs no further decision to be confirmed, see {@link isReadyToConfirm}. */
export async function isReady(tx: Tx, booking: LockedBooking): Promise<boolean> {
  const { occupancy, cancelAskedAt, totalPaise, paying, terms } = booking
  const { paidPaise } = await findSums(tx, booking.id)
  const { nowPaise } = splitOf(totalPaise, asPaying(paying), terms)
  const asked = { hasUnit: occupancy !== null, asksToCancel: cancelAskedAt !== null }
  return isReadyToConfirm({ ...asked, nowPaise, paidPaise })
}

type Stay = { id: string; roomId: number; checkIn: Date; checkOut: Date }
type Unit = Awaited<ReturnType<typeof unitOf>>

/**
 * Gives a booking that goes to a status the unit that it needs there, the `first` if that is free, and returns it; null where
 * nothing changes. A rejected booking keeps none. Coming back needs one again, and so does the promise that the stay is certain,
 * for a guest whose hold had run out before the payment arrived. `room_not_available`.
 */
export async function unitForStatus(
  tx: Tx,
  booking: Stay & { status: BookingStatus; occupancy: { id: string } | null },
  to: BookingStatus,
  now: Date,
  first: number | null = null,
): Promise<Unit> {
  if (!takesPlace(to)) {
    await freeUnit(tx, booking.id)
    return null
  }
  const needed = !takesPlace(booking.status) || statuses[to].stay === 'certain'
  if (booking.occupancy || !needed) return null
  const { id, roomId } = booking
  const choice = { only: null, first }
  const nights = datesOf(booking)
  const unit = await takeUnit(tx, roomId, nights, { bookingId: id }, now, choice)
  if (unit === null) {
    throw await notAvailable(tx, { roomId, ...(await nightsAhead(tx, id, nights)) }, null, now)
  }
  return unitOf(tx, id)
}

// Who is told that the stay is certain, or has it back, has been answered: a request to cancel is settled by that.
// Only to verify a payment does not settle one, because the money is looked for before it is paid back. Who asks on the
// telephone has asked when staff cancel.
function cancelAskedAt(
  booking: { status: BookingStatus; cancelAskedAt: Date | null },
  to: { status: BookingStatus; because: RejectionReason | null },
  now: Date,
): Date | null {
  if (to.because === 'cancelled_by_guest') return booking.cancelAskedAt ?? now
  const isSettled = statuses[to.status].stay === 'certain' || !takesPlace(booking.status)
  return isSettled ? null : booking.cancelAskedAt
}
