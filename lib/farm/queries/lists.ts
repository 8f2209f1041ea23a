import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { type Held, withChanges } from '../rules/held.ts'
import {
  type Entry,
  entriesIn,
  fieldsOf,
  type ListName,
  listNames,
  shippedLists,
} from '../rules/lists.ts'
import { itemName, type Told } from '../rules/told-differences.ts'
import type { ListItem, SiteList } from '../schema/lists.ts'
import { shippedWords } from './shipped-words.ts'
import { newestPublication, readDraft } from './site.ts'

/** Returns all lists as they would be shown if the draft were published. `_by`: only staff may ask. */
export async function readLists(_by: Staff): Promise<SiteList[]> {
  const shipped = await shippedWords()
  const { held } = await newestPublication(prisma())
  const draft = await readDraft(prisma())
  const wanted = withChanges(held, draft)
  const inDraft = new Set(draft.filter(({ kind }) => kind === 'list').map(({ name }) => name))
  const told = { shipped, words: wanted.words }
  return listNames.map((list) => ({ ...listIn(wanted, list, told), isDraft: inDraft.has(list) }))
}

function listIn({ lists }: Held, list: ListName, told: Told): Omit<SiteList, 'isDraft'> {
  const ids: readonly string[] = shippedLists[list]
  const item = (entry: Entry): ListItem => {
    const isOwn = !ids.includes(entry.id)
    return {
      ...entry,
      name: itemName(list, entry.id, told),
      isOwn,
      ...(isOwn && { fields: fieldsOf(list, entry, told.words.en) }),
    }
  }
  const entries = entriesIn(lists, list)
  const missing = ids.filter((id) => entries.every((entry) => entry.id !== id))
  return {
    list,
    items: entries.filter(({ hidden }) => !hidden).map(item),
    hidden: [...missing.map((id) => ({ id })), ...entries.filter(({ hidden }) => hidden)].map(item),
  }
}
