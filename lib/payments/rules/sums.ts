import type { Direction, PaymentState } from '../schema.ts'

/** Returns what of some payments, in paise, has been verified as received and as paid back. */
export function sumsOf(payments: { direction: string; state: string; paise: number }[]): {
  paidPaise: number
  refundedPaise: number
} {
  const sum = (wanted: Direction) =>
    payments
      .filter(({ direction, state }) => direction === wanted && state === verified)
      .reduce((total, { paise }) => total + paise, 0)
  return { paidPaise: sum('received'), refundedPaise: sum('refunded') }
}

const verified: PaymentState = 'verified'
