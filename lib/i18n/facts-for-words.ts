import { farmCounts } from './farm-counts.ts'
import { farmFacts } from './farm-facts.ts'
import type { Locale } from './languages.ts'

/** Returns the farm's facts and counts as the messages of a language name them. */
export function factsForWords(locale: Locale): Record<string, string | number> {
  return { ...farmFacts(locale), ...farmCounts() }
}
