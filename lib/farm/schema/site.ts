import { z } from 'zod'
import type { Locale } from '../../i18n/languages.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import type { Published } from '../rules/farm.ts'
import type { ListName, NamedEntry } from '../rules/lists.ts'
import { type FactName, type FactValue, factNames } from '../rules/named-facts.ts'
import type { Denier } from '../rules/warnings/claims.ts'
import type { OwnPicture } from './pictures.ts'

const value = z.union([z.string().max(1000), z.number(), z.boolean()]).nullable()
const values = Object.fromEntries(factNames.map((name) => [name, value.optional()])) as Record<
  FactName,
  z.ZodOptional<typeof value>
>

/** Facts by their names, and what the person saw of them; those that aren't `seen` are changed unseen. */
export const factsChange = z.strictObject({ ...values, seen: z.strictObject(values).default({}) })
export type FactsChange = z.infer<typeof factsChange>

const seenChanges = z
  .array(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'Send the ids of changes.'))
  .max(4000)

/** The ids of the changes that the person saw. */
export const publishInput = z.object({
  seen: seenChanges.min(1, 'There’s nothing to publish.'),
})
export type PublishInput = z.infer<typeof publishInput>

/** The same of somebody who opens the farm, with or without changes. */
export const openInput = z.object({ seen: seenChanges })

/** The number of the publication that the person saw to be the newest, and whether what it had is to `keep` as a draft. */
export const restoreInput = z.strictObject({
  seen: wholeNumber(1, 2_147_483_647, 'Send the number of the publication that you saw.'),
  keep: z.boolean('Send true or false.').default(false),
})
export type RestoreInput = z.infer<typeof restoreInput>

/** `before` is the number of the oldest publication that's known. */
export const publicationsQuery = z.object({
  before: wholeNumber(1, 2_147_483_647, 'Enter the number of a publication.').optional(),
})

/** A fact with another value. */
type FactDifference = { kind: 'fact'; what: FactName; before: FactValue; after: FactValue }

/**
 * A place with other words in a language, as guests read them: without its own words, the shipped ones. Where somebody has only said that
 * they're still correct, both are the same. Null is for a language that has none.
 */
type WordsDifference = {
  kind: 'words'
  what: string
  locale: Locale
  before: string | null
  after: string | null
}

/** A list that shows other items, or has another order. */
type ListDifference = {
  kind: 'list'
  what: ListName
  before: NamedEntry[]
  after: NamedEntry[]
}

/** Another picture in a slot, or another focus of it; null is the shipped one. `name` is its English title. */
type PictureDifference = {
  kind: 'picture'
  what: string
  name: string
  before: OwnPicture | null
  after: OwnPicture | null
}

/** Something of what a publication holds that is another by now. */
export type SiteDifference = FactDifference | WordsDifference | ListDifference | PictureDifference

/** A change that guests don't see yet. */
export type SiteChange = SiteDifference & { id: number; by: string; at: string }

/**
 * Something that staff should look at before they publish, at a place and in a language; `words` is the sentence that it's about, or
 * the name of a picture without a description.
 */
export type SiteWarning = { key: string; locale: Locale } & (
  | { kind: 'language'; state: 'outdated' | 'missing' }
  | { kind: 'figure'; words: string; fact: FactName | 'prices' }
  | { kind: 'claim'; words: string; fact: Denier }
  | { kind: 'sample'; words: string }
  | { kind: 'picture'; words: string }
)

/** A publication as staff know it: `by` is null where a start published the facts of lib/property.ts. */
export type PublicationHead = { number: Published['number']; at: string; by: string | null }

/** What guests see, what is changed and not yet published, and what to look at before that's published. */
export type Site = {
  published: PublicationHead
  facts: Record<FactName, FactValue>
  changes: SiteChange[]
  warnings: SiteWarning[]
}

/** A publication with what it changed; `restores` is the number of the one that it brought back. */
export type PublicationOfHistory = PublicationHead & {
  restores: number | null
  changes: SiteDifference[]
}
