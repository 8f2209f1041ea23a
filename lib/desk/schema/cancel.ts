import { z } from 'zod'
import { maxNoteLength } from '../../booking/rules/notes.ts'
import { type CancelReason, cancelReasons } from '../../booking/rules/rejection.ts'
import type { ShownLetter } from '../../booking/schema/shown-letter.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import type { Method } from '../../payments/rules/methods.ts'
import { lineOrNone, seen, typedSum } from '../../shared/fields.ts'

/** The ways in which money goes back: in staff's own app or bank, in cash now, or a way that is chosen later. */
export const refundWays = ['upi', 'bank', 'cash', 'later'] as const
export type RefundWay = (typeof refundWays)[number]

const wanted = {
  because: z.enum(cancelReasons, 'Choose a reason.'),
  /** In rupees, as it is typed; it becomes paise. */
  refund: typedSum(
    0,
    'Enter an amount in rupees, such as 5000 or 0.',
    'That’s more than a booking can cost.',
  ),
  by: z.enum(refundWays, 'Choose the refund method.'),
  /** The words that the guest reads. */
  note: lineOrNone(maxNoteLength),
}

/** The input of the question what a cancellation would give back and tell the guest; without a sum what the terms give. */
export const cancelQuestion = z.object({
  because: wanted.because,
  refund: wanted.refund.optional().catch(undefined),
  by: wanted.by,
  note: wanted.note.catch(''),
})
export type CancelQuestion = z.infer<typeof cancelQuestion>

/** The input with which staff cancel a stay, with the payments that they saw: what has come meanwhile is not overlooked. */
export const stayCancel = z.object({
  ...wanted,
  /** In rupees, see `CancelOffer`. */
  seen: z.object({ paid: seen.sum, status: z.string() }),
})
export type StayCancel = z.infer<typeof stayCancel>

/** The facts that staff read before they cancel a stay; money in rupees. */
export type CancelOffer = {
  booking: StaffBooking
  /** The instant at which the guest asked for it on their own page. */
  asked_at: string | null
  /** The sum that the guest has paid and is not to get back already. */
  paid: number
  /** The newest verified payment of the guest: how it came, and on which day. */
  paid_by: { method: Method; on: string } | null
  by_terms: Record<CancelReason, number>
  /** The day of the terms' days on which it is cancelled, see `termsAt`. */
  terms: { day: number; of: number; begun: boolean }
  /** The sentence that says why it cannot be cancelled; null if it can. */
  problem: string | null
}

export type CancelAnswer = CancelOffer & { letter: ShownLetter }
