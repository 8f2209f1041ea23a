import type { Facts } from '../schema/facts.ts'
import type { OwnPicture } from '../schema/pictures.ts'
import type { SiteDifference } from '../schema/site.ts'
import type { Own, Words } from '../schema/words.ts'
import type { Difference } from './held.ts'
import { isOwnId, nameKeysOf } from './item-kinds.ts'
import { type Entry, entriesIn, type ListName, listNames, nameKey } from './lists.ts'
import { type FactName, type FactValue, factNames } from './named-facts.ts'
import { slots, titleKey } from './slots.ts'
import { placeNamed, type Shipped, textAt } from './words.ts'

/** What staff are told of differences with: the shipped words, and those that staff have written. */
export type Told = { shipped: Shipped; words: Words; facts: Pick<Facts, 'demo'> }

/** Returns what a difference is to staff: of words, the texts that guests read; of a list, its items. */
export function toldDifference(
  { kind, name, before, after }: Difference,
  told: Told,
): SiteDifference {
  if (kind === 'fact') {
    return { kind, what: name as FactName, before: before as FactValue, after: after as FactValue }
  }
  if (kind === 'list') {
    const what = name as ListName
    const named = (entries: Entry[] | null) =>
      entriesIn({ lists: { [what]: entries ?? undefined }, facts: told.facts }, what).map(
        (entry) => ({
          ...entry,
          name: itemName(what, entry.id, told),
        }),
      )
    return { kind, what, before: named(before as Entry[]), after: named(after as Entry[]) }
  }
  if (kind === 'picture') {
    const own = { before: before as OwnPicture | null, after: after as OwnPicture | null }
    return { kind, what: name, name: slotName(name, told), ...own }
  }
  const { locale, key } = placeNamed(name)
  const text = (own: Own | null) => own?.text ?? told.shipped[locale].get(key) ?? null
  return {
    kind,
    what: key,
    locale,
    before: text(before as Own | null),
    after: text(after as Own | null),
  }
}

/** Returns the English name of an item of a list. */
export function itemName(
  list: ListName,
  id: string,
  { shipped, words }: Pick<Told, 'shipped' | 'words'>,
): string {
  return textAt(words, shipped, { locale: 'en', key: nameKey(list, id) }) ?? id
}

/** Returns the English name of a slot: of the picture, or of the item of the farm's own that it's of. */
export function slotName(
  slot: string,
  { shipped, words }: Pick<Told, 'shipped' | 'words'>,
): string {
  const keys = isOwnId(slot) ? nameKeysOf(slot) : [titleKey(slot)]
  const names = keys.flatMap((key) => textAt(words, shipped, { locale: 'en', key }) ?? [])
  return names[0] ?? slot
}

/** Returns what sorts differences as staff see them: facts, then places, each in all languages, then lists and pictures. */
export function inOrder(shipped: Shipped) {
  const names = [...factNames, ...shipped.en.keys(), ...listNames, ...slots]
  const at = new Map<string, number>(names.map((name, place) => [name, place]))
  const locales = Object.keys(shipped)
  const placeOf = (told: SiteDifference) => {
    const language = told.kind === 'words' ? locales.indexOf(told.locale) : 0
    return (at.get(told.what) ?? 0) * locales.length + language
  }
  return (a: SiteDifference, b: SiteDifference) => placeOf(a) - placeOf(b)
}
