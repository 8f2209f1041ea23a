import { farm } from '../../farm/rules/farm.ts'

/** The share that a guest pays with the booking: what confirms it, or all of it. */
export type Paying = 'deposit' | 'total'

/** Returns the stored choice of a booking. */
export function asPaying(text: string): Paying {
  return text === 'deposit' ? 'deposit' : 'total'
}

/** Returns the deposit of a total in paise: the farm's share of it, rounded up to a rupee, and never more than the total. */
export function depositOf(totalPaise: number): number {
  const share = Math.ceil((totalPaise * farm().depositPercent) / 100 / 100) * 100
  return Math.min(share, totalPaise)
}

/** Returns what of a total in paise is paid with the booking, and what is left for later. */
export function splitOf(
  totalPaise: number,
  paying: Paying,
): { nowPaise: number; leftPaise: number } {
  const nowPaise = paying === 'deposit' ? depositOf(totalPaise) : totalPaise
  return { nowPaise, leftPaise: totalPaise - nowPaise }
}
