import { staffWords } from '#lib/i18n/staff-words.ts'
import { toPaise } from '#lib/shared/money.ts'
import type { Because } from '#lib/statements/rules/hit.ts'
import type { WireStatement } from '#lib/statements/schema/files.ts'
import type { WireCandidate, WireMatch } from '#lib/statements/schema/lines.ts'
import { day, range } from '../kit/words.ts'

const t = staffWords('statement')

export type Group = 'sure' | 'likely'

/** The reason of a match in a word or two; `isDoubt` for one that speaks against it. */
export type Tag = { text: string; isDoubt: boolean }

const doubts: ReadonlySet<Because> = new Set(['amount_differs', 'two_bookings', 'used_before'])

/** Returns the reasons of a match as tags: what speaks against it first, and UTR and reference as one. */
export function tagsOf(because: readonly Because[]): Tag[] {
  const isBoth = because.includes('utr') && because.includes('reference')
  const tags = because
    .filter((each) => !isBoth || each !== 'reference')
    .map((each) => ({
      text: t(isBoth && each === 'utr' ? 'reasons.both' : `reasons.${each}`),
      isDoubt: doubts.has(each),
    }))
  return [...tags.filter(({ isDoubt }) => isDoubt), ...tags.filter(({ isDoubt }) => !isDoubt)]
}

/** Returns "Deposit, T4V-9KQ". */
export function bookingWords({ paying, reference }: WireCandidate): string {
  return `${t(`paying.${paying}`)}, ${reference}`
}

/** Returns "1 to 11 Oct", "28 Sept to 11 Oct" or "11 Oct" for the days of a statement. */
export function statementDays({ from, to }: Pick<WireStatement, 'from' | 'to'>, year = false) {
  if (from === to) return day(to, year)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = isOneMonth ? Number(from.slice(8)) : day(from, from.slice(0, 4) !== to.slice(0, 4))
  return range(first, day(to, year))
}

/** Returns the sum of amounts in paise, each in rupees. */
export function paiseOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + toPaise(amount), 0)
}

/** Returns what tells a candidate from the others of its credit. */
export function candidateKey({ payment_id, booking_id }: WireCandidate): string {
  return payment_id ?? booking_id
}

/** Returns what tells a match from another of the same credit: a tick does not pass on to another booking. */
export function matchKey(group: Group, { line, candidates }: WireMatch): string {
  return [group, line.id, ...candidates.map(candidateKey)].join(' ')
}
