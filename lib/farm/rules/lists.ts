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

/** An item that the product ships in a list; one of the farm's own has its words under keys of the same form. */
export type ItemOf<Name extends ListName> = (typeof shippedLists)[Name][number]

/** An item that's shown. One of the farm's own has how many minutes away it is by car. */
export type Entry = { id: string; minutes?: number | undefined }

/** The same with its English name. */
export type NamedEntry = Entry & { name: string }

/** The lists that staff have changed: what each shows, in its order. */
export type Lists = { [Name in ListName]?: readonly Entry[] }

/** Where the name of an item is among the messages: `nearby.tikona.name`. */
const names: Record<string, (id: string) => string> = {
  nearby: (id) => `nearby.${id}.name`,
  experiences: (id) => `experiences.cards.${id}.title`,
  doings: (id) => `home.do.${id}.title`,
  packages: (id) => `events.${id}.title`,
  gallery: (id) => `pictures.${id}.title`,
  dayPictures: (id) => `pictures.${id}.title`,
  dishes: (id) => `pictures.${id}.title`,
  principles: (id) => `about.principles.${id}.title`,
  hosts: (id) => `hosts.${id}.name`,
  terms: (id) => `terms.${id}.title`,
}

/** Returns the key of the message that names an item of a list. */
export function nameKey(list: ListName, id: string): string {
  const [family = ''] = list.split('.')
  return names[family]?.(id) ?? id
}

/** The texts of a place nearby, by the ends of their keys. */
export const placeTexts = ['name', 'kind', 'text', 'best'] as const

/** Returns the id of the item of the farm's own whose words have this key, such as `nearby.own1f03c2aa.name`; null for any other key. */
export function ownItemOf(key: string): string | null {
  return /^nearby\.(own[0-9a-f]{8})\.(?:name|kind|text|best)$/.exec(key)?.[1] ?? null
}

/** Returns true for a list to which staff may add items of their own. */
export function takesOwn(list: ListName): boolean {
  return list.startsWith('nearby.')
}

/** What every stay is sold under, whatever else a farm has. */
const needed: { [Name in ListName]?: readonly ItemOf<Name>[] } = {
  terms: ['booking', 'price', 'deposit', 'times', 'refund'],
}

/** Returns true for an item that a list must show. */
export function isNeeded(list: ListName, id: string): boolean {
  return (needed[list] as readonly string[] | undefined)?.includes(id) ?? false
}

/** Returns the entries of a list; the shipped ones unless staff have changed it. */
export function entriesIn(lists: Lists, list: ListName): readonly Entry[] {
  return lists[list] ?? shippedLists[list].map((id) => ({ id }))
}

/** Returns entries as they're kept: null for the shipped ones. */
export function keptEntries(list: ListName, entries: readonly Entry[]): readonly Entry[] | null {
  return entries.map(({ id }) => id).join() === shippedLists[list].join() ? null : entries
}

/** Returns what is wrong with the entries of a list, as a sentence; null if nothing is. Only `known` items of the farm's own may be in it. */
export function listProblem(
  list: ListName,
  entries: readonly Entry[],
  known: readonly Entry[],
): string | null {
  const ids = entries.map(({ id }) => id)
  if (new Set(ids).size < ids.length) return 'Send each item once.'
  const shipped: readonly string[] = shippedLists[list]
  const isItem = ({ id, minutes }: Entry) =>
    shipped.includes(id)
      ? minutes === undefined
      : known.some((own) => own.id === id && own.minutes === minutes)
  if (!entries.every(isItem)) return 'Send items of this list.'
  const missing = (needed[list] ?? []).some((id) => !ids.includes(id))
  return missing ? 'Guests have to read this part of the terms.' : null
}
