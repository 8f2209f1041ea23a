import { createTranslator } from 'use-intl/core'
import { factValue } from '#lib/farm/rules/fact-values.ts'
import {
  farm,
  publicationNow,
  publishedLists,
  publishedPictures,
  publishedWords,
  setFarm,
} from '#lib/farm/rules/farm.ts'
import { shippedLists } from '#lib/farm/rules/lists.ts'
import { factNames, factOf } from '#lib/farm/rules/named-facts.ts'
import { isSample } from '#lib/farm/rules/places.ts'
import { hasWords } from '#lib/farm/rules/shown-words.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import rooms from '../../prisma/sample-rooms.json' with { type: 'json' }
import { leavesOf, readMessages } from './messages.ts'
import { sampleFarm } from './sample-farm.ts'

const locales = Object.keys(languages) as Locale[]

/**
 * Returns what finds in a text what only the sample says: its facts, its rooms and places by their names, and the sentences that the
 * published farm would say otherwise. All of it is taken from the sample's own data, but for what `second` says, too.
 */
export async function findFirstFarm(second: object) {
  const own = plain(JSON.stringify(second))
  const names = [...namesOf(property), ...sampleNames()].filter(
    (name) => !patternOf(name).test(own) && !months.has(name),
  )
  const patterns = [...new Set(names.map(plain))].map((name) => [name, patternOf(name)] as const)
  const sentences = (await otherSentences()).filter((sentence) => !own.includes(sentence))
  /** The sample's names in a text, whatever is said of them. */
  const findNames = (text: string) => {
    const read = plain(text)
    return patterns.filter(([, pattern]) => pattern.test(read)).map(([name]) => name)
  }
  const find = (text: string) => {
    const read = plain(text)
    return [...findNames(read), ...sentences.filter((sentence) => read.includes(sentence))]
  }
  return { find, findNames }
}

const months = new Set(
  Array.from({ length: 12 }, (_, at) =>
    new Date(2026, at).toLocaleString('en-IN', { month: 'long' }),
  ),
)

// Values of these kinds are single numbers or choices, which any sentence may have.
const bare = ['count', 'minutes', 'switch', 'choice', 'percent', 'hour', 'time', 'year']

function namesOf(facts: Facts): string[] {
  const told = factNames.flatMap((name) => {
    const value = factValue(facts, name)
    return value === null || bare.includes(factOf(name).kind) ? [] : [String(value)]
  })
  // In an address they're written in one piece.
  return [...told, ...told.map((value) => value.replaceAll(' ', ''))].filter(
    (name) => name.length > 2,
  )
}

function sampleNames(): string[] {
  const places = Object.entries(shippedLists)
    .filter(([list]) => list.startsWith('nearby.'))
    .flatMap(([, ids]) => ids)
  const nearby = locales.flatMap((locale) => {
    const messages = readMessages(locale)
    return places.flatMap((id) => messages.get(`nearby.${id}.name`) ?? [])
  })
  const ofRooms = rooms.flatMap(({ name, words }) => [
    name,
    ...Object.values(words).map((told: { name: string }) => told.name),
  ])
  return [...nearby, ...ofRooms, ...properNames()]
}

// Words with a capital inside a sentence about the sample that no general text has.
function properNames(): string[] {
  const texts = [...readMessages('en')]
  const general = texts.filter(([key]) => !isSample(key)).map(([, text]) => text.toLowerCase())
  const known = new Set(general.flatMap((text) => text.match(/[\p{L}’-]+/gu) ?? []))
  const told = [
    ...texts.filter(([key]) => isSample(key)).map(([, text]) => text),
    ...rooms.map(({ description }) => description),
  ]
  return told
    .flatMap((text) => text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’-]+/gu) ?? [])
    .filter((word) => !known.has(word.toLowerCase()))
}

async function otherSentences(): Promise<string[]> {
  const published = {
    number: publicationNow(),
    facts: farm(),
    words: publishedWords(),
    lists: publishedLists(),
    ...publishedPictures(),
  }
  const said = new Set(await sentencesNow())
  setFarm(sampleFarm)
  const ofSample = await sentencesNow()
  setFarm(published)
  // Short ones may be about something else.
  return [...new Set(ofSample)].filter((text) => text.length > 12 && !said.has(text))
}

const inner = (text: string) => text

// Every message that names nothing but the farm's facts and counts.
async function sentencesNow(): Promise<string[]> {
  const told = locales.map(async (locale) => {
    const messages = await guestMessages(locale)
    const t = createTranslator({
      locale,
      messages,
      onError: () => undefined,
      getMessageFallback: () => '',
    })
    const values = { ...farmFacts(locale), ...farmCounts(), em: inner, b: inner }
    const keys = leavesOf(messages).map(([key]) => key)
    return keys.filter(hasWords).map((key) => plain(t.markup(key as never, values as never)))
  })
  return (await Promise.all(told)).flat().filter(Boolean)
}

/** A text as one reads it: without what orders it or keeps its words together, and with plain spaces. */
function plain(text: string): string {
  return text.replace(/[\u2060-\u2069\u200b-\u200f\u00ad]/g, '').replace(/\s+/g, ' ')
}

function patternOf(name: string): RegExp {
  const exact = RegExp.escape(name)
  // Arabic joins some words to the next, and Chinese writes no spaces.
  const isJoined = /[\p{Script=Arabic}\p{Script=Han}]/u.test(name)
  return new RegExp(isJoined ? exact : `(?<![\\p{L}\\p{N}])${exact}(?![\\p{L}\\p{N}])`, 'u')
}
