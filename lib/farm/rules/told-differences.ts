import type { SiteDifference } from '../schema/site.ts'
import type { Own } from '../schema/words.ts'
import type { Difference } from './held.ts'
import { type FactName, type FactValue, factNames } from './named-facts.ts'
import { placeNamed, type Shipped } from './words.ts'

/** Returns what a difference is to staff: of words, the texts that guests read. */
export function toldDifference(
  { kind, name, before, after }: Difference,
  shipped: Shipped,
): SiteDifference {
  if (kind === 'fact') {
    return { kind, what: name as FactName, before: before as FactValue, after: after as FactValue }
  }
  const { locale, key } = placeNamed(name)
  const text = (own: Own | null) => own?.text ?? shipped[locale].get(key) ?? null
  return {
    kind,
    what: key,
    locale,
    before: text(before as Own | null),
    after: text(after as Own | null),
  }
}

/** Returns what sorts differences as staff see them: facts, then places, each in all languages. */
export function inOrder(shipped: Shipped) {
  const names = [...factNames, ...shipped.en.keys()]
  const at = new Map<string, number>(names.map((name, place) => [name, place]))
  const locales = Object.keys(shipped)
  const placeOf = (told: SiteDifference) => {
    const language = told.kind === 'words' ? locales.indexOf(told.locale) : 0
    return (at.get(told.what) ?? 0) * locales.length + language
  }
  return (a: SiteDifference, b: SiteDifference) => placeOf(a) - placeOf(b)
}
