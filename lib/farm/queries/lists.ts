import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Held } from '../rules/held.ts'
import { isOwnId } from '../rules/item-kinds.ts'
import {
  type Entry,
  entriesIn,
  fieldsOf,
  kindOf,
  type ListName,
  listNames,
  nameKey,
  shippedIn,
} from '../rules/lists.ts'
import { isSample } from '../rules/places.ts'
import { itemName } from '../rules/told-differences.ts'
import type { Shipped } from '../rules/words.ts'
import type { ListItem, SiteList } from '../schema/lists.ts'
import { shippedWords } from './shipped-words.ts'
import { readSiteNow } from './site.ts'

/** Returns all lists as they would be shown if the draft were published. `_by`: only staff may ask. */
export async function readLists(_by: Staff): Promise<SiteList[]> {
  const shipped = await shippedWords()
  const { draft, wanted } = await readSiteNow(prisma())
  const inDraft = new Set(draft.filter(({ kind }) => kind === 'list').map(({ name }) => name))
  return listNames.map((list) => ({ ...listIn(wanted, list, shipped), isDraft: inDraft.has(list) }))
}

function listIn(wanted: Held, list: ListName, shipped: Shipped): Omit<SiteList, 'isDraft'> {
  const item = (entry: Entry): ListItem => {
    const isOwn = isOwnId(entry.id)
    const lacks = lackOf(wanted, list, entry.id)
    return {
      ...entry,
      name: itemName(list, entry.id, { shipped, words: wanted.words }),
      isOwn,
      ...(lacks && { lacks }),
      ...(isOwn && { fields: fieldsOf(list, entry, wanted.words.en) }),
    }
  }
  const entries = entriesIn(wanted, list)
  const missing = shippedIn(wanted.facts, list).filter((id) =>
    entries.every((entry) => entry.id !== id),
  )
  return {
    list,
    items: entries.filter(({ hidden }) => !hidden).map(item),
    hidden: [...missing.map((id) => ({ id })), ...entries.filter(({ hidden }) => hidden)].map(item),
  }
}

/** Returns what an item has to have before guests see it. */
function lackOf({ facts, words, pictures }: Held, list: ListName, id: string): ListItem['lacks'] {
  if (isOwnId(id)) {
    return kindOf(list).picture === 'needs' && !pictures[id] ? 'picture' : undefined
  }
  const key = nameKey(list, id)
  return facts.demo || !isSample(key) || words.en?.[key]?.text ? undefined : 'words'
}
