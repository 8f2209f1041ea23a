import { type Locale, languages } from '../../i18n/languages.ts'
import type { Alt } from '../schema/pictures.ts'
import type { Own, Words } from '../schema/words.ts'
import { altKey } from './slots.ts'
import { ownFor, type Shipped, stateAt, textAt } from './words.ts'

/** What staff have written to describe a picture, by language, kept as the words of a place are. */
export type Descriptions = { readonly [L in Locale]?: Own }

/**
 * Returns which words describe a picture in a language: its own, the English of staff, or none, as long as the English ones weren't
 * written for this picture. Words for another picture would be wrong.
 */
export function describing(
  { en: english, ...others }: Descriptions,
  hash: string,
  locale: Locale,
): 'words' | { english: string } | null {
  if (english?.picture !== hash) return null
  if (locale === 'en' || english.text === null) return 'words'
  const theirs = others[locale]
  return theirs?.english === english.english ? 'words' : { english: english.text }
}

/** Returns the text that describes a picture of a room in a language, or the English one; null if there's none. */
export function describedAs(
  descriptions: Descriptions,
  hash: string,
  locale: Locale,
): { alt: string; lang?: 'en' } | null {
  const by = describing(descriptions, hash, locale)
  if (by === null) return null
  return by === 'words'
    ? { alt: descriptions[locale]?.text ?? '' }
    : { alt: by.english, lang: 'en' }
}

const locales = Object.keys(languages) as Locale[]
// A room's pictures have no shipped words: for the rules of words they're a place of their own.
const slot = 'room'
const key = altKey(slot)
const nothing = Object.fromEntries(
  locales.map((locale) => [locale, new Map()]),
) as unknown as Shipped

const wordsOf = (descriptions: Descriptions): Words =>
  Object.fromEntries(Object.entries(descriptions).map(([locale, own]) => [locale, { [key]: own }]))

/** Returns the texts that describe a picture of a room, by language, each with how it is. */
export function altOf(descriptions: Descriptions, hash: string): Alt {
  const words = wordsOf(descriptions)
  const pictures = { [slot]: { hash } }
  return Object.fromEntries(
    locales.map((locale) => {
      const place = { locale, key }
      const state = stateAt(words, nothing, place, pictures)
      return [locale, { text: textAt(words, nothing, place), state }]
    }),
  ) as Alt
}

/** Returns descriptions with another text in a language, written for this picture; null takes it away. */
export function withDescription(
  descriptions: Descriptions,
  hash: string,
  { locale, text }: { locale: Locale; text: string | null },
): Descriptions {
  const words = wordsOf(descriptions)
  const wanted = { key, locale, text, typo: false, picture: hash }
  const own = ownFor(wanted, { published: words, draft: words }, nothing)
  const { [locale]: _, ...others } = descriptions
  return own ? { ...others, [locale]: own } : others
}
