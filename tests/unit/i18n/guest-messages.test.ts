import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { setFarm } from '#lib/farm/rules/farm.ts'
import type { Words } from '#lib/farm/schema/words.ts'
import { guestMessages, guestMessagesOf, withOwnWords } from '#lib/i18n/guest-messages.ts'
import { setMessages } from '#lib/i18n/line-breaks.ts'
import { translator } from '#lib/i18n/translator.ts'
import { property } from '#lib/property.ts'

const publish = (words: Words) => setFarm({ number: 1, facts: property, words, lists: {} })
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
  expect(await nearby('fr')).toEqual({ name: 'Le barrage', kind: 'Water' })
  expect(await nearby('es')).toEqual({ name: 'The weir', kind: 'Water' })
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
