import type { ComponentType } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AboutPage } from '#components/site/about/about-page.tsx'
import { Bar } from '#components/site/bar.tsx'
import { ContactPage } from '#components/site/contact/contact-page.tsx'
import { EventsPage } from '#components/site/events/events-page.tsx'
import { ExperiencesPage } from '#components/site/experiences/experiences-page.tsx'
import { Footer } from '#components/site/footer.tsx'
import { GalleryPage } from '#components/site/gallery/gallery-page.tsx'
import { About, CallUs, Doings, GalleryStrip } from '#components/site/home/farm.tsx'
import { Packages } from '#components/site/home/gatherings.tsx'
import { Hero } from '#components/site/home/hero.tsx'
import { Money } from '#components/site/home/money.tsx'
import { Opening } from '#components/site/home/opening.tsx'
import { Rooms } from '#components/site/home/rooms.tsx'
import { Dining, Nearby } from '#components/site/home/table-and-country.tsx'
import { HomeHosts } from '#components/site/hosts/hosts.tsx'
import { NearbyPage } from '#components/site/nearby/nearby-page.tsx'
import { StayDiningPage } from '#components/site/stay-dining/stay-dining-page.tsx'
import { FarmData } from '#components/site/structured-data.tsx'
import { TermsPage } from '#components/site/terms/terms-page.tsx'
import { factValue, withFactValues } from '#lib/farm/rules/fact-values.ts'
import { setFarm } from '#lib/farm/rules/farm.ts'
import { type Lists, listNames, shippedLists } from '#lib/farm/rules/lists.ts'
import { isSample } from '#lib/farm/rules/places.ts'
import type { Words } from '#lib/farm/schema/words.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import facts from '../../../farms/ambewadi/facts.json' with { type: 'json' }
import { type OwnItem, readFarmFolder } from '../../../scripts/demo/farm-folder.ts'
import { drawn } from '../../support/drawn.ts'
import { publishedOf } from '../../support/farm-in-memory.ts'
import { findFirstFarm } from '../../support/first-farm.ts'
import { readMessages } from '../../support/messages.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

const elsewhere = withFactValues(property, facts)
const show = (words: Words = {}, lists: Lists = {}) =>
  setFarm({ ...sampleFarm, number: 1, facts: elsewhere, words, lists })

let find: (text: string) => string[]
beforeAll(async () => {
  show()
  ;({ find } = await findFirstFarm(facts))
})
afterAll(() => setFarm(sampleFarm))

const locales = Object.keys(languages) as Locale[]
const rooms = { rooms: [] }
const home: [ComponentType<never>, object][] = [
  [FarmData, rooms],
  [Hero, {}],
  [Opening, {}],
  [HomeHosts, {}],
  [Rooms, rooms],
  [Dining, {}],
  [Nearby, {}],
  [Packages, {}],
  [Money, {}],
  [About, {}],
  [Doings, {}],
  [GalleryStrip, {}],
  [CallUs, {}],
]
const pages = { AboutPage, ExperiencesPage, NearbyPage, GalleryPage, EventsPage }
const others = { ContactPage, TermsPage }

async function draw(locale: Locale, part: ComponentType<never>, props: object = {}) {
  return drawn(locale, part, props, await guestMessages(locale))
}

async function drawAll(locale: Locale): Promise<string> {
  const parts = [
    ...home,
    ...[...Object.values({ ...pages, ...others }), Bar, Footer].map(
      (part) => [part as ComponentType<never>, {}] as const,
    ),
    [StayDiningPage as ComponentType<never>, rooms] as const,
  ]
  const drawings = parts.map(([part, props]) => draw(locale, part, props))
  return (await Promise.all(drawings)).join('\n')
}

// A script fills those with a role.
const empty = /<(h[1-6]|p|li|dt|dd|ul|dl)(?: (?![^>]* role=)[^>]*)?><\/\1>/

