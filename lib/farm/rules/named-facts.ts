import type { Terms } from '../schema/facts.ts'

/** The groups of facts, in the order in which staff see them. */
export const factGroups = [
  'contact',
  'place',
  'arrival',
  'terms',
  'money',
  'gst',
  'chat',
  'rules',
  'privacy',
  'driving',
  'languages',
] as const
type FactGroup = (typeof factGroups)[number]

type Kind =
  | 'text'
  | 'phone'
  | 'email'
  | 'address'
  | 'digits'
  | 'time'
  | 'hour'
  | 'percent'
  | 'count'
  | 'year'
  | 'minutes'
  | 'degrees'
  | 'choice'
  | 'switch'

type NamedFact = {
  group: FactGroup
  kind: Kind
  /** It may be empty, which is null. */
  optional?: true
  choices?: readonly string[]
  /** The language that it's written in, if that's not English. */
  lang?: string
}

const spelling = (lang: string) =>
  ({ group: 'contact', kind: 'text', optional: true, lang }) as const
const language = { group: 'languages', kind: 'switch' } as const
const minutes = { group: 'driving', kind: 'minutes' } as const

/**
 * Every fact by its name, which is its path in `Facts`, with what kind of value it has and where staff find it. What kind a value is says
 * how it's shown and typed; what it may be is the rule of `factsSchema`.
 */
const namedFacts = {
  name: { group: 'contact', kind: 'text' },
  brand: { group: 'contact', kind: 'text' },
  nameInMarathi: { group: 'contact', kind: 'text', lang: 'mr' },
  'spellings.fr.name': spelling('fr'),
  'spellings.fr.brand': spelling('fr'),
  'spellings.ar.name': spelling('ar'),
  'spellings.ar.brand': spelling('ar'),
  'spellings.zh.name': spelling('zh'),
  'spellings.zh.brand': spelling('zh'),
  'spellings.es.name': spelling('es'),
  'spellings.es.brand': spelling('es'),
  'spellings.ru.name': spelling('ru'),
  'spellings.ru.brand': spelling('ru'),
  since: { group: 'contact', kind: 'year' },
  phone: { group: 'contact', kind: 'phone' },
  whatsapp: { group: 'contact', kind: 'digits' },
  email: { group: 'contact', kind: 'email' },
  instagram: { group: 'contact', kind: 'address' },
  googleListing: { group: 'contact', kind: 'address' },
  demo: { group: 'contact', kind: 'switch' },
  open: { group: 'contact', kind: 'switch' },
  'address.street': { group: 'place', kind: 'text' },
  'address.taluka': { group: 'place', kind: 'text' },
  'address.district': { group: 'place', kind: 'text' },
  'address.region': { group: 'place', kind: 'text' },
  'address.postalCode': { group: 'place', kind: 'digits' },
  'geo.latitude': { group: 'place', kind: 'degrees' },
  'geo.longitude': { group: 'place', kind: 'degrees' },
  'checkIn.from': { group: 'arrival', kind: 'hour' },
  'checkIn.to': { group: 'arrival', kind: 'hour' },
  checkOutBy: { group: 'arrival', kind: 'time' },
  depositPercent: { group: 'terms', kind: 'percent' },
  refundDays: { group: 'terms', kind: 'count' },
  priceRange: { group: 'terms', kind: 'choice', choices: ['₹', '₹₹', '₹₹₹', '₹₹₹₹'] },
  'upi.id': { group: 'money', kind: 'email' },
  'upi.payee': { group: 'money', kind: 'text' },
  'upi.number': { group: 'money', kind: 'digits' },
  'bank.accountName': { group: 'money', kind: 'text' },
  'bank.name': { group: 'money', kind: 'text' },
  'bank.accountNumber': { group: 'money', kind: 'digits' },
  'bank.ifsc': { group: 'money', kind: 'text' },
  'bank.swift': { group: 'money', kind: 'text' },
  'gst.gstin': { group: 'gst', kind: 'text', optional: true },
  'gst.scheme': { group: 'gst', kind: 'choice', choices: ['regular', 'composition'] },
  'gst.legalName': { group: 'gst', kind: 'text' },
  'gst.stateCode': { group: 'gst', kind: 'digits' },
  'gst.sac': { group: 'gst', kind: 'digits' },
  gstPercent: { group: 'gst', kind: 'percent' },
  'hours.from': { group: 'chat', kind: 'time' },
  'hours.to': { group: 'chat', kind: 'time' },
  maxDogs: { group: 'rules', kind: 'count' },
  meat: { group: 'rules', kind: 'choice', choices: ['never', 'onRequest'] },
  hostingCountry: { group: 'privacy', kind: 'text' },
  backupWeeks: { group: 'privacy', kind: 'count' },
  answerDays: { group: 'privacy', kind: 'count' },
  'drivingMinutes.lohagad': minutes,
  'drivingMinutes.visapur': minutes,
  'drivingMinutes.tikona': minutes,
  'drivingMinutes.tung': minutes,
  'drivingMinutes.karla': minutes,
  'drivingMinutes.bhaja': minutes,
  'drivingMinutes.bedse': minutes,
  'drivingMinutes.pawna': minutes,
  'drivingMinutes.ajivali': minutes,
  'drivingMinutes.kune': minutes,
  'drivingMinutes.ekvira': minutes,
  'drivingMinutes.pandharpur': minutes,
  'drivingMinutes.kamshet': minutes,
  'drivingMinutes.lonavala': minutes,
  'languages.fr': language,
  'languages.ar': language,
  'languages.es': language,
  'languages.zh': language,
  'languages.ru': language,
} as const satisfies Record<string, NamedFact>

