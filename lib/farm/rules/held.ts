import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '../../i18n/languages.ts'
import type { Facts } from '../schema/facts.ts'
import type { OwnPicture, Pictures } from '../schema/pictures.ts'
import type { Own, Words } from '../schema/words.ts'
import { factValue, withFactValues } from './fact-values.ts'
import { isOwnId, ownItemOf } from './item-kinds.ts'
import { type Entry, type ListName, type Lists, listNames, ownIdsIn } from './lists.ts'
import { type FactName, type FactValue, factNames, isMoney } from './named-facts.ts'
import { isPlace } from './places.ts'
import { isSlot, slots } from './slots.ts'
import { nameOf, ownAt, placeNamed, withOwn } from './words.ts'

/** What a publication holds: the farm's facts, and the words, lists and pictures that staff have changed. */
export type Held = { facts: Facts; words: Words; lists: Lists; pictures: Pictures }

export type Kind = 'fact' | 'words' | 'list' | 'picture'
/** A fact's value, the words of a place, the items of a list, or a picture; null for the shipped words, list or picture. */
type Value = FactValue | Own | readonly Entry[] | OwnPicture

/** One thing of what a publication holds, by its kind and its name. */
export type Item = { kind: Kind; name: string }
export type Change = Item & { value: Value }
export type Difference = Item & { before: Value; after: Value }

const known: Record<Kind, (name: string) => boolean> = {
  fact: (name) => (factNames as string[]).includes(name),
  words: (name) => isPlace(placeNamed(name).key),
  list: (name) => (listNames as string[]).includes(name),
  picture: isSlot,
}

/** Returns true if there's such a fact or place; an earlier release may have had others. */
export function isKnown({ kind, name }: Item): boolean {
  return known[kind](name)
}

/** Returns the value that something has. */
export function valueIn({ facts, words, lists, pictures }: Held, { kind, name }: Item): Value {
  if (kind === 'picture') return pictures[name] ?? null
  if (kind === 'fact') return factValue(facts, name as FactName)
  return kind === 'list' ? (lists[name as ListName] ?? null) : ownAt(words, placeNamed(name))
}

/** Returns what is held with some of it changed, which no rule has been asked about. */
export function withChanges(held: Held, changes: Change[]): Held {
  const of = (wanted: Kind) => changes.filter(({ kind }) => kind === wanted)
  const [facts, words, lists, pictures] = [of('fact'), of('words'), of('list'), of('picture')]
  return {
    facts: withFactValues(
      held.facts,
      Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ),
    words: words.reduce(
      (all, { name, value }) => withOwn(all, placeNamed(name), value as Own | null),
      held.words,
    ),
    lists: listsWith(held.lists, lists),
    pictures: pictures.reduce(
      (all, { name, value }) => withPicture(all, name, value as OwnPicture | null),
      held.pictures,
    ),
  }
}

function listsWith(lists: Lists, changes: Change[]): Lists {
  return changes.reduce(
    (all, { kind, name, value }) =>
      kind === 'list' ? withList(all, name as ListName, value as Entry[] | null) : all,
    lists,
  )
}

function withList(lists: Lists, name: ListName, entries: Entry[] | null): Lists {
  const { [name]: _, ...others } = lists
  return entries ? { ...others, [name]: entries } : others
}

/** Returns changes without the words and pictures of the farm's own items that are in none of the lists, as they'd be with the changes. */
export function withoutGone<C extends Change>(changes: C[], lists: Lists): C[] {
  const ids = ownIdsIn(listsWith(lists, changes))
  return changes.filter(({ kind, name }) => {
    const id = kind === 'words' ? ownItemOf(placeNamed(name).key) : ownPictured(kind, name)
    return id === null || ids.has(id)
  })
}

const ownPictured = (kind: Kind, name: string) =>
  kind === 'picture' && isOwnId(name) ? name : null

/** Returns what is held without the words and pictures of the farm's own items that are in none of its lists. */
export function withoutGoneItems(held: Held): Held {
  const ids = ownIdsIn(held.lists)
  const keys = Object.keys(held.words.en ?? {})
  const gone = keys.filter((key) => ownItemOf(key) !== null && !ids.has(ownItemOf(key) ?? ''))
  const locales = Object.keys(held.words) as Locale[]
  const places = gone.flatMap((key) => locales.map((locale) => ({ locale, key })))
  const pictures = Object.entries(held.pictures).filter(([id]) => !isOwnId(id) || ids.has(id))
  return {
    ...held,
    words: places.reduce((all, at) => withOwn(all, at, null), held.words),
    pictures: Object.fromEntries(pictures),
  }
}

function withPicture(pictures: Pictures, slot: string, picture: OwnPicture | null): Pictures {
  const { [slot]: _, ...others } = pictures
  return picture ? { ...others, [slot]: picture } : others
}

/** Returns what an earlier publication held, as it's restored: whether the farm is a sample, and open for guests, stays as it is. */
export function restoredNow(then: Held, { facts: { demo, open } }: Held): Held {
  return { ...then, facts: { ...then.facts, demo, open } }
}

/** Returns true for the same value of a fact, the same words for the same English, the same items in the same order, or the same picture. */
export function isSame(some: Value, other: Value): boolean {
  return isDeepStrictEqual(some, other)
}

/** Returns what differs: facts in their order, then words, lists and pictures. */
export function differences(before: Held, after: Held): Difference[] {
  const facts = factNames.map((name): Item => ({ kind: 'fact', name }))
  const words = [...new Set([before, after].flatMap(namesOf))].map(
    (name): Item => ({
      kind: 'words',
      name,
    }),
  )
  const lists = listNames.map((name): Item => ({ kind: 'list', name }))
  const named = new Set<string>([
    ...slots,
    ...Object.keys(before.pictures),
    ...Object.keys(after.pictures),
  ])
  const pictures = [...named].map((name): Item => ({ kind: 'picture', name }))
  return [...facts, ...words, ...lists, ...pictures]
    .map((item) => ({ ...item, before: valueIn(before, item), after: valueIn(after, item) }))
    .filter((difference) => !isSame(difference.before, difference.after))
}

const termFacts: readonly FactName[] = [
  'depositPercent',
  'refundDays',
  'checkIn.from',
  'checkIn.to',
  'checkOutBy',
  'maxDogs',
  'gst.gstin',
  'gst.scheme',
]

/** Returns true for a difference of what the page of terms says. */
export function isOfTerms({ kind, name }: Item): boolean {
  if (kind === 'words') return placeNamed(name).key.startsWith('terms.')
  return kind === 'list' ? name === 'terms' : termFacts.includes(name as FactName)
}

/** A difference of what guests pay to. */
export type PaidTo = { kind: 'fact'; name: FactName; before: FactValue; after: FactValue }

/** Returns true for a difference of what guests pay to. */
export function isPaidTo(difference: Difference): difference is PaidTo {
  return difference.kind === 'fact' && isMoney(difference.name as FactName)
}

function namesOf({ words }: Held): string[] {
  return Object.entries(words).flatMap(([locale, texts]) =>
    Object.keys(texts).map((key) => nameOf({ locale: locale as Locale, key })),
  )
}
