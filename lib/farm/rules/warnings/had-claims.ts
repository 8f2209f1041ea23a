import type { Locale } from '../../../i18n/languages.ts'
import type { Facts } from '../../schema/facts.ts'
import type { Words } from '../../schema/words.ts'
import { isOwnId } from '../item-kinds.ts'
import { type Entry, entriesIn, type Lists, nameKey } from '../lists.ts'
import { sampleMeals } from '../sample-values.ts'
import { type Claim, finds, wordsOf } from './sentences.ts'

/** What is known of a room that guests can book. */
export type KnownRoom = { cooling?: string | undefined; wifi?: string | undefined }

/** What is known of what the farm has. */
export type Known = { facts: Facts; lists: Lists; words: Words; rooms: readonly KnownRoom[] }

/** What the farm hasn't, or has for money, although a sentence says otherwise. */
export type Had =
  | 'ac'
  | 'noAc'
  | 'wifi'
  | 'noWifi'
  | 'breakfast'
  | 'breakfastPrice'
  | 'pool'
  | 'campfire'

type Names = Record<Locale, string>

const ac: Names = {
  en: 'ac|a/c|air[- ]?con|air[- ]condition\\p{L}*',
  fr: 'clim|climatis\\p{L}*|air conditionné',
  es: 'aire acondicionado|climatizad\\p{L}*',
  ru: 'кондиционер\\p{L}*',
  zh: '空调|冷气',
  ar: 'مكي[ّ]?ف\\p{L}*|تكييف',
}
const wifi: Names = {
  en: 'wi[-‑ ]?fi',
  fr: 'wi[-‑ ]?fi',
  es: 'wi[-‑ ]?fi',
  ru: 'wi[-‑ ]?fi|вай[-‑ ]?фай\\p{L}*',
  zh: 'wi[-‑ ]?fi|无线网络?|无线上网',
  ar: 'wi[-‑ ]?fi|واي[-‑ ]?فاي',
}
const breakfast: Names = {
  en: 'breakfasts?',
  fr: 'petits?[-‑ ]déjeuners?',
  es: 'desayunos?',
  ru: 'завтрак\\p{L}*',
  zh: '早餐|早饭',
  ar: 'فطور|إفطار',
}
const included: Names = {
  en: 'included|includes?|including|free|complimentary',
  fr: 'inclus\\p{L}*|compris\\p{L}*|offert\\p{L}*|gratuit\\p{L}*',
  es: 'incluid\\p{L}*|incluye\\p{L}*|gratis|gratuit\\p{L}*',
  ru: 'включ\\p{L}*|входит|бесплатн\\p{L}*',
  zh: '含|包括|免费|赠送',
  ar: 'مشمول\\p{L}*|شامل\\p{L}*|يشمل|تشمل|مجان\\p{L}*',
}
const pool: Names = {
  en: 'pools?',
  fr: 'piscines?',
  es: 'piscinas?|albercas?',
  ru: 'бассейн\\p{L}*',
  zh: '泳池|游泳池',
  ar: 'مسبح\\p{L}*|مسابح|حمام السباحة|حوض السباحة',
}
const campfire: Names = {
  en: 'camp ?fires?|bonfires?',
  fr: 'feux? de camp|feux? de joie',
  es: 'fogatas?|hogueras?',
  ru: 'кост[ёе]р\\p{L}*|костр\\p{L}*',
  zh: '篝火|营火',
  ar: 'جلس\\p{L}* النار|نار المخيم|حول النار',
}

const none: Names = {
  en: "(?:no|without|not have|don[’']t have)(?: any)?",
  fr: "(?:pas|sans)(?: de| d[’'])?",
  es: '(?:no hay|sin|no tenemos)',
  ru: '(?:без|нет)',
  zh: '(?:没有|无|不提供)',
  ar: '(?:بدون|دون|لا يوجد|لا توجد)',
}

const noneOf = (names: Names) =>
  Object.fromEntries(
    Object.entries(names).map(([locale, words]) => {
      const space = locale === 'zh' ? '' : '\\s?(?:ال)?'
      return [locale, `${none[locale as Locale]}${space}(?:${words})`]
    }),
  ) as Names

/** Returns true if it's known of each room, and so of each. */
const isEach =
  (fact: keyof KnownRoom, is: (value: string) => boolean) =>
  ({ rooms }: Known): boolean =>
    rooms.length > 0 && rooms.every((room) => room[fact] !== undefined && is(room[fact]))

const shownIn = (known: Known, list: 'meals' | 'terms') =>
  entriesIn(known, list).filter(({ hidden }) => !hidden)

function isNamed(list: 'meals' | 'terms', { id }: Entry, names: Names, { words }: Known): boolean {
  const name = words.en?.[nameKey(list, id)]?.text ?? ''
  return isOwnId(id) && finds(wordsOf('en', names.en)).test(name)
}

const breakfastOf = (known: Known) =>
  shownIn(known, 'meals').find(
    (meal) => meal.id === 'breakfast' || isNamed('meals', meal, breakfast, known),
  )

// Another farm whose meals aren't listed may still have breakfast.
const hasNoBreakfast = (known: Known) =>
  (known.facts.demo || known.lists.meals !== undefined) && !breakfastOf(known)

function costsBreakfast(known: Known): boolean {
  const meal = breakfastOf(known)
  const { price = 0 } = sampleMeals[meal?.id ?? ''] ?? meal ?? {}
  return price > 0
}

/** Returns true if staff have taken the item of the terms out, and nothing else says that the farm has it. */
const isTakenOut = (id: 'pool' | 'campfire', names: Names) => (known: Known) =>
  known.lists.terms !== undefined &&
  !known.words.en?.[`stay.amenities.${id}`] &&
  !shownIn(known, 'terms').some((item) => item.id === id || isNamed('terms', item, names, known))

/** Claims about what rooms, meals and terms list. Nothing is held against a farm that hasn't said. */
export const hadClaims: readonly Claim<Had, Known>[] = [
  { of: 'ac', negated: false, says: ac, isFalse: isEach('cooling', (is) => is !== 'ac') },
  { of: 'noAc', negated: true, says: noneOf(ac), isFalse: isEach('cooling', (is) => is === 'ac') },
  { of: 'wifi', negated: false, says: wifi, isFalse: isEach('wifi', (is) => is === 'none') },
  {
    of: 'noWifi',
    negated: true,
    says: noneOf(wifi),
    isFalse: isEach('wifi', (is) => is !== 'none'),
  },
  { of: 'breakfast', negated: false, says: breakfast, isFalse: hasNoBreakfast },
  {
    of: 'breakfastPrice',
    negated: false,
    says: breakfast,
    also: included,
    isFalse: costsBreakfast,
  },
  { of: 'pool', negated: false, says: pool, isFalse: isTakenOut('pool', pool) },
  { of: 'campfire', negated: false, says: campfire, isFalse: isTakenOut('campfire', campfire) },
]
