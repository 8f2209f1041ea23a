import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { utrDateFits } from '#lib/payments/rules/utr.ts'
import { dayInIndia, daysBetween } from '#lib/shared/dates.ts'
import { flagMark, flagSentence, passedChecks } from '../booking/words.ts'
import { instantDay, instantTime, rupees } from '../kit/words.ts'

const t = staffWords('money')

/** Returns what a claim pays, in a word or two. */
export function paysWhat(claim: Claim): string {
  return claim.payment.direction === 'refunded'
    ? t('pays.refund')
    : t(`pays.${kindOf(claim)}`, { percent: claim.booking.terms.depositPercent })
}

/** Returns "Exactly the balance", of a claim for all that is due. */
export function exactWords(claim: Claim): string {
  return t(`exactly.${kindOf(claim)}`, { percent: claim.booking.terms.depositPercent })
}

function kindOf({ is_own, booking }: Claim) {
  return is_own ? booking.paying : 'balance'
}

/** Returns the rupees that were to be paid: what comes with the booking, or what is left beside other claims. */
function dueOf({ is_own, booking, payment }: Claim): number {
  if (is_own) return booking.to_pay
  return Math.max(0, booking.balance - (booking.checking - payment.amount))
}

/** Returns "₹245 short" or "₹500 too much", alone or in more words, or null for exactly what is due. */
export function gapWords(claim: Claim, as: 'alone' | 'ofDue' | 'doubt'): string | null {
  const due = dueOf(claim)
  const gap = Math.round((claim.payment.amount - due) * 100) / 100
  if (gap === 0) return null
  const side = gap < 0 ? 'short' : 'over'
  return t(`gap.${side}.${as}`, { amount: rupees(Math.abs(gap)), due: rupees(due) })
}

/** The one thing about a claim that its row says: a doubt, or how it stands with the bank's statements. */
export type ClaimTag = { text: string; kind: 'doubt' | 'seen' | 'waits' | 'refund' }

/** Returns the gravest doubt in a few words, or else whether the bank's statements have it; null if neither is known. */
export function tagOf(claim: Claim): ClaimTag | null {
  if (claim.payment.direction === 'refunded') return { text: t('refund.title'), kind: 'refund' }
  const grave = graveDoubt(claim)
  if (grave) return { text: grave, kind: 'doubt' }
  if (claim.seen) return { text: t('tags.seen'), kind: 'seen' }
  const doubt = smallDoubt(claim)
  if (doubt) return { text: doubt, kind: 'doubt' }
  if (claim.covered === null) return null
  return { text: claim.covered ? t('bank.missing') : t('tags.notYet'), kind: 'waits' }
}

function graveDoubt(claim: Claim): string | null {
  const { seen, payment, booking, is_own, utr_seen } = claim
  if (utr_seen) return t('tags.usedBefore')
  const alike = booking.flags.find((each) => each.endsWith('_screenshot'))
  if (is_own && alike) return capital(flagMark(alike))
  if (seen && seen.amount !== payment.amount)
    return t('tags.otherSum', { amount: rupees(seen.amount) })
  return gapWords(claim, 'alone')
}

function smallDoubt(claim: Claim): string | null {
  const { payment, booking, is_own } = claim
  if (!payment.utr && !awaitsTransfer(claim)) return t('tags.noUtr')
  const flag = is_own && booking.flags.find((each) => each !== 'amount_differs')
  return flag ? capital(flagMark(flag)) : null
}

/** Returns true for a transfer that the guest has announced and not shown yet. */
export function awaitsTransfer({ is_own, booking }: Claim): boolean {
  return is_own && booking.flags.includes('awaits_transfer')
}

export function doubtsOf(claim: Claim): string[] {
  const { is_own, booking, payment, utr_seen, seen } = claim
  const gap = is_own ? null : gapWords(claim, 'doubt')
  const isOther = seen && seen.amount !== payment.amount
  return [
    ...(utr_seen ? [t('doubts.sameUtr', { reference: utr_seen })] : []),
    ...(isOther
      ? [t('doubts.otherSum', { seen: rupees(seen.amount), amount: rupees(payment.amount) })]
      : []),
    ...(gap ? [gap] : []),
    ...(is_own
      ? booking.flags
          .filter((flag) => flag !== 'same_utr' || !utr_seen)
          .map((flag) => flagSentence(flag, booking))
      : []),
    ...(!is_own && payment.utr && !fits(claim) ? [t('doubts.utrDate')] : []),
  ]
}

export function checksOf(claim: Claim): string[] {
  const { is_own, booking, payment, utr_seen } = claim
  if (is_own) return passedChecks(booking)
  return [
    ...(gapWords(claim, 'alone') ? [] : [t('checks.amount')]),
    ...(payment.utr && !utr_seen ? [t('checks.utr')] : []),
    ...(payment.utr && fits(claim) ? [t('checks.utrDate')] : []),
  ]
}

/** Returns how long ago a claim was made: "30 min ago", "9:05 am", "yesterday, 8:41 pm", "10 Oct". */
export function ageOf(at: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / 60_000)
  if (minutes < 1) return t('age.now')
  if (minutes < 60) return t('age.minutes', { minutes })
  const days = daysBetween(dayInIndia(new Date(at)), dayInIndia(new Date(now)))
  const time = instantTime(at)
  if (days === 0) return time
  return days === 1 ? t('age.yesterday', { time }) : instantDay(at)
}

function fits({ payment }: Claim): boolean {
  return utrDateFits(payment.utr ?? '', new Date(payment.created_at))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
