import { lastPlannedDay, tooFarWords } from '../../rates/rules/limits.ts'
import type { IsoDate } from '../../shared/dates.ts'

type BlockDays = { from: IsoDate; to: IsoDate }

/**
 * Returns what is wrong with the days of a block, as sentences by the field: it has nights to come, and none after the last day
 * that is planned. Days that it has already, `was`, may stay as they are.
 */
export function blockProblems(
  { from, to }: BlockDays,
  today: IsoDate,
  was?: BlockDays,
): Record<string, string> {
  const last = lastPlannedDay(today)
  if (from !== was?.from && from < today) return { from: isOver }
  if (to < today) return { to: isOver }
  if (from !== was?.from && from > last) return { from: tooFarWords(today) }
  return to !== was?.to && to > last ? { to: tooFarWords(today) } : {}
}

const isOver = 'Choose today or a later day.'

/** Returns the nights of a span that nothing has, as spans in their order. */
export function freeSpans({ from, to }: BlockDays, taken: readonly BlockDays[]): BlockDays[] {
  const spans: BlockDays[] = []
  let next = from
  for (const nights of taken.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (next < nights.from) spans.push({ from: next, to: nights.from })
    if (nights.to > next) next = nights.to
  }
  return next < to ? [...spans, { from: next, to }] : spans
}
