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
  if (state === 'claimed' && direction === 'received') return 'To check at the bank'
  if (state === 'claimed') {
    return recorded_by === owedBy ? 'To pay out: the guest paid too much' : 'To pay out'
  }
  return `Verified ${verified_at ? instantDay(verified_at) : ''} by ${verified_by}`
}
