import type { Claim } from '#lib/ledger/schema/claims.ts'
import { utrDateFits } from '#lib/payments/rules/utr.ts'
import { property } from '#lib/property.ts'
import { dayInIndia, daysBetween } from '#lib/shared/dates.ts'
import { flagMarks, flagSentence, passedChecks } from '../booking/words.ts'
import { count, instantDay, instantTime, rupees } from '../kit/words.ts'

/** Returns what a claim pays, in a word or two. */
export function paysWhat({ payment, is_own, booking }: Claim): string {
  if (payment.direction === 'refunded') return 'Refund'
  if (!is_own) return 'Balance'
  return booking.paying === 'deposit' ? `${property.depositPercent}% deposit` : 'Full amount'
}

/** Returns the rupees that were to be paid: what comes with the booking, or what is left beside other claims. */
export function dueOf({ is_own, booking, payment }: Claim): number {
  if (is_own) return booking.to_pay
  return Math.max(0, booking.balance - (booking.checking - payment.amount))
}

/** Returns "₹245 short", "₹500 too much", or null for exactly what is due. */
export function gapOf(claim: Claim): string | null {
  const gap = Math.round((claim.payment.amount - dueOf(claim)) * 100) / 100
  if (gap === 0) return null
  return gap < 0 ? `${rupees(-gap)} short` : `${rupees(gap)} too much`
}

/** The one thing about a claim that its row says: a doubt, or how it stands with the bank's statements. */
export type ClaimTag = { text: string; kind: 'doubt' | 'seen' | 'waits' | 'refund' }

/** Returns the gravest doubt in a few words, or else whether the bank's statements have it; null if neither is known. */
export function tagOf(claim: Claim): ClaimTag | null {
  if (claim.payment.direction === 'refunded') return { text: 'Refund to pay', kind: 'refund' }
  const grave = graveDoubt(claim)
  if (grave) return { text: grave, kind: 'doubt' }
  if (claim.seen) return { text: 'Seen in the bank', kind: 'seen' }
  const doubt = smallDoubt(claim)
  if (doubt) return { text: doubt, kind: 'doubt' }
  if (claim.covered === null) return null
  return { text: claim.covered ? 'Not in the statement' : 'Not in a statement yet', kind: 'waits' }
}

function graveDoubt(claim: Claim): string | null {
  const { seen, payment, booking, is_own, utr_seen } = claim
  if (utr_seen) return 'UTR used before'
  const alike = booking.flags.find((each) => each.endsWith('_screenshot'))
  if (is_own && alike) return capital(flagMarks[alike])
  if (seen && seen.amount !== payment.amount) return `${rupees(seen.amount)} in the bank`
  return gapOf(claim)
}

function smallDoubt(claim: Claim): string | null {
  const { payment, booking, is_own } = claim
  if (!payment.utr && !awaitsTransfer(claim)) return 'No UTR given'
  const flag = is_own && booking.flags.find((each) => each !== 'amount_differs')
  return flag ? capital(flagMarks[flag]) : null
}

/** Returns true for a transfer that the guest has announced and not shown yet. */
export function awaitsTransfer({ is_own, booking }: Claim): boolean {
  return is_own && booking.flags.includes('awaits_transfer')
}

export function doubtsOf(claim: Claim): string[] {
  const { is_own, booking, payment, utr_seen, seen } = claim
  const gap = is_own ? null : gapOf(claim)
  const isOther = seen && seen.amount !== payment.amount
  return [
    ...(utr_seen ? [`The same UTR was given for a payment for ${utr_seen}.`] : []),
    ...(isOther
      ? [`The bank received ${rupees(seen.amount)}, not ${rupees(payment.amount)}.`]
      : []),
    ...(gap ? [`The amount is ${gap}: ${rupees(dueOf(claim))} was due.`] : []),
    ...(is_own
      ? booking.flags
          .filter((flag) => flag !== 'same_utr' || !utr_seen)
          .map((flag) => flagSentence(flag, booking))
      : []),
    ...(!is_own && payment.utr && !fits(claim)
      ? ['The date in this UTR isn’t the day the guest reported. Some banks number differently.']
      : []),
  ]
}

export function checksOf(claim: Claim): string[] {
  const { is_own, booking, payment, utr_seen } = claim
  if (is_own) return passedChecks(booking)
  return [
    ...(gapOf(claim) ? [] : ['The amount matches the balance']),
    ...(payment.utr && !utr_seen ? ['UTR not used before'] : []),
    ...(payment.utr && fits(claim) ? ['UTR date matches'] : []),
  ]
}

/** Returns how long ago a claim was made: "30 min ago", "9:05 am", "yesterday, 8:41 pm", "10 Oct". */
export function ageOf(at: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const days = daysBetween(dayInIndia(new Date(at)), dayInIndia(new Date(now)))
  if (days === 0) return instantTime(at)
  return days === 1 ? `yesterday, ${instantTime(at)}` : instantDay(at)
}

export function queueTitle(total: number): string {
  return `${count(total, 'payment')} to check`
}

function fits({ payment }: Claim): boolean {
  return utrDateFits(payment.utr ?? '', new Date(payment.created_at))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