export type FactName = keyof typeof namedFacts
export type FactValue = string | number | boolean | null
/** Facts by their names: all of them, or some. */
export type FactValues = { [Name in FactName]?: FactValue | undefined }

export const factNames = Object.keys(namedFacts) as FactName[]

type Flat<Name extends string> = Name extends `${infer Part}.${infer Rest}`
  ? `${Part}_${Flat<Rest>}`
  : Name

/** Returns a name without dots, which separate parts in the names of messages and of fields. */
export function factKey<Name extends string>(name: Name): Flat<Name> {
  return name.replaceAll('.', '_') as Flat<Name>
}

export const factOf = (name: FactName): NamedFact => namedFacts[name]

/** The part of the facts that a fact is in: `checkIn` of `checkIn.from`. */
const partOf = (name: FactName): string => name.split('.')[0] ?? ''

// Where guests' money goes and what's on their bills, and whether they see the farm at all.
const forOwners: readonly string[] = ['upi', 'bank', 'gst', 'demo', 'open']

/** Returns true for a fact that only owners change. */
export const isForOwners = (name: FactName): boolean => forOwners.includes(partOf(name))

/** Facts that are changed together, since the one may not be without the other. */
const factPairs = [
  ['checkIn.from', 'checkIn.to'],
  ['hours.from', 'hours.to'],
  ['geo.latitude', 'geo.longitude'],
] as const satisfies FactName[][]

/** Returns the facts that are changed together with this one, itself among them. */
export function changedWith(name: FactName): readonly FactName[] {
  return factPairs.find((pair) => (pair as readonly FactName[]).includes(name)) ?? [name]
}

const promised: readonly string[] = [
  'depositPercent',
  'refundDays',
  'checkIn',
  'checkOutBy',
  'maxDogs',
] satisfies (keyof Terms)[]

/** Returns true for a fact that's promised with a booking, which keeps it as it was: one of its `Terms`. */
export const isPromised = (name: FactName): boolean => promised.includes(partOf(name))

/** Returns true for what guests pay to. */
export function isMoney(name: FactName): boolean {
  return factOf(name).group === 'money'
}

const onSoonPage = /^(name|brand|spellings\..*|address\..*|phone|whatsapp)$/

/**
 * Returns true for what's live when it's saved, while all other facts are on Publish: what guests pay to, whether the farm is
 * open for them, and, while it isn't, all that they see of it.
 */
export function isLiveWhenSaved(name: FactName, isOpen: boolean): boolean {
  return isMoney(name) || name === 'open' || (!isOpen && onSoonPage.test(name))
}
