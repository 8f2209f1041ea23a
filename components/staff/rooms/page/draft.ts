import { farm } from '#lib/farm/rules/farm.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import type { RoomForm } from '#lib/rooms/client.ts'
import { byLaw } from '#lib/rooms/rules/rate.ts'
import { maxUnits, unitNamesFor } from '#lib/rooms/rules/units.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import { localLanguage, otherLanguages, type RoomWordsInput } from '#lib/rooms/schema/words.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { type FactsDraft, factsOf, typedFacts } from './facts-draft.ts'

export const wordLanguages = [...otherLanguages, localLanguage] as const
export type WordLanguage = (typeof wordLanguages)[number]

/** A room as it's typed. */
export type RoomDraft = FactsDraft & {
  name: string
  base_rate: string
  gst_rate: string
  units: string
  unit_names: string
  sleeps: string
  description: string
  /** By language. */
  names: Record<string, string>
  descriptions: Record<string, string>
  /** Languages whose words are said to be still right. */
  right: string[]
  /** True if the English has changed, and means the same. */
  typo: boolean
}

/** Returns the fields of a room as text, to be changed. */
export function draftOf(room: WholeRoom): RoomDraft {
  const written = (text: 'name' | 'description') =>
    Object.fromEntries(wordLanguages.map((locale) => [locale, room.words[locale]?.[text] ?? '']))
  return {
    name: room.name,
    base_rate: typedRupees(room.base_rate),
    gst_rate: typedRate(room),
    units: String(room.units),
    unit_names: room.unit_names.join('\n'),
    sleeps: String(room.sleeps ?? ''),
    description: room.description,
    names: written('name'),
    descriptions: written('description'),
    right: [],
    typo: false,
    ...typedFacts(room.facts),
  }
}

// Empty leaves the rate that is stored, which does not count while the farm charges no GST.
function typedRate({ gst_rate }: WholeRoom): string {
  if (!chargesGst()) return ''
  return gst_rate === null ? byLaw : String(gst_rate ?? farm().gstPercent)
}

/** Returns the names of as many units as are typed, of which a draft keeps those that were there before as well. */
export function typedUnitNames(draft: Pick<RoomDraft, 'units' | 'unit_names'>): string[] {
  const count = Math.min(Math.max(Math.trunc(Number(draft.units)) || 0, 0), maxUnits)
  return unitNamesFor(count, draft.unit_names === '' ? [] : draft.unit_names.split('\n'))
}

/** Returns what is sent for a draft; `base` is the saved version that it replaces. */
export function sentOf(draft: RoomDraft, base: WholeRoom): RoomForm {
  return {
    id: base.id,
    version: base.version,
    name: draft.name,
    base_rate: draft.base_rate,
    gst_rate: draft.gst_rate,
    units: draft.units,
    unit_names: typedUnitNames(draft).join('\n'),
    sleeps: draft.sleeps,
    description: draft.description,
    facts: JSON.stringify(factsOf(draft)),
    words: JSON.stringify(changedWords(draft, base)),
  }
}

/** Returns the words by language that are changed, or said to be right. */
function changedWords(draft: RoomDraft, base: WholeRoom): RoomWordsInput {
  const changed = wordLanguages.flatMap((locale) => {
    const { name = '', description = '' } = base.words[locale] ?? {}
    const now = { name: draft.names[locale] ?? '', description: draft.descriptions[locale] ?? '' }
    const isSame = now.name === name && now.description === description
    const isRight = saidRight(draft, base, locale)
    if (isSame && !isRight) return []
    const own = locale === localLanguage ? { name: now.name } : now
    return [[locale, { ...own, ...(isRight && { current: true }) }]]
  })
  return Object.fromEntries(changed)
}

/** Returns true if what is written in a language is said to be still right. */
function saidRight(
  { right, typo }: Pick<RoomDraft, 'right' | 'typo'>,
  { words }: Pick<WholeRoom, 'words'>,
  locale: string,
): boolean {
  const was = words[locale]
  const wasRight = locale === localLanguage ? was?.named : was?.current
  return right.includes(locale) || (typo && wasRight === true)
}

/** Returns a room's words in other languages as they'd be once the draft is saved. */
export function draftWords(draft: RoomDraft, base: WholeRoom): WholeRoom['words'] {
  const isRenamed = draft.name !== base.name
  const isRewritten = draft.description !== base.description
  const words = wordLanguages.map((locale) => {
    const was = base.words[locale]
    const name = draft.names[locale] ?? ''
    const description = draft.descriptions[locale] ?? ''
    const isRight = saidRight(draft, base, locale)
    const named = isRight || name !== was?.name || (was.named && !isRenamed)
    const current = isRight || description !== was?.description || (was.current && !isRewritten)
    return [locale, { name, description, named, current: named && current }]
  })
  return Object.fromEntries(words)
}
