import type { Held } from './held.ts'
import { ownItemOf } from './item-kinds.ts'
import { entriesIn, listNames } from './lists.ts'
import { isPlace, isSample } from './places.ts'
import type { Shipped } from './words.ts'

/** Returns the shipped texts that a farm shows: on another farm than the sample, none that tell of the sample. */
export function shippedOn({ facts }: Pick<Held, 'facts'>, shipped: Shipped): Shipped {
  if (facts.demo) return shipped
  const texts = Object.entries(shipped).map(([locale, all]) => [
    locale,
    new Map([...all].filter(([key]) => !isSample(key))),
  ])
  return Object.fromEntries(texts) as Shipped
}

/** Returns the keys of all places where guests read words: those of {@link shippedOn}, then those that only have the farm's own. */
export function wordsPlaces(held: Held, shipped: Shipped): string[] {
  const entries = listNames.flatMap((list) => entriesIn(held, list))
  const shown = new Set(entries.flatMap(({ id, hidden }) => (hidden ? [] : [id])))
  const isShown = (key: string) => {
    const item = ownItemOf(key)
    return item === null ? isPlace(key) : shown.has(item)
  }
  const own = Object.keys(held.words.en ?? {}).filter((key) => !shipped.en.has(key) && isShown(key))
  return [...shipped.en.keys(), ...own]
}
