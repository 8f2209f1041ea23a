import { isDeepStrictEqual } from 'node:util'
import type { IsoDate } from '../../shared/dates.ts'
import type { RateFacts } from '../schema/facts.ts'

/** Returns true if two say the same of a thing. */
export function areSame(one: RateFacts, other: RateFacts): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

// As the history keeps it.
function plain(facts: RateFacts): unknown {
  return JSON.parse(JSON.stringify(facts))
}

/** Returns the facts without past days, which can no longer change; null if nothing is left. */
export function ahead(facts: RateFacts, today: IsoDate): RateFacts | null {
  if (facts.kind !== 'days') return facts
  const days = Object.entries(facts.days).filter(([day]) => day >= today)
  return days.length === 0 ? null : { ...facts, days: Object.fromEntries(days) }
}
