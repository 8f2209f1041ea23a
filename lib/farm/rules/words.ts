import type { Locale } from '../../i18n/languages.ts'
import type { OwnPicture } from '../schema/pictures.ts'
import type { Own, Words, WordsState } from '../schema/words.ts'
import { ownItemOf } from './item-kinds.ts'
import { slotOfAlt } from './slots.ts'

/** The shipped texts of all places, by language and key. */
export type Shipped = { [L in Locale]: ReadonlyMap<string, string> }

/** A place in a language. */
export type PlaceIn = { locale: Locale; key: string }

/** Returns the name of a change of words: `fr/about.lead`. */
export function nameOf({ locale, key }: PlaceIn): string {
  return `${locale}/${key}`
}

/** Returns what {@link nameOf} names. */
export function placeNamed(name: string): PlaceIn {
  const [locale = '', key = ''] = name.split('/')
  return { locale: locale as Locale, key }
}

/** Returns what staff have written for a place in a language. */
export function ownAt(words: Words, { locale, key }: PlaceIn): Own | null {
  return words[locale]?.[key] ?? null
}

/** Returns the text that guests read there; null if it's the English one, because the language has none. */
export function textAt(words: Words, shipped: Shipped, { locale, key }: PlaceIn): string | null {
  return ownAt(words, { locale, key })?.text ?? shipped[locale].get(key) ?? null
}

/** Returns the shipped English text of a place, or the farm's own for an item that staff have added; null if there's no such place. */
export function englishAt(words: Words, shipped: Shipped, key: string): string | null {
  const ofItem = ownItemOf(key) ? ownAt(words, { locale: 'en', key })?.text : null
  return shipped.en.get(key) ?? ofItem ?? null
}

/** Returns the English text that the words of other languages have to be written for. */
function meaningAt(words: Words, shipped: Shipped, key: string): string {
  return ownAt(words, { locale: 'en', key })?.english ?? shipped.en.get(key) ?? ''
}

/** Returns words that have another text for a place, or the shipped one. */
export function withOwn(words: Words, { locale, key }: PlaceIn, own: Own | null): Words {
  const { [key]: _, ...others } = words[locale] ?? {}
  const texts = own ? { ...others, [key]: own } : others
  const { [locale]: __, ...languages } = words
  return Object.keys(texts).length > 0 ? { ...languages, [locale]: texts } : languages
}

/** Returns how the words of a place are in a language, but for a draft of them. What described another picture is outdated. */
export function stateAt(
  words: Words,
  shipped: Shipped,
  place: PlaceIn,
  pictures: { readonly [slot: string]: Pick<OwnPicture, 'hash'> },
): Exclude<WordsState, 'draft'> {
  const slot = slotOfAlt(place.key)
  const described = ownAt(words, { locale: 'en', key: place.key })?.picture
  if (slot && described !== pictures[slot]?.hash) return 'outdated'
  const own = ownAt(words, place)
  if (place.locale === 'en') return own ? 'yours' : 'standard'
  if (!own && !shipped[place.locale].has(place.key)) return 'missing'
  if (writtenFor(words, shipped, place) !== meaningAt(words, shipped, place.key)) return 'outdated'
  return own?.text == null ? 'standard' : 'yours'
}

/** Returns the English text that the words of a place in another language were written for; null if there's none any more. */
export function writtenFor(words: Words, shipped: Shipped, place: PlaceIn): string | null {
  return ownAt(words, place)?.english ?? shipped.en.get(place.key) ?? null
}

/** `picture` is the hash of the farm's own picture that English words describe. */
type Wanted = PlaceIn & { text: string | null; typo: boolean; picture?: string | undefined }

/**
 * Returns what is kept when somebody writes a text, or null for the shipped one. Writing the same again in a language other than English
 * says that it's still correct. A `typo` is one in what's written already; if only that is said, in all that isn't published.
 */
export function ownFor(
  { picture, ...wanted }: Wanted,
  words: { published: Words; draft: Words },
  shipped: Shipped,
): Own | null {
  const own = ownWords(wanted, words, shipped)
  if (picture === undefined || wanted.locale !== 'en' || wanted.text === null) return own
  return { ...(own ?? { text: null, english: wanted.text }), picture }
}

function ownWords(
  { text, typo, ...place }: Omit<Wanted, 'picture'>,
  words: { published: Words; draft: Words },
  shipped: Shipped,
): Own | null {
  const standard = shipped[place.locale].get(place.key) ?? null
  if (text === null || (place.locale === 'en' && text === standard)) return null
  const meaning = meaningAt(words.draft, shipped, place.key)
  if (place.locale !== 'en') {
    const isStandard = text === standard
    // Nothing needs to be kept of shipped words for the shipped English.
    if (isStandard && meaning === shipped.en.get(place.key)) return null
    return { text: isStandard ? null : text, english: meaning }
  }
  if (!typo) return { text, english: text }
  const isOnlySaid = text === textAt(words.draft, shipped, place)
  return { text, english: isOnlySaid ? meaningAt(words.published, shipped, place.key) : meaning }
}
