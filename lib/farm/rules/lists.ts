import {
  type Family,
  hasValues,
  type ItemFields,
  type ItemKind,
  type ItemValues,
  isOwnId,
  itemKey,
  itemKinds,
  textsOf,
  valuesIn,
} from './item-kinds.ts'

/** The lists of what guest pages show of the farm: the items of each that the product ships, in their order. */
export const shippedLists = {
  'nearby.forts': ['lohagad', 'visapur', 'tikona', 'tung'],
  'nearby.caves': ['karla', 'bhaja', 'bedse'],
  'nearby.nature': ['pawna', 'ajivali', 'kune'],
  'nearby.spiritual': ['ekvira', 'pandharpur'],
  'nearby.other': ['kamshet', 'lonavala'],
  experiences: ['agri', 'nature', 'culture', 'stars', 'gatherings'],
  doings: ['farm', 'trek', 'cycle', 'cart', 'birds', 'night'],
  packages: ['wellness', 'family', 'corporate'],
  'gallery.campus': [
    'dawn',
    'wada',
    'cart',
    'night',
    'pool',
    'gotha',
    'orchard',
    'well',
    'paddy',
    'jetty',
  ],
  'gallery.rooms': [
    'room',
    'cottage',
    'swing',
    'valleybed',
    'bath',
    'nook',
    'corridor',
    'family',
    'dusk',
  ],
  'gallery.food': [
    'thali',
    'misal',
    'harvest',
    'poha',
    'chulha',
    'pithla',
    'modak',
    'solkadhi',
    'puranpoli',
    'aamras',
    'thalipeeth',
    'sugarcane',
    'dinner',
  ],
  'gallery.nearby': ['fort'],
  dayPictures: ['dawn', 'courtyardnight', 'pithla', 'jetty', 'corridor', 'well'],
  dishes: ['chulha', 'thali', 'pithla', 'misal', 'puranpoli', 'aamras'],
  principles: ['organic', 'culture', 'sustainability'],
  // The first answers the phone.
  hosts: ['anjali', 'sunanda', 'prakash'],
  meals: ['breakfast', 'lunch', 'dinner', 'curry'],
  children: ['small', 'school', 'older', 'cot', 'chair'],
  'ways.noCar': ['junction', 'kamshet'],
  'ways.car': ['mumbai', 'pune'],
  questions: ['ac', 'couples', 'wheelchair', 'children', 'look'],
  terms: [
    'booking',
    'price',
    'deposit',
    'times',
    'refund',
    'wifi',
    'damage',
    'smoking',
    'dogs',
    'parking',
    'pool',
    'campfire',
  ],
} as const

export type ListName = keyof typeof shippedLists
export const listNames = Object.keys(shippedLists) as ListName[]

type FamilyOf<Name> = Name extends `${infer First}.${string}` ? First : Name
const kinds: Record<FamilyOf<ListName>, ItemKind> = itemKinds

/** Returns which of the kinds of items a list has. */
export function familyOf(list: ListName): Family {
  return list.split('.')[0] as Family
}

/** Returns what the farm's own items of a list are. */
export function kindOf(list: ListName): ItemKind {
  return kinds[familyOf(list)]
}

/** Returns the key of the message that names an item of a list. */
export function nameKey(list: ListName, id: string): string {
  const kind = kindOf(list)
  return itemKey(kind, id, textsOf(kind)[0] ?? '')
}

/** An item that the product ships in a list; one of the farm's own has its words under keys of the same form. */
export type ItemOf<Name extends ListName> = (typeof shippedLists)[Name][number]

/**
 * An item of a list. One of the farm's own has its values besides, such as how many minutes away it is by car, and may be `hidden`; a
 * shipped one that's hidden just isn't in the list.
 */
export type Entry = { id: string; hidden?: true | undefined } & ItemValues

/** The same with its English name. */
export type NamedEntry = Entry & { name: string }

/** The lists that staff have changed: what each has, in its order. */
export type Lists = { [Name in ListName]?: readonly Entry[] }

/** What every stay is sold under, whatever else a farm has. */
const needed: { [Name in ListName]?: readonly ItemOf<Name>[] } = {
  terms: ['booking', 'price', 'deposit', 'times', 'refund'],
}

/** Returns true for an item that a list must show. */
export function isNeeded(list: ListName, id: string): boolean {
  return (needed[list] as readonly string[] | undefined)?.includes(id) ?? false
}

/** Whose lists they are: another farm than the sample begins with none of the sample's items. */
type OfFarm = { lists: Lists; facts: { demo: boolean } }

// What the product ships in these is true of any farm.
const general: readonly ListName[] = ['terms']

/** Returns the ids of the shipped items of a list that a farm may show. */
export function shippedIn({ demo }: OfFarm['facts'], list: ListName): readonly string[] {
  return demo || general.includes(list) ? shippedLists[list] : []
}

/** Returns the entries of a list; the shipped ones unless staff have changed it. */
export function entriesIn({ lists, facts }: OfFarm, list: ListName): readonly Entry[] {
  return lists[list] ?? shippedIn(facts, list).map((id) => ({ id }))
}

/** Returns entries with those that are hidden at the end. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries.filter(({ hidden }) => !hidden), ...entries.filter(({ hidden }) => hidden)]
}

/** Returns entries as they're kept: null for the shipped ones. */
export function keptEntries(
  facts: OfFarm['facts'],
  list: ListName,
  entries: readonly Entry[],
): readonly Entry[] | null {
  const isShipped = entries.map(({ id }) => id).join() === shippedIn(facts, list).join()
  return isShipped ? null : inOrder(entries)
}

/** Returns what an item of the farm's own has, by the names of its fields; `texts` are the English words of the farm's own. */
export function fieldsOf(
  list: ListName,
  entry: Entry,
  texts: { [key: string]: { text: string | null } } = {},
): ItemFields {
  const kind = kindOf(list)
  const all = Object.keys(kind.fields).map((name) => {
    const text = texts[itemKey(kind, entry.id, name)]?.text
    return [name, text ?? valuesIn(entry).get(name)] as const
  })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as ItemFields
}

/** Returns the ids of the farm's own items that are in a list. */
export function ownIdsIn(lists: Lists): Set<string> {
  const ids = Object.values(lists).flatMap((entries) => entries.map(({ id }) => id))
  return new Set(ids.filter(isOwnId))
}

/** Items of a list, at most. */
export const maxItems = 100

/** Returns what is wrong with the entries of a list, as a sentence; null if nothing is. `isItem` says whether it may have an item. */
export function listProblem(
  list: ListName,
  entries: readonly Entry[],
  isItem: (id: string) => boolean,
): string | null {
  const ids = entries.map(({ id }) => id)
  if (new Set(ids).size < ids.length) return 'Send each item once.'
  const shipped: readonly string[] = shippedLists[list]
  const fits = (entry: Entry) =>
    shipped.includes(entry.id)
      ? !entry.hidden && valuesIn(entry).size === 0
      : isOwnId(entry.id) && isItem(entry.id) && hasValues(kindOf(list), entry)
  if (!entries.every(fits)) return 'Send items of this list.'
  const missing = (needed[list] ?? []).some((id) => !ids.includes(id))
  return missing ? 'Guests have to read this part of the terms.' : null
}
