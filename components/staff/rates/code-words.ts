import type { WireCode } from '#lib/rates/schema/extras.ts'
import { day, rupees } from '../kit/words.ts'

/** The state of a code on a day. */
export type CodeState = 'works' | 'later' | 'used' | 'ended'

/** The states as staff read them. */
export const stateNames: Record<CodeState, string> = {
  works: 'Works',
  later: 'Not yet',
  used: 'Used up',
  ended: 'Ended',
}

/** Returns whether a code works for a stay that begins on a day from `today` on. */
export function stateOf({ ended_at, to, from, uses, used }: WireCode, today: string): CodeState {
  if (ended_at !== null || (to !== null && to < today)) return 'ended'
  if (uses !== null && used >= uses) return 'used'
  return from !== null && from > today ? 'later' : 'works'
}

/** Returns "10% off the nights", "₹500 off". */
export function codeGives({ percent, amount }: Pick<WireCode, 'percent' | 'amount'>): string {
  return percent === null ? `${rupees(amount ?? 0)} off` : `${percent}% off the nights`
}

/** Returns the stays for which a code counts, by the days on which they begin. */
export function codeCounts({ from, to }: Pick<WireCode, 'from' | 'to'>): string {
  if (from && to) return `Stays that begin ${day(from)} to ${day(to)}`
  if (from) return `Stays that begin from ${day(from)}`
  return to ? `Stays that begin until ${day(to)}` : 'Every stay'
}

/** Returns "14 of 50", or "3" where there is no end of uses. */
export function codeUses({ used, uses }: Pick<WireCode, 'used' | 'uses'>): string {
  return uses === null ? String(used) : `${used} of ${uses}`
}
