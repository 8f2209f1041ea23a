import { addDays, type IsoDate } from '../../shared/dates.ts'
import { nameWords, narrationWords, referencesIn, type Word } from './narration.ts'

/** A reason why a credit may be for a booking, or why that is not certain. */
export type Because =
  | 'utr'
  | 'reference'
  | 'amount'
  | 'day'
  | 'name'
  | 'amount_differs'
  | 'two_bookings'
  | 'used_before'

/** A credit of the bank, in paise. */
export type Credit = { id: string; on: IsoDate; paise: number; narration: string }

/** Expected money: a claim, or what's due for a booking without one. */
export type Awaited = {
  bookingId: string
  paymentId: string | null
  reference: string
  fullName: string
  paying: 'deposit' | 'total' | 'balance'
  /** The sum that is claimed or due … */
  paise: number
  /** … and all that is due of the booking. */
  duePaise: number
  utr: string | null
  /** The day of the claim. */
  on: IsoDate | null
  /** The day on which the booking was made, and the one on which its stay ends. */
  madeOn: IsoDate
  checkOut: IsoDate
  /** False for the claim of a rejected booking: what comes for it is to be paid back. */
  open: boolean
}

/** A payment that was verified with a UTR. */
export type Used = Awaited & { utr: string }

/** All that credits are compared with. */
export type Given = {
  awaited: Awaited[]
  used: Used[]
  /** Pairs of a credit and a booking, as `credit booking`, that somebody has taken apart. */
  apart: ReadonlySet<string>
}

/** Candidates of one credit, at most. */
const most = 10

type Indexes = ReturnType<typeof indexesOf>

// A balance has no claim, so no day.
const anyDay = 'any day'

/** Orders what is waited for by all that a credit may say of it, once for all credits. */
export function indexesOf({ awaited, used }: Given) {
  const byReference = new Map<string, Awaited[]>()
  const byUtr = new Map<string, Awaited[]>()
  const byName = new Map<string, Awaited[]>()
  const byDay = new Map<string, Awaited[]>()
  for (const each of awaited) {
    add(byReference, each.reference.replace('-', ''), each)
    if (each.utr) add(byUtr, each.utr, each)
    if (each.open) addOpen(each, byName, byDay)
  }
  const names = new Set(awaited.flatMap(({ fullName }) => nameWords(fullName)))
  return {
    byReference,
    byUtr,
    byName,
    names,
    byDay,
    used: new Map(used.map((one) => [one.utr, one])),
  }
}

function addOpen(
  each: Awaited,
  byName: Map<string, Awaited[]>,
  byDay: Map<string, Awaited[]>,
): void {
  for (const paise of new Set([each.paise, each.duePaise])) {
    if (each.on) add(byDay, `${paise} ${each.on}`, each)
    const day = each.on ?? anyDay
    for (const word of nameWords(each.fullName)) add(byName, `${paise} ${day} ${word}`, each)
  }
}

/** Adds to a list of the map; a list holds up to {@link most} entries. */
export function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (list.length < most) list.push(value)
}

/** The money that a credit may be, as far as it alone tells. */
export type Hit = {
  because: Set<Because>
  marks: Word[]
  candidates: Awaited[]
  /** True if one claim is meant and nothing speaks against it, as far as the credit alone tells. */
  certain: boolean
  /** True if only sum and day speak for it. */
  faint: boolean
}

/** Returns what one credit may be; null if nothing that is waited for speaks for it. */
export function hitOf(
  credit: Credit,
  indexes: Indexes,
  apart: ReadonlySet<string>,
  today: IsoDate,
): Hit | null {
  const words = narrationWords(credit.narration)
  const isHere = (each: Awaited) => !apart.has(`${credit.id} ${each.bookingId}`)
  const used = words.flatMap((word) => {
    const before = indexes.used.get(word.text)
    return before && isHere(before) ? [{ word, before }] : []
  })
  const hit =
    namedHit(credit, words, indexes, isHere, today) ?? quietHit(credit, words, indexes, isHere)
  const [first] = used
  if (!first) return hit
  const because = new Set<Because>([...(hit?.because ?? ['utr' as const]), 'used_before'])
  const candidates = hit?.candidates ?? [first.before]
  const marks = [...(hit?.marks ?? []), ...used.map(({ word }) => word)]
  return { because, marks, candidates, certain: false, faint: false }
}

