import { beforeAll, describe, expect, test } from 'vitest'
import { farm } from '#lib/farm/rules/farm.ts'
import { siteLanguages } from '#lib/farm/rules/site-languages.ts'
import type { Review } from '#lib/farm/schema/languages.ts'
import { useDatabase } from '../support/database.ts'
import { readMessages } from '../support/messages.ts'
import { siteCalls, useDraft } from '../support/site-calls.ts'

useDatabase()
useDraft()

let staff: Awaited<ReturnType<typeof siteCalls>>
beforeAll(async () => {
  staff = await siteCalls()
})

const key = 'about.lead'
const english = 'We grow mangoes.'
const write = (locale: string, text: string | null) => staff.write({ key, locale, text })

async function counts(locale: string) {
  const found = (await staff.languages()).find((language) => language.locale === locale)
  const { yours = 0, outdated = 0, missing = 0 } = found ?? {}
  return { yours, outdated, missing }
}
const review = async (locale: string, query = ''): Promise<Review> =>
  (await staff.review(locale, query)).body

describe('the languages', () => {
  test('are all on and standard at first, in the same number of places', async () => {
    const languages = await staff.languages()
    expect(languages.map(({ locale }) => locale)).toEqual(['en', 'fr', 'ar', 'es', 'zh', 'ru'])
    const [first] = languages
    expect(first?.standard).toBeGreaterThan(200)
    for (const { locale, ...state } of languages) {
      const all = { isOn: true, isLive: true, yours: 0, outdated: 0, missing: 0 }
      expect([locale, state]).toEqual([locale, { ...all, standard: first?.standard }])
    }
  })

  test('count what is in the draft: other English puts the others out of date', async () => {
    await write('fr', 'Nous cultivons des mangues.')
    expect(await counts('fr')).toEqual({ yours: 1, outdated: 0, missing: 0 })
    await write('en', english)
    expect(await counts('en')).toEqual({ yours: 1, outdated: 0, missing: 0 })
    expect(await counts('fr')).toEqual({ yours: 0, outdated: 1, missing: 0 })
    expect(await counts('ru')).toEqual({ yours: 0, outdated: 1, missing: 0 })
  })

  test('lack the words of the farm’s own places, for as long as a list shows these', async () => {
    const list = 'nearby.nature'
    const [before] = (await staff.lists()).filter((one) => one.list === list)
    const texts = { name: 'The weir', kind: 'Water', text: 'Herons fish.', best: 'At dawn' }
    await staff.addItem(list, { ...texts, minutes: 12 })
    expect(await counts('es')).toEqual({ yours: 0, outdated: 0, missing: 4 })
    await staff.publishAll()
    const [now] = (await staff.lists()).filter((one) => one.list === list)
    const ids = (items: { id: string; minutes?: number | undefined }[] = []) =>
      items.map(({ id, minutes }) => ({ id, ...(minutes && { minutes }) }))
    await staff.list(list, { items: ids(before?.items), seen: ids(now?.items) })
    expect(await counts('es')).toEqual({ yours: 0, outdated: 0, missing: 0 })
  })
})

test('another farm than the sample has only what’s true of any farm, and what it has written, which other languages lack', async () => {
  await write('en', english)
  const counted = async (locale: string) =>
    (await staff.languages()).find((language) => language.locale === locale)
  const sample = await counted('fr')
  await staff.save({ demo: false })
  const [own, french] = [await counted('en'), await counted('fr')]
  expect(own?.standard).toBeLessThan(sample?.standard ?? 0)
  expect(own?.yours).toBe(1)
  expect(french).toMatchObject({ standard: own?.standard, outdated: 0, missing: 1 })
  const { places } = await review('fr')
  expect(places.map(({ state, languages }) => [state, languages.fr.text])).toEqual([
    ['missing', null],
  ])
  await write('fr', 'Nous cultivons des mangues.')
  expect(await counts('fr')).toEqual({ yours: 1, outdated: 0, missing: 0 })
})

describe('a language that’s switched off', () => {
  test('is off in the draft, for guests once it’s published, and back when an earlier publication is restored', async () => {
    const { status } = await staff.save({ 'languages.fr': false }, { 'languages.fr': true })
    expect(status).toBe(200)
    const french = async () => (await staff.languages()).find(({ locale }) => locale === 'fr')
    expect(await french()).toMatchObject({ isOn: false, isLive: true })
    expect(siteLanguages()).toContain('fr')
    await staff.publishAll()
    expect(await french()).toMatchObject({ isOn: false, isLive: false })
    expect(siteLanguages()).toEqual(['en', 'ar', 'es', 'zh', 'ru'])
    const { publications } = await staff.publications()
    expect(publications[0].changes).toMatchObject([
      { kind: 'fact', what: 'languages.fr', before: true, after: false },
    ])
    await staff.restore(1)
    expect(farm().languages.fr).toBe(true)
  })

  test('keeps its words, which can be written meanwhile', async () => {
    await write('fr', 'Nous cultivons des mangues.')
    await staff.save({ 'languages.fr': false })
    await staff.publishAll()
    expect(await counts('fr')).toEqual({ yours: 1, outdated: 0, missing: 0 })
    expect((await write('fr', 'Des mangues et du riz.')).status).toBe(200)
  })

  test('is refused if a colleague switched it first', async () => {
    await staff.save({ 'languages.fr': false })
    const { status, body } = await staff.save({ 'languages.fr': false }, { 'languages.fr': true })
    expect([status, body.facts]).toEqual([409, { 'languages.fr': false }])
  })
})

describe('what is to be reviewed', () => {
  test('is shown with both texts and the English that the other was written for, until it’s still correct', async () => {
    expect((await review('fr')).places).toEqual([])
    await write('en', english)
    const { language, places } = await review('fr')
    expect(language).toMatchObject({ locale: 'fr', outdated: 1, missing: 0 })
    expect(places).toMatchObject([
      { key, state: 'outdated', writtenFor: readMessages('en').get(key), pages: ['about'] },
    ])
    expect(places[0]?.languages.en.text).toBe(english)
    const text = readMessages('fr').get(key) ?? ''
    expect(places[0]?.languages.fr.text).toBe(text)
    await write('fr', text)
    expect((await review('fr')).places).toEqual([])
    expect((await review('ru')).places).toHaveLength(1)
  })

  test('is found by its state, and so many at a time', async () => {
    const texts = { name: 'The weir', kind: 'Water', text: 'Herons fish.', best: 'At dawn' }
    await staff.addItem('nearby.nature', { ...texts, minutes: 12 })
    await write('en', english)
    const shown = async (query: string) =>
      (await review('zh', query)).places.map(({ state }) => state)
    expect(await shown('')).toEqual(['outdated', 'missing', 'missing', 'missing', 'missing'])
    expect(await shown('?state=missing&most=2')).toEqual(['missing', 'missing'])
    expect((await review('zh', '?state=outdated')).language).toMatchObject({ missing: 4 })
  })

  test.each(['en', 'de', 'toString', ''])('is nothing in “%s”', async (language) => {
    expect((await staff.review(language)).status).toBe(404)
  })

  test.each(['?state=yours', '?most=0', '?most=x'])('is refused with %s', async (query) => {
    expect((await staff.review('fr', query)).status).toBe(422)
  })
})
