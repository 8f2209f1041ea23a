import { expect, test } from 'vitest'
import { listNames, nameKey, shippedLists } from '#lib/farm/rules/lists.ts'
import { isPlace, isSample, pagesOf, placeParts } from '#lib/farm/rules/places.ts'
import { pages } from '#lib/i18n/pages.ts'
import { plainWords } from '#lib/shared/text.ts'
import { readMessages } from '../../support/messages.ts'

const english = [...readMessages('en').keys()]

/** The pages that tell of the farm, by the first part of their messages' keys. */
const reading =
  'home about hosts meals children ways questions experiences stay nearby gallery testimonials events payment contact terms pictures'.split(
    ' ',
  )

test('a text of a page that tells of the farm is a place unless it’s named as none, and no name is out of date', () => {
  const named = placeParts.flatMap(({ of, but = [], samples = [] }) => [
    of,
    ...[...but, ...(samples === 'all' ? [] : samples)].flatMap((names) =>
      names.split(' ').map((name) => `${of}.${name}`),
    ),
  ])
  const isThere = (name: string) =>
    english.some((key) => key === name || key.startsWith(`${name}.`))
  expect(named.filter((name) => !isThere(name))).toEqual([])
  const others = english.filter((key) => reading.includes(key.split('.')[0] ?? '') && !isPlace(key))
  expect(others.filter((key) => !named.some((name) => `${key}.`.startsWith(`${name}.`)))).toEqual(
    [],
  )
  expect(english.filter(isPlace).length).toBeGreaterThan(300)
})

test('no other text is a place, but for the line in the footer and what search engines read of the farm', () => {
  const places = english.filter((key) => isPlace(key) && !reading.includes(key.split('.')[0] ?? ''))
  expect(places).toEqual(['common.siteDescription', 'footer.line'])
})

test.each([
  ['about.lead', ['about']],
  ['stay.dining.text1', ['stayDining']],
  ['events.family.title', ['events', 'contact']],
  ['events.family.text', ['events']],
  ['footer.line', Object.keys(pages)],
  ['home.strip.label', []],
  ['privacy.lead', []],
  ['homely.title', []],
])('%s is a place of %j', (key, of) => {
  expect(pagesOf(key)).toEqual(of)
})

test.each(['en', 'fr', 'ar', 'es', 'zh', 'ru'])(
  'what is shipped in %s is kept as it is when somebody saves it',
  (locale) => {
    const places = [...readMessages(locale)].filter(([key]) => isPlace(key))
    expect(places.map(([key, text]) => [key, plainWords(text)])).toEqual(places)
  },
)

/** What only the sample has: its names, its land and its house, as its English texts tell of them. */
const ofTheSample =
  /pawna|tikona|lohagad|visapur|\btung\b|karla|bhaja|bedse|kamshet|lonavala|maratha|sahyadri|maharashtra|pune\b|mumbai|two lakes|\blakes?\b|six acres|\bwada|cottage|valley|bullock|chulha|breakfast|campfire|pool|orchard|paddy|Sarja/i

test('no text that’s true of any farm tells of the sample', () => {
  const general = [...readMessages('en')].filter(([key]) => !isSample(key))
  const telling = general.filter(([, text]) => ofTheSample.test(text)).map(([key]) => key)
  expect(telling).toEqual([])
})

test('every item that a list ships is the sample’s, but for the terms that any farm has', () => {
  const general = listNames.flatMap((list) =>
    shippedLists[list].map((id) => nameKey(list, id)).filter((key) => !isSample(key)),
  )
  const points = 'booking price deposit times refund damage smoking dogs'.split(' ')
  expect(general).toEqual(points.map((point) => `terms.${point}.title`))
})
