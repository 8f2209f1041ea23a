import { type Direction, owedBy, type PaymentState } from '../schema.ts'

type Counted = { direction: string; state: string; paise: number; recordedBy: string }

/**
 * Returns what of some payments, in paise, has been verified as received and as paid back, and what staff have promised to
 * pay out. What is owed by the balance alone, which the database records by itself, is no promise.
 */
function sumsOf(payments: Counted[]): {
  paidPaise: number
  refundedPaise: number
  promisedPaise: number
} {
  const decided = payments.filter(
    ({ state, recordedBy }) => state !== 'claimed' || recordedBy !== owedBy,
  )
  const sum = (wanted: Direction, as: PaymentState) =>
    decided
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
