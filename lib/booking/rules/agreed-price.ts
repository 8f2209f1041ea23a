import { taxedByLaw } from '../../rates/rules/by-law.ts'
import { type Charge, totalOf } from '../../rates/rules/charges.ts'
import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'

/**
 * Returns the charges with one line that makes them the sum that was agreed on, replacing an earlier one; no line if
 * they already add up to it. `byLaw`, for a room whose nights have the rate of the law, it changes the value of each night, and is a line for each rate.
 */
export function agreedCharges(charges: Charge[], totalPaise: number, byLaw: boolean): Charge[] {
  const unagreed = pricedOf(charges, byLaw)
  const isSame = totalOf(unagreed) === totalPaise
  const priced = byLaw && !isSame ? unagreed.filter(({ kind }) => kind !== 'limit') : unagreed
  const paise = totalPaise - totalOf(priced)
  const line = {
    kind: 'agreed',
    night: null,
    words: 'Price as agreed',
    paise,
    gstPercent: charges[0]?.gstPercent ?? 0,
  } as const
  const all = paise === 0 ? priced : [...priced, line]
  const lines = byLaw && paise !== 0 ? taxedByLaw(all) : all
  return lines.map((charge, at) => ({ ...charge, position: at + 1 }))
}

// Another price that was agreed on before had other rates.
function pricedOf(charges: Charge[], byLaw: boolean): Omit<Charge, 'position'>[] {
  const priced = charges.filter(({ kind }) => kind !== 'agreed')
  return byLaw && priced.length < charges.length ? taxedByLaw(priced) : priced
}

/** Returns the error of a missing reason by the field `reason`; none where the price is the one that is charged anyway. */
export function agreedProblems(
  agreedPaise: number,
  chargedPaise: number,
  reason: string,
): { reason?: string } {
  const isMissing = agreedPaise !== chargedPaise && reason.trim() === ''
  return isMissing ? { reason: 'Enter a reason for this price.' } : {}
}

/** Refuses with `changed_meanwhile`, and the price as it is now, when a person saw another; who saw none takes any. */
export function requireQuoted(quotedPaise: number | undefined, totalPaise: number): void {
  if (quotedPaise === undefined || quotedPaise === totalPaise) return
  const message = `The price has changed: it’s now ${formatRupees(totalPaise)}.`
  throw new Refusal('changed_meanwhile', { message })
}