// By something in the narration that only one payment has.
function namedHit(
  credit: Credit,
  words: Word[],
  { byReference, byUtr }: Indexes,
  isHere: (each: Awaited) => boolean,
  today: IsoDate,
): Hit | null {
  const because = new Set<Because>()
  const marks: Word[] = []
  const named = new Set<Awaited>()
  const look = (word: Word, list: Awaited[] | undefined, why: Because) => {
    const here = (list ?? []).filter(isHere)
    if (here.length === 0) return
    because.add(why)
    marks.push(word)
    for (const each of here) named.add(each)
  }
  for (const word of words) look(word, byUtr.get(word.text), 'utr')
  for (const word of referencesIn(credit.narration, words)) {
    look(word, byReference.get(word.text), 'reference')
  }
  if (named.size === 0) return null
  const all = bestOfEach([...named], credit, words)
  const [one] = all
  const fits = one !== undefined && isSum(one, credit)
  if (all.length > 1) because.add('two_bookings')
  because.add(fits ? 'amount' : 'amount_differs')
  return {
    because,
    marks,
    candidates: all,
    certain: all.length === 1 && fits && one.open && isTime(one, credit, today),
    faint: false,
  }
}

// Of one booking the claim with the UTR comes before one of the sum, and this before the others.
function bestOfEach(named: Awaited[], credit: Credit, words: Word[]): Awaited[] {
  const said = new Set(words.map(({ text }) => text))
  const rank = (each: Awaited) =>
    (each.utr && said.has(each.utr) ? 4 : 0) +
    (each.paise === credit.paise ? 2 : 0) +
    (each.paymentId === null ? 0 : 1)
  const best = new Map<string, Awaited>()
  for (const each of named) {
    const other = best.get(each.bookingId)
    if (!other || rank(each) > rank(other)) best.set(each.bookingId, each)
  }
  return [...best.values()]
}

// Money that came before the booking was made, or comes on a day that is not yet, was read on a wrong day or is another's.
function isTime({ madeOn }: Awaited, { on }: Credit, today: IsoDate): boolean {
  return on >= madeOn && on <= addDays(today, 1)
}

function isSum({ paise, duePaise }: Awaited, credit: Credit): boolean {
  return credit.paise === paise || credit.paise === duePaise
}

// Guests claim days after they have paid, and a transfer of a Friday arrives on a Monday.
const daysBy = (on: IsoDate, most: number) =>
  Array.from({ length: 2 * most + 1 }, (_, at) => addDays(on, at - most))

// What is left of a stay is paid on any day from its booking to its end.
function isInTime({ on: claimedOn, madeOn, checkOut }: Awaited, on: IsoDate): boolean {
  return claimedOn !== null || (on >= madeOn && on <= checkOut)
}

// By sum, payer's name and about the day or, where no other claim is of that sum and day, without a name.
function quietHit(
  { paise, on }: Credit,
  words: Word[],
  { byName, names, byDay }: Indexes,
  isHere: (each: Awaited) => boolean,
): Hit | null {
  const days = daysBy(on, 1)
  const marks: Word[] = []
  const named = new Set<Awaited>()
  for (const word of words.filter(({ text }) => names.has(text))) {
    const here = [...daysBy(on, 3), anyDay]
      .flatMap((day) => byName.get(`${paise} ${day} ${word.text}`) ?? [])
      .filter((each) => isHere(each) && isInTime(each, on))
    if (here.length > 0) marks.push(word)
    for (const each of here) named.add(each)
  }
  const same =
    named.size > 0
      ? named
      : new Set(days.flatMap((day) => byDay.get(`${paise} ${day}`) ?? []).filter(isHere))
  const candidates = [...same].slice(0, most)
  if (candidates.length === 0 || (named.size === 0 && candidates.length > 1)) return null
  const because = new Set<Because>(['amount'])
  if (candidates.some((each) => each.on !== null && days.includes(each.on))) because.add('day')
  if (named.size > 0) because.add('name')
  if (candidates.length > 1) because.add('two_bookings')
  return { because, marks, candidates, certain: false, faint: named.size === 0 }
}
