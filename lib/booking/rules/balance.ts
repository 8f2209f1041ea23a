import type { Terms } from '../../farm/schema/facts.ts'
import { type Paying, splitOf } from '../../payments/rules/deposit.ts'
import { isToPay } from './pay-by.ts'
import { statuses } from './statuses.ts'

/** The sums of a booking's payments and its balance, in paise. */
export type Balance = {
  /** The payments that a person has verified, less what was paid back. */
  paidPaise: number
  /** The payments that the guest claims and staff haven't verified yet. */
  checkingPaise: number
  /** The price less the verified payments; negative if more was paid than is due. */
  balancePaise: number
}

type Owed = Balance &
  Parameters<typeof isToPay>[0] & { totalPaise: number; paying: Paying; terms: Terms }

/**
 * Returns what a guest is asked for on their own page, in paise: the balance without what is being checked, once the first
 * payment has been verified; what they were sent a link for before. 0 if there is nothing to pay there.
 */
export function payableOf(booking: Owed): number {
  const { status, balancePaise, checkingPaise, totalPaise, paying, terms } = booking
  if (isToPay(booking)) return splitOf(totalPaise, paying, terms).nowPaise
  return statuses[status].paid ? Math.max(0, balancePaise - checkingPaise) : 0
}

/** Payments of one booking that may wait to be checked at once. */
export const maxClaims = 5
