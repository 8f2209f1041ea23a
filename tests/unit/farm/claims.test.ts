import { describe, expect, test } from 'vitest'
import { type Held, withChanges } from '#lib/farm/rules/held.ts'
import type { Entry } from '#lib/farm/rules/lists.ts'
import { shippedLists } from '#lib/farm/rules/lists.ts'
import type { KnownRoom } from '#lib/farm/rules/warnings/had-claims.ts'
import { publishWarnings } from '#lib/farm/rules/warnings/publish-warnings.ts'
import type { Shipped } from '#lib/farm/rules/words.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import type { OwnPicture } from '#lib/farm/schema/pictures.ts'
import type { Words } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import { readMessages } from '../../support/messages.ts'

const locales: Locale[] = ['en', 'fr', 'ar', 'es', 'zh', 'ru']
const shipped = Object.fromEntries(
  locales.map((locale) => [locale, readMessages(locale)]),
) as unknown as Shipped

type Farm = Partial<Held> & { rooms?: readonly KnownRoom[] }

function warnings({ rooms = [], ...held }: Farm) {
  const published: Held = { facts: property, words: {}, lists: {}, pictures: {}, ...held }
  const wanted = withChanges(published, [])
  return publishWarnings({ published, wanted, changes: [], shipped, rooms })
}

/** What is held against a sentence on a page of a farm that isn't the sample. */
function against(text: string, { locale = 'en' as Locale, ...farm }: Farm & { locale?: Locale }) {
  const words: Words = {
    ...farm.words,
    [locale]: { ...farm.words?.[locale], 'about.lead': { text, english: text } },
  }
  const facts = { ...property, demo: false }
  return warnings({ facts, ...farm, words }).flatMap((warning) =>
    warning.kind === 'claim' ? [warning.fact] : [],
  )
}

const fans = [
  { cooling: 'fan', wifi: 'none' },
  { cooling: 'none', wifi: 'none' },
]
const cool = [{ cooling: 'ac', wifi: 'in_room' }]
const noPool = { lists: { terms: shippedLists.terms.slice(0, 5).map((id) => ({ id })) } }
const meals = (...entries: Entry[]) => ({ lists: { meals: entries } })
const poha = { 'meals.own1f03c2aa.name': { text: 'Breakfast', english: 'Breakfast' } }

describe('a sentence that promises what the farm hasn’t', () => {
  test.each([
    ['en', 'All rooms have AC.', { rooms: fans }, 'ac'],
    ['fr', 'Chambres climatisées.', { rooms: fans }, 'ac'],
    ['es', 'Aire acondicionado en todas.', { rooms: fans }, 'ac'],
    ['ru', 'В номерах кондиционеры.', { rooms: fans }, 'ac'],
    ['zh', '房间有空调。', { rooms: fans }, 'ac'],
    ['ar', 'الغرف مكيفة.', { rooms: fans }, 'ac'],
    ['en', 'There’s no AC.', { rooms: cool }, 'noAc'],
    ['zh', '没有空调。', { rooms: cool }, 'noAc'],
    ['en', 'Fast Wi-Fi for your work.', { rooms: fans }, 'wifi'],
    ['zh', '无线网络免费。', { rooms: fans }, 'wifi'],
    ['ru', 'Есть вай-фай.', { rooms: fans }, 'wifi'],
    ['fr', 'Pas de Wi-Fi.', { rooms: cool }, 'noWifi'],
    ['en', 'Breakfast is on the verandah.', meals({ id: 'dinner' }), 'breakfast'],
    ['fr', 'Le petit-déjeuner est copieux.', meals(), 'breakfast'],
    ['ar', 'الفطور على الشرفة.', meals(), 'breakfast'],
    [
      'en',
      'Breakfast is included.',
      { ...meals({ id: 'own1f03c2aa', price: 150 }), words: { en: poha } },
      'breakfastPrice',
    ],
    ['en', 'Swim in our pool.', noPool, 'pool'],
    ['es', 'Una piscina de piedra.', noPool, 'pool'],
    ['ru', 'По вечерам костёр.', noPool, 'campfire'],
    ['zh', '晚上有篝火。', noPool, 'campfire'],
  ] as const)('in %s: %s', (locale, text, farm, denier) => {
    expect(against(text, { locale, ...(farm as Farm) })).toEqual([denier])
  })

  test.each([
    ['en', 'All rooms have AC.', { rooms: cool }],
    ['en', 'All rooms have AC.', { rooms: [...fans, {}] }],
    ['en', 'All rooms have AC.', { rooms: [] }],
    ['en', 'The cottage has AC, the wada doesn’t.', { rooms: [...fans, ...cool] }],
    ['en', 'There’s no AC.', { rooms: fans }],
    ['en', 'Do you have AC?', { rooms: fans }],
    ['en', 'Breakfast is included.', {}],
    ['en', 'Breakfast is included.', meals({ id: 'breakfast' })],
    [
      'en',
      'Breakfast at nine.',
      { ...meals({ id: 'own1f03c2aa', price: 150 }), words: { en: poha } },
    ],
    ['en', 'Swim in our pool.', {}],
    ['en', 'Carpool with us.', noPool],
  ] as const)('isn’t one that is so, or isn’t known, in %s: %s', (locale, text, farm) => {
    expect(against(text, { locale, ...(farm as Farm) })).toEqual([])
  })
})

describe('on the sample', () => {
  test('no shipped sentence says otherwise than what it has', () => {
    expect(warnings({ rooms: [{ cooling: 'fan' }, { cooling: 'fan' }] })).toEqual([])
  })

  test('those that still claim what was taken out are named once, but for its own item, which is gone', () => {
    const told = warnings(noPool).filter(({ kind }) => kind === 'claim')
    expect(told.every(({ locale }) => locale === 'en')).toBe(true)
    const keys = told.map(({ key }) => key)
    expect(keys).toContain('stay.amenities.pool')
    expect(keys).toContain('stay.amenities.campfire')
    expect(keys.filter((key) => /^terms\.(pool|campfire)\./.test(key))).toEqual([])
  })
})

describe('a picture of the farm’s own', () => {
  const hash = 'a'.repeat(32)
  const pictures = { garden: { hash, x: 50, y: 50, kind: 'photo' } satisfies OwnPicture }
  const key = 'pictures.garden.alt'
  const bare = (words: Words, facts: Facts = property) =>
    warnings({ facts, pictures, words }).flatMap((warning) =>
      warning.kind === 'picture' ? [`${warning.key} ${warning.locale}`] : [],
    )
  const english = { [key]: { text: 'Rows of beans.', english: 'Rows of beans.', picture: hash } }

  test('is pointed out in each language in which nothing describes it', () => {
    expect(bare({})).toEqual(locales.map((locale) => `${key} ${locale}`).sort(byShown))
    const french = { [key]: { text: 'Des rangs de haricots.', english: 'Rows of beans.' } }
    expect(bare({ en: english, fr: french })).toEqual(
      ['ar', 'es', 'zh', 'ru'].map((locale) => `${key} ${locale}`).sort(byShown),
    )
  })

  test('isn’t in languages that are off, and one that nobody has replaced isn’t at all', () => {
    const off = { fr: false, ar: false, es: false, zh: false, ru: false }
    expect(bare({ en: english }, { ...property, languages: off })).toEqual([])
    expect(warnings({})).toEqual([])
  })
})

// In the order of the site's languages.
const order = ['en', 'fr', 'ar', 'es', 'zh', 'ru']
const byShown = (a: string, b: string) => order.indexOf(a.slice(-2)) - order.indexOf(b.slice(-2))
