import { type CancelReason, cancelledBecause } from '../booking/rules/rejection.ts'
import { isInTime } from '../ledger/rules/refund.ts'
import type { GuestMail } from '../shared/stored-names.ts'
import type { MailedBooking } from './letter.ts'

/** The subjects of a mail about a stay that is cancelled, by who ended it. */
const endings = {
  cancelled_by_guest: 'cancelled',
  cancelled_by_farm: 'calledOff',
  double: 'double',
} as const satisfies Record<CancelReason, string>

type Ending = (typeof endings)[CancelReason] | 'rejected'

/** The subject of a mail to a guest: its kind, or what it says of it. */
export type About = GuestMail | Ending | 'transfer'

/** Returns what a mail about a rejected booking says of it: it was cancelled, or never accepted. */
export function endingOf({ rejectedBecause }: MailedBooking): Ending {
  const because = cancelledBecause(rejectedBecause)
  return because ? endings[because] : 'rejected'
}

/** The sentences that follow the first one; those of money and of a note only where they are true. */
export const endingSentences = [
  'cancelled.note',
  'refundPromised.p1',
  'refunded.p1',
  'cancelled.none',
  'cancelled.p2',
  'refundPromised.p2',
] as const

/** Returns true if a mail about a cancelled stay says a sentence. One that says what goes back is the only mail about it. */
export function isSaid(key: (typeof endingSentences)[number], booking: MailedBooking): boolean {
  const { statusNote, promisedPaise, refundedPaise } = booking
  if (key === 'cancelled.note') return statusNote !== null
  if (key === 'refundPromised.p1') return promisedPaise > 0
  if (key === 'refunded.p1') return promisedPaise === 0 && refundedPaise > 0
  if (key === 'cancelled.p2') return !isSettled(booking)
  return key === 'refundPromised.p2' ? isSettled(booking) : isLate(booking)
}

/** Returns the refund that a mail names, in paise: its own, or in one about a cancelled stay what goes back of it. */
export function refundIn({ refundPaise, promisedPaise, refundedPaise }: MailedBooking): number {
  return refundPaise || promisedPaise || refundedPaise
}

// What goes back is decided. Without that the terms say if anything does.
function isSettled({ promisedPaise, refundedPaise, keptPaise }: MailedBooking): boolean {
  return promisedPaise + refundedPaise + keptPaise > 0
}

// The terms gave nothing to a guest who asked too late, and nothing else was agreed on.
function isLate({ keptPaise, promisedPaise, refundedPaise, ...booking }: MailedBooking): boolean {
  const { cancelAskedAt, rejectedBecause } = booking
  const isAsked = rejectedBecause === 'cancelled_by_guest' && cancelAskedAt !== null
  const isWhole = keptPaise > 0 && promisedPaise + refundedPaise === 0
  return isAsked && isWhole && !isInTime(booking, cancelAskedAt)
}
