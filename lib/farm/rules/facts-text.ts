import type { Locale } from '../../i18n/languages.ts'
import { sha256Of } from '../../shared/sha256.ts'
import type { Facts } from '../schema/facts.ts'
import { factsId, type Published } from './farm.ts'
import { ownItemOf } from './item-kinds.ts'
import { isSample } from './places.ts'
import { usualWait } from './usual-wait.ts'

const place = new RegExp(`<script([^>]* id="${factsId}"[^>]*)>([\\s\\S]*?)</script>`)

/** Returns the facts as pages carry them. How far the sample's places are is nothing of another farm's. */
export function factsOnPage(facts: Facts): Facts {
  return facts.demo ? facts : { ...facts, drivingMinutes: {} as Facts['drivingMinutes'] }
}

/** Returns the facts that a page was made with, from its HTML; null if it holds none. */
export function factsIn(html: string): Facts | null {
  const [, , text] = place.exec(html) ?? []
  return text === undefined ? null : JSON.parse(text)
}

/** Returns true if a page of a language was made with what's published. */
export function holds(html: string, published: Published, locale: Locale): boolean {
  const held = factsIn(html)
  const [, tag = ''] = place.exec(html) ?? []
  const [, digest = ''] = /data-own="([^"]*)"/.exec(tag) ?? []
  const [, wait = ''] = /data-wait="([^"]*)"/.exec(tag) ?? []
  const hasFacts = held !== null && factsText(held) === factsText(factsOnPage(published.facts))
  const isOfNow = wait === String(usualWait() ?? '')
  return hasFacts && isOfNow && digest === ownDigest(published, locale)
}

/** Returns a text that's the same for the same facts. */
export function factsText(facts: Facts): string {
  return textOf(facts)
}

type Own = Pick<Published, 'facts' | 'words' | 'lists' | 'pictures'>

/**
 * Returns a text that's the same for the same words, lists and pictures of the farm's own as guests of a language have them; empty if
 * they're the shipped ones.
 */
export function ownText({ facts, words, lists, pictures }: Own, locale: Locale): string {
  // They're in English where a language has no words for them.
  const falls = (key: string) => ownItemOf(key) !== null || (!facts.demo && isSample(key))
  const ofItems = Object.entries(words.en ?? {}).filter(([key]) => falls(key))
  const texts = [...ofItems, ...Object.entries(words[locale] ?? {})].flatMap(([key, { text }]) =>
    text === null ? [] : [[key, text] as const],
  )
  const ownPictures = Object.keys(pictures).length > 0 ? { pictures } : {}
  const own = { ...Object.fromEntries(texts), ...lists, ...ownPictures }
  return Object.keys(own).length > 0 ? textOf(own) : ''
}

/** Returns what a page names the words, lists and pictures by that it was made with; empty for the shipped ones. */
export function ownDigest(published: Own, locale: Locale): string {
  const text = ownText(published, locale)
  return text && sha256Of(text).toString('hex').slice(0, 16)
}

// PostgreSQL has an order of its own for the fields of an object.
const textOf = (value: object) =>
  JSON.stringify(value, (_, part) => (isFields(part) ? sorted(part) : part))

const isFields = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (fields: object) =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
