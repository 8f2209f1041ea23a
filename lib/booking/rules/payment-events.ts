import { type Method, ways } from '../../payments/rules/methods.ts'
import type { Direction } from '../../payments/schema/payment.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import { transferHours } from './transfer.ts'
import { undoEnd } from './undo.ts'

/** A payment as the history keeps it. What leads to a person, UTR and note, can be taken out of it. */
type Kept = {
  id: string
  direction: string
  method: string
  paise: number
  utr: string | null
  note: string | null
}
type Happened = { booking: { id: string }; payment: Kept }
/** `isTold`: another mail tells the guest of it. */
type Recorded = Happened & { now: Date; isTold?: boolean }

const kept = ({ id, direction, method, paise, utr, note }: Kept) => ({
  payment: id,
  direction,
  method,
  paise,
  utr,
  note,
})

type Claimed = {
  booking: { id: string; reference: string }
  payment: { id: string; paise: number; utr: string | null }
}

/** The facts of a claim that the bank may know otherwise. */
type Claim = { paise: number; utr: string | null; onDay: Date }

/** The events of payments that guests claim later, and that staff record, verify and void; see `events`. */
export const paymentEvents = {
  payment_claimed: ({ booking, payment }: Claimed) => ({
    after: { payment: payment.id, paise: payment.paise, utr: payment.utr },
    notices: [
      {
        type: 'screenshot_uploaded' as const,
        title: `Balance of ${booking.reference}: ${formatRupees(payment.paise)} to check`,
        message: payment.utr ? `UTR ${payment.utr}` : 'No UTR was given.',
      },
    ],
    mails: [{ kind: 'staff_payment_claimed' as const, change: payment.id }],
  }),
  transfer_ended: ({
    booking,
  }: {
    booking: { id: string; reference: string; fullName: string }
  }) => ({
    after: { unit: null },
    notices: [
      {
        type: 'booking_needs_room' as const,
        title: `No transfer received in ${transferHours} hours: ${booking.reference}`,
        message: `${booking.fullName}’s room is free again. If the money arrives, assign a room or call the guest.`,
      },
    ],
  }),
  payment_recorded: ({ payment, now, isTold }: Recorded) => ({
    after: kept(payment),
    mails: isTold ? [] : mailsOf('refunded', payment, now),
  }),
  refund_promised: ({ payment, now, isTold }: Recorded) => ({
    after: kept(payment),
    mails: isTold ? [] : mailsOf('refundPromised', payment, now),
  }),
  payment_verified: ({ payment, claim, now }: Recorded & { claim: Claim }) => ({
    before: { paise: claim.paise, utr: claim.utr, on: isoDateOf(claim.onDay) },
    after: kept(payment),
    mails: mailsOf('refunded', payment, now),
  }),
  payment_voided: ({ payment, state, reason }: Happened & { state: string; reason: string }) => ({
    before: { state },
    after: { ...kept(payment), note: reason },
  }),
}

// The guest hears of money that goes back, once it can no longer be taken back.
function mailsOf(kind: 'refunded' | 'refundPromised', { id, direction, paise }: Kept, now: Date) {
  if (direction !== 'refunded') return []
  const runAt = undoEnd(now)
  return [{ kind, refundPaise: paise, change: id, runAt }]
}

/** Returns what staff read of a payment in the history. */
export function paymentWords(after: ReturnType<typeof kept>): string {
  const way = (after.direction as Direction) === 'refunded' ? ' refunded' : ''
  return `${formatRupees(after.paise)}${way} ${ways[after.method as Method].words}`
}
