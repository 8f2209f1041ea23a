import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { groupUtr } from '#lib/payments/rules/utr.ts'
import { owedBy, type WirePayment } from '#lib/payments/schema/payment.ts'
import { day, instantDay } from '../kit/words.ts'

const t = staffWords('folio')

/** Returns what tells a payment from others: "UPI, UTR 6325 4821 0937, 12 Dec". */
export function paymentFacts({ method, utr, number, on }: WirePayment): string {
  const facts = [
    ways[method].name,
    utr && t('payment.utr', { utr: groupUtr(utr) }),
    number && t('payment.number', { number }),
    day(on).replaceAll(' ', '\u00a0'),
  ]
  return facts.filter(Boolean).join(', ')
}

/** Returns how a payment stands and by whom: "Verified 12 Dec by anjali@example.com". */
export function paymentState(payment: WirePayment): string {
  const { state, direction, recorded_by, verified_at, verified_by, voided_by, void_reason } =
    payment
  if (state === 'void')
    return t('states.void', { name: voided_by ?? '', reason: void_reason ?? '' })
  if (state === 'claimed' && direction === 'received') return t('states.toCheck')
  if (state === 'claimed') return t(recorded_by === owedBy ? 'states.owed' : 'states.toPayOut')
  const on = verified_at ? instantDay(verified_at) : ''
  return t('states.verified', { day: on, name: verified_by ?? '' })
}

/** Returns the sentence for a second payment under the key of another one, which the list has. */
export const recordedBefore = () => ({ idempotency_key_reused: t('record.before') })

/** Returns what becomes of a booking's status once a payment is void: without a verified payment it isn't verified any longer. */
export function afterVoid(
  { payments, status }: Pick<Folio, 'payments' | 'status'>,
  { id }: Pick<WirePayment, 'id'>,
): string {
  const found = payments.filter(
    (each) => each.state === 'verified' && each.direction === 'received',
  )
  const isLast = found.length === 1 && found[0]?.id === id
  return t(status === 'verified' && isLast ? 'void.backToPending' : 'void.keepsStatus')
}
