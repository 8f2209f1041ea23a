import { z } from 'zod'
import { type Locale, languages } from '../../i18n/languages.ts'
import type { PageName } from '../../i18n/pages.ts'
import { plainWords } from '../../shared/text.ts'

/**
 * Words that staff have written for a place in a language. `english` is the English text that they were written for: if it's another
 * by now, they're outdated. Of the English itself it's the text whose meaning it still has: its own, or, after the mending of a typo,
 * the one before. Without a `text`, the shipped words are still correct for that English. The English that describes a picture of the
 * farm's own names it by its hash: it's outdated for any other.
 */
export type Own = { text: string | null; english: string; picture?: string }

/** All that staff have written, by language and place. */
export type Words = { [L in Locale]?: { [key: string]: Own } }

/** `yours` are the farm's own words, `standard` the shipped ones; `missing` ones are shown in English, and a `draft` isn't shown yet. */
export type WordsState = 'yours' | 'standard' | 'outdated' | 'missing' | 'draft'

const locale = z.enum(Object.keys(languages) as Locale[], 'Choose a language of the site.')
const key = z.string('Name a place of the site.').max(100, 'Name a place of the site.')
const text = z.string('Enter some text.').transform(plainWords)

/**
 * Words for a place in a language: a `text` of null puts the shipped ones back. `seen` is the text that the person saw there. After a
 * `typo`, the other languages are still correct.
 */
export const wordsChange = z.strictObject({
  key,
  locale,
  text: text.nullable(),
  seen: z.string('Send the text that you saw.').nullable().optional(),
  typo: z.boolean('Send true or false.').default(false),
})
export type WordsChange = z.infer<typeof wordsChange>

export const placeQuery = z.object({ key })

/** The words of a place in one language; `text` and `state` are as if the draft were published, but for the state of a draft. */
export type WordsOfLanguage = {
  shipped: string | null
  text: string | null
  published: string | null
  state: WordsState
  /** The draft is the mending of a typo. */
  typo?: true
  /** Who wrote the draft, and when. */
  by?: string
  at?: string
}

/** A fact that the text of a place may name, whether it must, and how it reads in each language, where it's one of the farm's own. */
export type PlaceArgument = {
  name: string
  needed: boolean
  samples: { [L in Locale]?: string }
}

export type PlaceWords = {
  key: string
  pages: readonly PageName[]
  args: PlaceArgument[]
  languages: Record<Locale, WordsOfLanguage>
}
