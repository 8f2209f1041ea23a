import type { Folio } from '#lib/ledger/schema/folio.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { groupUtr } from '#lib/payments/rules/utr.ts'
import { owedBy, type WirePayment } from '#lib/payments/schema/payment.ts'
import { day, instantDay } from '../kit/words.ts'

/** Returns what tells a payment from others: "UPI, UTR 6325 4821 0937, 12 Dec". */
export function paymentFacts({ method, utr, number, on }: WirePayment): string {
  const facts = [
    ways[method].name,
    utr && `UTR ${groupUtr(utr)}`,
    number && `no. ${number}`,
    day(on).replaceAll(' ', '\u00a0'),
  ]
  return facts.filter(Boolean).join(', ')
}

/** Returns how a payment stands and by whom: "Verified 12 Dec by anjali@example.com". */
export function paymentState(payment: WirePayment): string {
  const { state, direction, recorded_by, verified_at, verified_by, voided_by, void_reason } =
    payment
  if (state === 'void') return `Voided by ${voided_by}: ${void_reason}`
  if (state === 'claimed' && direction === 'received') return 'To check in the bank'
  if (state === 'claimed') {
    return recorded_by === owedBy ? 'To pay out: the guest paid too much' : 'To pay out'
  }
  return `Verified ${verified_at ? instantDay(verified_at) : ''} by ${verified_by}`
}

/** The sentence for a second payment under the key of another one, which the list has. */
export const recordedBefore = {
  idempotency_key_reused:
    'An earlier attempt was recorded with different details. Please close this window and check the list.',
}

/** Returns what becomes of a booking's status once a payment is void: without a verified payment it isn't verified any longer. */
export function afterVoid(
  { payments, status }: Pick<Folio, 'payments' | 'status'>,
  { id }: Pick<WirePayment, 'id'>,
): string {
  const found = payments.filter(
    (each) => each.state === 'verified' && each.direction === 'received',
  )
  const isLast = found.length === 1 && found[0]?.id === id
  return status === 'verified' && isLast
    ? 'It’s the only verified payment, so the booking goes back to pending.'
    : 'The booking keeps its status.'
}
