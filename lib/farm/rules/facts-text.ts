import type { Locale } from '../../i18n/languages.ts'
import { sha256Of } from '../../shared/sha256.ts'
import type { Facts } from '../schema/facts.ts'
import type { Words } from '../schema/words.ts'
import { factsId, type Published } from './farm.ts'

const place = new RegExp(`<script([^>]* id="${factsId}"[^>]*)>([\\s\\S]*?)</script>`)

/** Returns the facts that a page was made with, from its HTML; null if it holds none. */
export function factsIn(html: string): Facts | null {
  const [, , text] = place.exec(html) ?? []
  return text === undefined ? null : JSON.parse(text)
}

/** Returns true if a page of a language was made with these facts and words. */
export function holds(html: string, { facts, words }: Published, locale: Locale): boolean {
  const held = factsIn(html)
  const [, tag = ''] = place.exec(html) ?? []
  const [, digest = ''] = /data-words="([^"]*)"/.exec(tag) ?? []
  return (
    held !== null && factsText(held) === factsText(facts) && digest === wordsDigest(words, locale)
  )
}

/** Returns a text that's the same for the same facts, whatever order their fields are in: PostgreSQL has one of its own. */
export function factsText(facts: Facts): string {
  return JSON.stringify(facts, (_, value) => (isFields(value) ? sorted(value) : value))
}

/** Returns a text that's the same for the same words of a language as guests read them; empty if they're the shipped ones. */
export function wordsText(words: Words, locale: Locale): string {
  const own = Object.entries(words[locale] ?? {}).flatMap(([key, { text }]) =>
    text === null ? [] : [[key, text] as const],
  )
  return own.length > 0 ? JSON.stringify(sorted(Object.fromEntries(own))) : ''
}

/** Returns what a page names the words by that it was made with; empty for the shipped ones. */
export function wordsDigest(words: Words, locale: Locale): string {
  const text = wordsText(words, locale)
  return text && sha256Of(text).toString('hex').slice(0, 16)
}

const isFields = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (fields: object) =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
