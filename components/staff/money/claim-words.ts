import type { Claim } from '#lib/booking/schema/claims.ts'
import { utrDateFits } from '#lib/payments/rules.ts'
import { property } from '#lib/property.ts'
import { dayInIndia, daysBetween } from '#lib/shared/dates.ts'
import { flagMarks, flagSentence, passedChecks } from '../bookings/words.ts'
import { count, instantDay, instantTime, rupees } from '../words.ts'

/** Returns what a claim pays, in a word or two. */
export function paysWhat({ is_own, booking }: Claim): string {
  if (!is_own) return 'Balance'
  return booking.paying === 'deposit' ? `Deposit, ${property.depositPercent}%` : 'All of it'
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

/** Returns what to look at twice, the gravest first, in a few words; null if nothing is odd. */
export function tagOf(claim: Claim): string | null {
  if (claim.utr_seen) return 'UTR used before'
  const gap = gapOf(claim)
  const flag = claim.is_own && claim.booking.flags.find((each) => each !== 'amount_differs')
  if (flag === 'same_screenshot' || flag === 'similar_screenshot') return capital(flagMarks[flag])
  if (gap) return gap
  if (!claim.payment.utr) return 'No UTR given'
  return flag ? capital(flagMarks[flag]) : null
}

/** Returns what looks odd about a claim, as sentences. */
export function doubtsOf(claim: Claim): string[] {
  const { is_own, booking, payment, utr_seen } = claim
  const gap = is_own ? null : gapOf(claim)
  return [
    ...(utr_seen ? [`The same UTR came with a payment for ${utr_seen}.`] : []),
    ...(gap ? [`That is ${gap}, of ${rupees(dueOf(claim))} that were left.`] : []),
    ...(is_own
      ? booking.flags
          .filter((flag) => flag !== 'same_utr' || !utr_seen)
          .map((flag) => flagSentence(flag, booking))
      : []),
    ...(!is_own && payment.utr && !fits(claim)
      ? ['The day inside this UTR is not the day of the claim. Some banks number differently.']
      : []),
  ]
}

/** Returns the checks that a claim has passed. */
export function checksOf(claim: Claim): string[] {
  const { is_own, booking, payment, utr_seen } = claim
  if (is_own) return passedChecks(booking)
  return [
    ...(gapOf(claim) ? [] : ['The amount is what was left to pay']),
    ...(payment.utr && !utr_seen ? ['UTR not used before'] : []),
    ...(payment.utr && fits(claim) ? ['UTR fits the day'] : []),
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

/** Returns the heading of the queue. */
export function queueTitle(total: number): string {
  return `${count(total, 'payment')} to check`
}

function fits({ payment }: Claim): boolean {
  return utrDateFits(payment.utr ?? '', new Date(payment.created_at))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
