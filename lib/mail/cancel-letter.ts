import type { Staff } from '../auth/schema.ts'
import type { ShownLetter } from '../booking/schema/shown-letter.ts'
import type { CancelOffer, CancelQuestion } from '../desk/schema/cancel.ts'
import { readBooking } from '../reservations/queries/read-booking.ts'
import { toPaise } from '../shared/money.ts'
import { Refusal } from '../shared/refusal.ts'
import { shownLetter } from './shown-letter.ts'

/**
 * Returns what the guest of a booking would read if it were cancelled as the question says, in their language and in English:
 * the sentences of the very mail. `not_found`.
 */
export async function cancelLetter(
  _by: Staff,
  { booking: { id }, paid, by_terms }: CancelOffer,
  { because, refund, by, note }: CancelQuestion,
  now: Date,
): Promise<ShownLetter> {
  const booking = await readBooking({ id })
  if (!booking) throw new Refusal('not_found')
  const paise = refund ?? toPaise(by_terms[because])
  const ended = {
    ...booking,
    status: 'rejected',
    rejectedBecause: because,
    statusNote: note || null,
    cancelAskedAt: booking.cancelAskedAt ?? (because === 'cancelled_by_guest' ? now : null),
    keptPaise: Math.max(0, toPaise(paid) - paise),
    promisedPaise: by === 'cash' ? 0 : paise,
    refundedPaise: by === 'cash' ? paise : 0,
    refundPaise: 0,
  } as const
  return shownLetter('rejected', ended)
}
