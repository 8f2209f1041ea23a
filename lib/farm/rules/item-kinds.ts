/** What an item has: a text, in every language, or a value, which is the same in all of them. */
export type ItemField =
  | { is: 'text'; most: number; long?: true; optional?: true }
  | { is: 'number'; least: number; most: number; optional?: true }

export type ItemKind = {
  /** Where its words are among the messages: `nearby` if they're `nearby.<id>.name` and so on. */
  at: string
  /** Whether it has a picture: an item that `needs` one isn't shown without it. */
  picture?: 'needs' | 'may'
  /** Its fields by the ends of their keys, in the order of the form. The first text is its name. */
  fields: Record<string, ItemField>
}

const line = <Most extends number>(most: Most) => ({ is: 'text', most }) as const
const lines = <Most extends number>(most: Most) => ({ is: 'text', most, long: true }) as const
const number = (least: number, most: number) => ({ is: 'number', least, most }) as const
const optional = <Field extends ItemField>(field: Field) => ({ ...field, optional: true }) as const

const titled = { title: line(80), text: lines(600) }
const drawn = { title: line(60) }

/**
 * What the farm's own items of each list are. The form, the rule, where the words are and what guest pages show follow from it. The
 * labels are in `messages/staff/en.json`, under `site.items`.
 */
export const itemKinds = {
  nearby: {
    at: 'nearby',
    fields: {
      name: line(60),
      kind: line(80),
      minutes: number(1, 600),
      best: line(80),
      text: lines(600),
    },
  },
  experiences: {
    at: 'experiences.cards',
    picture: 'may',
    fields: { title: line(60), kicker: line(40), text: lines(600), when: line(200) },
  },
  doings: {
    at: 'home.do',
    picture: 'may',
    fields: { title: line(60), text: lines(240) },
  },
  packages: {
    at: 'events',
    picture: 'may',
    fields: {
      title: line(60),
      text: lines(240),
      point1: line(80),
      point2: optional(line(80)),
      point3: optional(line(80)),
    },
  },
  gallery: {
    at: 'pictures',
    picture: 'needs',
    fields: { title: line(60), caption: optional(line(160)) },
  },
  dayPictures: { at: 'pictures', picture: 'needs', fields: drawn },
  dishes: { at: 'pictures', picture: 'needs', fields: drawn },
  principles: { at: 'about.principles', fields: titled },
  hosts: {
    at: 'hosts',
    picture: 'may',
    fields: { name: line(60), role: line(100), note: line(100) },
  },
  meals: {
    at: 'meals',
    fields: { name: line(60), hours: line(60), price: number(0, 100_000), text: lines(240) },
  },
  children: {
    at: 'children',
    fields: { title: line(60), text: optional(line(100)), says: line(40) },
  },
  ways: {
    at: 'ways',
    fields: {
      name: line(60),
      text: lines(240),
      minutes: number(1, 1440),
      price: optional(number(1, 100_000)),
      other: optional(lines(240)),
    },
  },
  questions: { at: 'questions', fields: { title: line(100), text: lines(600) } },
  terms: { at: 'terms', fields: { title: line(60), text: lines(1500) } },
} as const satisfies Record<string, ItemKind>

/** A list's name without the part that says which of several it is: `gallery` of `gallery.food`. */
export type Family = keyof typeof itemKinds

type Fields = (typeof itemKinds)[Family]['fields']
type NamesOf<Of, Is> = Of extends unknown
  ? { [Name in keyof Of]: Of[Name] extends { is: Is } ? Name : never }[keyof Of]
  : never

/** The values that items have, by the names of their fields. */
export type ItemValues = { [Name in NamesOf<Fields, 'number'>]?: number | undefined }

/** What an item of the farm's own has, by the names of its fields: its English texts and its values. */
export type ItemFields = Record<string, string | number>

const namesWhere = (kind: ItemKind, is: (field: ItemField) => boolean) =>
  Object.entries(kind.fields).flatMap(([name, field]) => (is(field) ? [name] : []))

/** Returns the names of the texts of a kind; its name is the first. */
export const textsOf = (kind: ItemKind) => namesWhere(kind, ({ is }) => is === 'text')

/** Returns the names of the values of a kind. */
const valuesOf = (kind: ItemKind) => namesWhere(kind, ({ is }) => is !== 'text')

/** The names of all values that items have. */
export const valueNames: readonly string[] = Object.values(itemKinds).flatMap(valuesOf)

/** Returns the key of the message that is a text of an item. */
export function itemKey({ at }: ItemKind, id: string, text: string): string {
  return `${at}.${id}.${text}`
}

/** Returns the keys of which one names an item of the farm's own, whichever kind it is. */
export function nameKeysOf(id: string): string[] {
  return Object.values<ItemKind>(itemKinds).map((kind) => itemKey(kind, id, textsOf(kind)[0] ?? ''))
}

/** Returns true for the id of an item of the farm's own, such as `own1f03c2aa`. */
export function isOwnId(id: string): boolean {
  return /^own[0-9a-f]{8}$/.test(id)
}

// What describes its picture is written with the picture.
const ownKeys = new Set([
  'pictures..alt',
  ...Object.values<ItemKind>(itemKinds).flatMap((kind) =>
    textsOf(kind).map((text) => itemKey(kind, '', text)),
  ),
])

/** Returns the id of the item of the farm's own whose words have this key, such as `nearby.own1f03c2aa.name`; null for any other key. */
export function ownItemOf(key: string): string | null {
  const names = key.split('.')
  const id = names.at(-2) ?? ''
  return isOwnId(id) && ownKeys.has(names.with(-2, '').join('.')) ? id : null
}

/** Returns true if an item of the farm's own has all the texts that its kind needs; `has` says of a key whether there's one. */
export function hasTexts(kind: ItemKind, id: string, has: (key: string) => boolean): boolean {
  const needed = namesWhere(kind, ({ is, optional }) => is === 'text' && !optional)
  return needed.every((text) => has(itemKey(kind, id, text)))
}

/** Returns the values of an item, by the names of their fields. */
export function valuesIn(item: object): Map<string, unknown> {
  return new Map(Object.entries(item).filter(([name]) => valueNames.includes(name)))
}

/** Returns true if an item has the values of its kind, and no others. */
export function hasValues(kind: ItemKind, item: object): boolean {
  const values = valuesIn(item)
  const names = new Set([...values.keys(), ...valuesOf(kind)])
  return [...names].every((name) => isValue(kind.fields[name], values.get(name)))
}

function isValue(field: ItemField | undefined, value: unknown): boolean {
  if (!field || field.is === 'text') return false
  if (value === undefined) return field.optional === true
  return Number.isInteger(value) && field.least <= Number(value) && Number(value) <= field.most
}
