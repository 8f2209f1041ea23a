import { type Named, nameOf, notice, type Of } from './event-facts.ts'
import type { RejectionReason } from './rejection.ts'
import type { Revenue } from './revenue.ts'
import { type BookingStatus, statuses } from './statuses.ts'
import { undoEnd } from './undo.ts'

/** `unsent` tells if the mail of the change before still waited: the mail of this change takes its place. */
type Change = { unsent: boolean; now: Date }
type Unit = { number: number; name: string } | null
type Undone = Named & Of<'status'> & Change & { to: BookingStatus; taken: Unit }
type Moved = Named &
  Of<'status' | 'statusNote' | 'verifiedAt' | 'cancelAskedAt'> & {
    booking: Revenue & { rejectedBecause: string | null; keptPaise: number }
  } & Change
/**
 * `verified` is the id of the payment that verified the booking with it; `isMailed` is false for one of many rejections, of
 * whose mails an address gets only a few; `roomless` tells that the booking waited for a unit; `refund` is the id of the
 * payment by which a cancellation gives money back; `freed` and `taken` are the units that it had, and has now, because of this.
 */
type Decision = {
  verified: string | null
  note: string | null
  isMailed: boolean
  roomless: boolean
  because?: RejectionReason | null
  refund?: string | null
  freed: Unit
  taken: Unit
}

function movedTo(status: BookingStatus, title: string) {
  return (moved: Moved & Decision) => {
    const { booking, note, isMailed, roomless, freed, unsent, now } = moved
    return {
      createdAt: now,
      before: {
        status: booking.status,
        note: booking.statusNote,
        verifiedAt: booking.verifiedAt?.toISOString() ?? null,
        revenueTurns: booking.revenueTurns.map((turn) => turn.toISOString()),
        cancelAskedAt: booking.cancelAskedAt?.toISOString() ?? null,
        unsent,
        ...(roomless && { roomless }),
        ...(freed && { unit: freed.name, unit_number: freed.number }),
        ...(booking.rejectedBecause && { because: booking.rejectedBecause }),
        ...(booking.keptPaise > 0 && { keptPaise: booking.keptPaise }),
      },
      after: { status, note, ...besides(moved) },
      notices: [notice(`booking_${status}`, title, nameOf(booking))],
      mails: isMailed ? mailsOf(status, now) : [],
    }
  }
}

function besides({ taken, because, refund, verified, isMailed }: Decision) {
  return {
    ...(taken && { unit: taken.name }),
    ...(because && { because }),
    ...(refund && { refund }),
    ...(verified && { verified }),
    ...(!isMailed && { mailed: false }),
  }
}

// The mail leaves when the change can no longer be undone.
function mailsOf(status: BookingStatus, now: Date) {
  const { mail } = statuses[status]
  const runAt = undoEnd(now)
  return mail ? [{ kind: mail, runAt }] : []
}

/** The events of a booking that comes to a status, and is taken back from it; see `events`. */
export const statusEvents = {
  booking_pending: movedTo('pending', 'Back to pending'),
  booking_verified: movedTo('verified', 'Payment verified'),
  booking_confirmed: movedTo('confirmed', 'Booking confirmed'),
  booking_rejected: movedTo('rejected', 'Booking rejected'),

  change_undone: ({ booking, to, unsent, taken, now }: Undone) => ({
    before: { status: booking.status },
    after: { status: to, ...(taken && { unit: taken.name }) },
    notices: [notice('change_undone', `Undone, ${to} again`, nameOf(booking))],
    mails: unsent ? mailsOf(to, now) : [],
  }),
}
