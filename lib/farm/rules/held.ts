import type { Locale } from '../../i18n/languages.ts'
import type { Facts } from '../schema/facts.ts'
import type { Own, Words } from '../schema/words.ts'
import { factValue, withFactValues } from './fact-values.ts'
import { type FactName, type FactValue, factNames, isLiveWhenSaved } from './named-facts.ts'
import { isPlace } from './places.ts'
import { nameOf, ownAt, placeNamed, withOwn } from './words.ts'

/** What a publication holds: the farm's facts, and the words that staff have written. */
export type Held = { facts: Facts; words: Words }

export type Kind = 'fact' | 'words'
type Value = FactValue | Own

/** One thing of what a publication holds, by its kind and its name. */
export type Item = { kind: Kind; name: string }
export type Change = Item & { value: Value }
export type Difference = Item & { before: Value; after: Value }

const known: Record<Kind, (name: string) => boolean> = {
  fact: (name) => (factNames as string[]).includes(name),
  words: (name) => isPlace(placeNamed(name).key),
}

/** Returns true if there's such a fact or place; an earlier release may have had others. */
export function isKnown({ kind, name }: Item): boolean {
  return known[kind](name)
}

/** Returns the value that something has. */
export function valueIn({ facts, words }: Held, { kind, name }: Item): Value {
  return kind === 'fact' ? factValue(facts, name as FactName) : ownAt(words, placeNamed(name))
}

/** Returns what is held with some of it changed, which no rule has been asked about. */
export function withChanges(held: Held, changes: Change[]): Held {
  const facts = changes.filter(({ kind }) => kind === 'fact')
  const words = changes.filter(({ kind }) => kind === 'words')
  return {
    facts: withFactValues(
      held.facts,
      Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ),
    words: words.reduce(
      (all, { name, value }) => withOwn(all, placeNamed(name), value as Own | null),
      held.words,
    ),
  }
}

/** Returns true for the same value of a fact, or the same words for the same English. */
export function isSame(some: Value, other: Value): boolean {
  if (!isOwn(some) || !isOwn(other)) return some === other
  return some.text === other.text && some.english === other.english
}

const isOwn = (value: Value): value is Own => typeof value === 'object' && value !== null

/** Returns what differs: facts in their order, then words. */
export function differences(before: Held, after: Held): Difference[] {
  const facts = factNames.map((name): Item => ({ kind: 'fact', name }))
  const words = [...new Set([before, after].flatMap(namesOf))].map(
    (name): Item => ({
      kind: 'words',
      name,
    }),
  )
  return [...facts, ...words]
    .map((item) => ({ ...item, before: valueIn(before, item), after: valueIn(after, item) }))
    .filter((difference) => !isSame(difference.before, difference.after))
}

/** A difference of what guests pay to. */
export type PaidTo = { kind: 'fact'; name: FactName; before: FactValue; after: FactValue }

/** Returns true for a difference of what guests pay to. */
export function isPaidTo(difference: Difference): difference is PaidTo {
  return difference.kind === 'fact' && isLiveWhenSaved(difference.name as FactName)
}

function namesOf({ words }: Held): string[] {
  return Object.entries(words).flatMap(([locale, texts]) =>
    Object.keys(texts).map((key) => nameOf({ locale: locale as Locale, key })),
  )
}
