import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type Charge, totalOf } from './charges.ts'

/** Returns the charges with one line that makes them the sum that was agreed on, in the place of an earlier one; none where they are that sum. */
export function agreedCharges(charges: Charge[], totalPaise: number): Charge[] {
  const priced = charges.filter(({ kind }) => kind !== 'agreed')
  const paise = totalPaise - totalOf(priced)
  const line = {
    kind: 'agreed',
    night: null,
    words: 'Price as agreed',
    paise,
    gstPercent: charges[0]?.gstPercent ?? 0,
  } as const
  const lines = paise === 0 ? priced : [...priced, line]
  return lines.map((charge, at) => ({ ...charge, position: at + 1 }))
}

/** Returns the error of a missing reason by the field `reason`; none where the price is the one that is charged anyway. */
export function agreedProblems(
  agreedPaise: number,
  chargedPaise: number,
  reason: string,
): { reason?: string } {
  const isMissing = agreedPaise !== chargedPaise && reason.trim() === ''
  return isMissing ? { reason: 'Say why the price is another.' } : {}
}

/** Refuses with `changed_meanwhile`, and the price as it is now, when a person saw another; who saw none takes any. */
export function requireQuoted(quotedPaise: number | undefined, totalPaise: number): void {
  if (quotedPaise === undefined || quotedPaise === totalPaise) return
  const message = `The price has changed: it is ${formatRupees(totalPaise)} now.`
  throw new Refusal('changed_meanwhile', { message })
}
