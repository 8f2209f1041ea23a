import type { Direction, PaymentState } from '../schema.ts'

/** Returns what of some payments, in paise, has been verified as received and as paid back, and what is to be paid out. */
export function sumsOf(payments: { direction: string; state: string; paise: number }[]): {
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
