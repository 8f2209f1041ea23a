import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Locale, languages } from '../../i18n/languages.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { type DraftChange, readSiteNow, type SiteNow } from '../queries/site.ts'
import type { Change } from '../rules/held.ts'
import { type ItemFields, itemKey, textsOf, valuesIn } from '../rules/item-kinds.ts'
import {
  type Entry,
  entriesIn,
  fieldsOf,
  keptEntries,
  kindOf,
  type ListName,
  maxItems,
} from '../rules/lists.ts'
import { wordsProblem } from '../rules/own-words.ts'
import { nameOf } from '../rules/words.ts'
import type { Facts } from '../schema/facts.ts'
import { type ItemChange, itemOf } from '../schema/lists.ts'
import { putDraft } from './put-draft.ts'
import { changeSite } from './put-publication.ts'

/** Returns the change after which a list has these items. */
export function listChangeOf(facts: Facts, list: ListName, entries: readonly Entry[]): Change {
  return { kind: 'list', name: list, value: keptEntries(facts, list, entries) }
}

/** Adds an item of the farm's own to a list, with its English words, to the draft. Returns its id. `validation_failed`. */
export async function addItem(by: Staff, list: ListName, sent: unknown): Promise<string> {
  const item = itemOf(list, sent)
  requireTexts(list, item)
  const id = `own${randomUUID().slice(0, 8)}`
  await changeSite(async (tx) => {
    const { entries, ...site } = await read(tx, list)
    if (entries.length >= maxItems) {
      requireNoErrors({ item: `This list is full: it has ${maxItems} items.` })
    }
    await putDraft(tx, by, site, 'words', wordsChanges({ list, id }, {}, item))
    const all = [...entries, { id, ...valuesOf(item) }]
    await putDraft(tx, by, site, 'list', [listChangeOf(site.wanted.facts, list, all)])
  })
  return id
}

/**
 * Changes an item of the farm's own in the draft: its English words and its values. Words in other languages that were written for
 * another English are outdated then. `not_found`; `changed_meanwhile` if it isn't as it was seen; `validation_failed`.
 */
export async function saveItem(
  by: Staff,
  { list, id }: { list: ListName; id: string },
  { item: sent, seen }: ItemChange,
): Promise<void> {
  const item = itemOf(list, sent)
  requireTexts(list, item)
  await changeSite(async (tx) => {
    const { entries, ...site } = await read(tx, list)
    const entry = entries.find((one) => one.id === id)
    if (!entry) {
      throw new Refusal('not_found', { message: 'This has been removed from the list.' })
    }
    const now = fieldsOf(list, entry, site.wanted.words.en)
    if (!isDeepStrictEqual(now, seen)) throw changedMeanwhile(site.draft, { list, id })
    const { hidden } = entry
    const changed = { id, ...(hidden && { hidden }), ...valuesOf(item) }
    await putDraft(tx, by, site, 'words', wordsChanges({ list, id }, now, item))
    const all = entries.map((one) => (one.id === id ? changed : one))
    await putDraft(tx, by, site, 'list', [listChangeOf(site.wanted.facts, list, all)])
  })
}

type Read = SiteNow & { entries: readonly Entry[] }

async function read(tx: Tx, list: ListName): Promise<Read> {
  const site = await readSiteNow(tx)
  return { ...site, entries: entriesIn(site.wanted, list) }
}

const valuesOf = (item: ItemFields) => Object.fromEntries(valuesIn(item))

type Which = { list: ListName; id: string }

/** Returns the changes of words that make an item from what it is now. A text that it has no more is gone in all languages. */
function wordsChanges({ list, id }: Which, now: ItemFields, item: ItemFields): Change[] {
  const kind = kindOf(list)
  const changed = textsOf(kind).filter((text) => now[text] !== item[text])
  return changed.flatMap((name): Change[] => {
    const key = itemKey(kind, id, name)
    const text = item[name]
    const change = (locale: Locale, value: Change['value']): Change => ({
      kind: 'words',
      name: nameOf({ locale, key }),
      value,
    })
    if (text !== undefined) {
      return [change('en', { text: String(text), english: String(text) })]
    }
    return (Object.keys(languages) as Locale[]).map((locale) => change(locale, null))
  })
}

function changedMeanwhile(draft: DraftChange[], { list, id }: Which): Refusal {
  const isOfItem = ({ kind, name }: DraftChange) =>
    kind === 'words' ? name.includes(`.${id}.`) : kind === 'list' && name === list
  const by = draft.findLast(isOfItem)?.by ?? 'A colleague'
  return new Refusal('changed_meanwhile', { message: `${by} changed this in the meantime.` })
}

function requireTexts(list: ListName, item: ItemFields): void {
  const problems = textsOf(kindOf(list)).flatMap((name) => {
    const { [name]: text } = item
    const problem =
      text === undefined ? null : wordsProblem(String(text), { english: '', shipped: null })
    return problem ? [[name, problem]] : []
  })
  requireNoErrors(Object.fromEntries(problems))
}