describe.each(locales)('a farm that has written nothing, in %s', (locale) => {
  test('says nothing that only the sample says, and leaves no empty heading or paragraph', async () => {
    show()
    const all = await drawAll(locale)
    expect(find(all)).toEqual([])
    expect(all).not.toMatch(/<img[^>]* src="\/pictures|<source /)
    expect(empty.exec(all)).toBeNull()
  })
})

test.each(['en', 'fr', 'ar'] as const)(
  'one that has written all of its pages says nothing of the sample in %s',
  async (locale) => {
    const folder = await readFarmFolder('ambewadi')
    const { words, lists } = publishedOf(folder)
    show(words, lists)
    const { find: findBeside } = await findFirstFarm(folder)
    const all = await drawAll(locale)
    expect(findBeside(all)).toEqual([])
    const [fort, host] = [folder.lists['nearby.forts']?.[0], folder.lists.hosts?.[0]] as OwnItem[]
    for (const said of [fort?.[locale]?.name, host?.[locale]?.name]) expect(all).toContain(said)
  },
)

test('it still has its name and place, its prices, how to pay, and how to reach it', async () => {
  show()
  const told = (await Promise.all(home.map(([part, props]) => draw('en', part, props)))).join('')
  expect(told).toContain('Ambewadi Farmstay</h1>')
  for (const said of ['Kudal, Sindhudurg', 'Where you’ll sleep', '94220 00000', '30%']) {
    expect(told).toContain(said)
  }
})

test('no menu leads to a page with nothing on it, and one with something is back', async () => {
  show()
  const empty = ['/about', '/experiences', '/nearby', '/gallery', '/events']
  const linked = async () => {
    const html = (await draw('en', Bar)) + (await draw('en', Footer)) + (await draw('en', CallUs))
    return empty.filter((path) => html.includes(`href="${path}"`))
  }
  expect(await linked()).toEqual([])
  show({ en: { 'about.lead': { text: 'An orchard by a creek.', english: '' } } })
  expect(await linked()).toEqual(['/about'])
})

test('words that are in English alone say so on the pages of other languages', async () => {
  const lead = 'An orchard by a creek.'
  show({ en: { 'about.lead': { text: lead, english: lead } } })
  const arabic = await draw('ar', AboutPage)
  expect(arabic).toMatch(new RegExp(`<p[^>]* lang="en" dir="ltr">${lead}</p>`))
  expect(await draw('en', AboutPage)).not.toContain('lang="en"')
})

test('wherever they’re shown, nothing is left of what marks them', async () => {
  const text = 'In our own words.'
  const keys = [...readMessages('en').keys()].filter(isSample)
  const lists = listNames.map((list) => [list, shippedLists[list].map((id) => ({ id }))])
  show(
    { en: Object.fromEntries(keys.map((key) => [key, { text, english: text }])) },
    Object.fromEntries(lists),
  )
  const all = await drawAll('ar')
  expect(all.split('In our own words').length).toBeGreaterThan(80)
  expect(all.match(/.{0,200}\u2060.{0,20}/g)).toBeNull()
})

test('a list that nobody has changed is empty, and an item of the sample’s needs words of the farm’s own', async () => {
  const doings = [{ id: 'trek' }, { id: 'cart' }]
  show()
  expect(await draw('en', Doings)).toBe('')
  const own = (text: string) => ({ text, english: text })
  show(
    { en: { 'home.do.trek.title': own('Up the hill'), 'home.do.trek.text': own('An hour.') } },
    { doings },
  )
  const told = await draw('en', Doings)
  expect(told).toContain('>Up the hill</h3>')
  expect(told.match(/<li/g)).toHaveLength(1)
})

test('another farm’s hosts have their initials, whatever the sample’s are called', async () => {
  const own = (text: string) => ({ text, english: text })
  const words = { 'hosts.anjali.name': own('Meera Sawant'), 'hosts.anjali.role': own('Cooks') }
  show({ en: words }, { hosts: [{ id: 'anjali' }] })
  const hosts = await draw('en', HomeHosts)
  expect(hosts).toContain('>MS</span>')
  expect(hosts).not.toContain('/portraits/')
})

test.each([
  ['bank account', ['bank.accountNumber'], /bank transfer|into our account/i],
  ['account on Instagram', ['instagram'], /instagram/i],
  ['listing on Google', ['googleListing'], /Reviews on Google|hasMap/],
  ['place on the map', ['geo.latitude', 'geo.longitude'], /GeoCoordinates/],
] as const)('a farm that hasn’t named its %s shows none', async (_, names, of) => {
  const parts = [Money, Footer, FarmData, TermsPage] as ComponentType<never>[]
  const drawParts = async () =>
    (await Promise.all(parts.map((part) => draw('en', part, rooms)))).join('')
  show()
  expect(await drawParts()).toMatch(of)
  const values = Object.fromEntries(names.map((name) => [name, factValue(property, name)]))
  setFarm({ ...sampleFarm, number: 1, facts: withFactValues(elsewhere, values) })
  expect(await drawParts()).not.toMatch(of)
})
