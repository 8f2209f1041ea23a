import type { Terms } from '../../farm/schema/facts.ts'

/** What a deposit is reckoned with: the terms of a booking or a hold, or today's facts for a stay that nobody holds yet. */
type Share = Pick<Terms, 'depositPercent'>

/** The share that a guest pays with the booking: what confirms it, or all of it. */
export type Paying = 'deposit' | 'total'

/** Returns the stored choice of a booking. */
export function asPaying(text: string): Paying {
  return text === 'deposit' ? 'deposit' : 'total'
}

/** Returns the deposit of a total in paise: the share of it that the terms say, rounded up to a rupee, and never more than the total. */
export function depositOf(totalPaise: number, { depositPercent }: Share): number {
  const share = Math.ceil((totalPaise * depositPercent) / 100 / 100) * 100
  return Math.min(share, totalPaise)
}

/** Returns what of a total in paise is paid with the booking, and what is left for later. */
export function splitOf(
  totalPaise: number,
  paying: Paying,
  terms: Share,
): { nowPaise: number; leftPaise: number } {
  const nowPaise = paying === 'deposit' ? depositOf(totalPaise, terms) : totalPaise
  return { nowPaise, leftPaise: totalPaise - nowPaise }
}
