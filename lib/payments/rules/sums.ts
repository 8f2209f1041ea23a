import type { Direction, PaymentState } from '../schema.ts'

type Counted = { direction: string; state: string; paise: number }

/** Returns what of some payments, in paise, has been verified as received and as paid back, and what is to be paid out. */
export function sumsOf(payments: Counted[]): {
  paidPaise: number
  refundedPaise: number
  promisedPaise: number
} {
  const sum = (wanted: Direction, as: PaymentState) =>
    payments
      .filter(({ direction, state }) => direction === wanted && state === as)
      .reduce((total, { paise }) => total + paise, 0)
  return {
    paidPaise: sum('received', 'verified'),
    refundedPaise: sum('refunded', 'verified'),
    promisedPaise: sum('refunded', 'claimed'),
  }
}

/** Returns what of some payments, in paise, was received and is not paid back, nor, with what is promised, to be paid back. */
export function leftOf(payments: Counted[], promised?: 'with promised'): number {
  const { paidPaise, refundedPaise, promisedPaise } = sumsOf(payments)
  return Math.max(0, paidPaise - refundedPaise - (promised ? promisedPaise : 0))
}
