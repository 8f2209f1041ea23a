import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { setDraft, setFarm } from '#lib/farm/rules/farm.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import type { Words } from '#lib/farm/schema/words.ts'
import { guestMessages, guestMessagesOf, withOwnWords } from '#lib/i18n/guest-messages.ts'
import { setMessages } from '#lib/i18n/line-breaks.ts'
import { inEnglish } from '#lib/i18n/told.ts'
import { translator } from '#lib/i18n/translator.ts'
import { property } from '#lib/property.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

const publish = (words: Words, facts: Facts = property) =>
  setFarm({ ...sampleFarm, number: 1, facts, words })
const publishElsewhere = (words: Words) => publish(words, { ...property, demo: false })
afterEach(() => publish({}))

const read = async (locale: string) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
const english = await read('en')
const own = (text: string | null) => ({ text, english: '' })

test('guests read the words that staff have published, and the shipped ones of all else', async () => {
  const shipped = (await guestMessages('fr')).about
  publish({ fr: { 'about.lead': own('Des mangues.'), 'about.text2': own(null) } })
  expect((await guestMessages('fr')).about).toEqual({ ...shipped, lead: 'Des mangues.' })
  expect((await guestMessages('es')).about.lead).toBe((await read('es')).about.lead)
  publish({})
  expect((await guestMessages('fr')).about).toEqual(shipped)
})

test('own words break their lines as shipped ones do', async () => {
  const messages = guestMessagesOf(read, setMessages)
  publish({ fr: { 'about.title': own('Cinq champs et 3 vaches à la ferme') } })
  expect((await messages('fr')).about.title).toBe(
    'Cinq champs et\u00a03\u00a0vaches à\u00a0la\u00a0ferme',
  )
})

test('mails have them where they share words with a page', async () => {
  publish({ en: { 'payment.title': own('How you pay') } })
  expect((await translator('en'))('payment.title')).toBe('How you pay')
  publish({})
  expect((await translator('en'))('payment.title')).toBe(english.payment.title)
})

test('an item of the farm’s own is in English where a language has no words for it', async () => {
  const words = {
    en: { 'nearby.own1f03c2aa.name': own('The weir'), 'nearby.own1f03c2aa.kind': own('Water') },
    fr: { 'nearby.own1f03c2aa.name': own('Le barrage') },
  }
  publish(words)
  const nearby = async (locale: 'fr' | 'es') =>
    ((await guestMessages(locale)).nearby as Record<string, unknown>).own1f03c2aa
  expect(await nearby('fr')).toEqual({ name: 'Le barrage', kind: inEnglish('Water') })
  expect(await nearby('es')).toEqual({ name: inEnglish('The weir'), kind: inEnglish('Water') })
})

test('what doesn’t go with the shipped message of this release is left out', () => {
  const texts = {
    'about.lead': own('Call {phone}.'),
    'about.text2': own('A sentence.'),
    'about.none': own('Of an earlier release.'),
    about: own('Not a text.'),
    '__proto__.lead': own('Of no message.'),
  }
  const { about } = withOwnWords(english, english, { own: texts, inEnglish: undefined })
  expect(about).toEqual({ ...english.about, text2: 'A sentence.' })
})

test('a farm that isn’t the sample has its own words, in English where a language has none, and nothing of the sample’s', async () => {
  publishElsewhere({
    en: { 'about.lead': own('An orchard in Sikkim.'), 'about.text2': own('It’s quiet.') },
    fr: { 'about.lead': own('Un verger au Sikkim.') },
  })
  const { title, lead, text1, text2, cta } = (await guestMessages('fr')).about
  expect({ title, lead, text1, text2 }).toEqual({
    title: '',
    lead: 'Un verger au Sikkim.',
    text1: '',
    text2: inEnglish('It’s quiet.'),
  })
  expect(cta).toEqual((await read('fr')).about.cta)
  expect((await guestMessages('en')).about.text2).toBe('It’s quiet.')
})

test('it has the shipped words of a language that staff have called correct', async () => {
  const lead = own('A lake on either side.')
  publishElsewhere({ en: { 'about.lead': lead }, ru: { 'about.lead': own(null) } })
  expect((await guestMessages('ru')).about.lead).toBe((await read('ru')).about.lead)
})

test('becoming the sample again brings its words back, and no others', async () => {
  const words = { en: { 'about.lead': own('An orchard.') } }
  publishElsewhere(words)
  expect((await guestMessages('en')).about.text1).toBe('')
  publish(words)
  expect((await guestMessages('en')).about).toEqual({ ...english.about, lead: 'An orchard.' })
})

test('staff who edit a page of another farm see the sample’s words there, as an example of what to write', async () => {
  const facts = { ...property, demo: false }
  publishElsewhere({})
  setDraft(() => ({ ...sampleFarm, facts, places: ['about.lead'] }))
  const { lead, text1 } = (await guestMessages('fr')).about
  setDraft(() => undefined)
  expect([lead, text1]).toEqual([(await read('fr')).about.lead, ''])
  expect((await guestMessages('fr')).about.lead).toBe('')
})
