import { itemKey, valueNames } from '../../lib/farm/rules/item-kinds.ts'
import { kindOf, type ListName } from '../../lib/farm/rules/lists.ts'
import type { FarmFolder, OwnItem } from './farm-folder.ts'
import type { StaffCalls } from './staff-calls.ts'

type Item = { id: string; name: string; isOwn: boolean; fields?: object }
type SiteList = { list: string; items: Item[] }

/** Has every list of the site show what the farm's folder says. What it has of its own by the same name stays. */
export async function loadLists({ lists, draw }: FarmFolder, calls: StaffCalls): Promise<void> {
  for (const [list, items] of Object.entries(lists)) {
    const known = await itemsOf(list, calls)
    const ids: string[] = []
    for (const item of items) {
      const id = typeof item === 'string' ? item : idOf(item, known)
      ids.push(id ?? (await addItem(list as ListName, item as OwnItem, { calls, draw })))
    }
    const now = await itemsOf(list, calls)
    const wanted = ids.map((id) => now.find((one) => one.id === id) ?? { id })
    await calls.post(`site/lists/${list}`, { items: wanted.map(kept), seen: now.map(kept) })
  }
}

/** An item as a list keeps it: without what's only told of it. */
const kept = (item: Partial<Item>) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => isKept.has(name)))

const isKept = new Set(['id', 'hidden', ...valueNames])

const idOf = (item: OwnItem, known: Item[]) =>
  known.find(({ name, isOwn }) => isOwn && Object.values(item.en).includes(name))?.id

async function itemsOf(list: string, calls: StaffCalls): Promise<Item[]> {
  const { lists } = (await calls.get('site/lists')) as { lists: SiteList[] }
  return lists.find((one) => one.list === list)?.items ?? []
}

async function addItem(
  list: ListName,
  { values = {}, picture, en, ...others }: OwnItem,
  { calls, draw }: Pick<FarmFolder, 'draw'> & { calls: StaffCalls },
): Promise<string> {
  const { id } = await calls.post(`site/lists/${list}/items`, { ...values, ...en })
  for (const [locale, texts] of Object.entries(others)) {
    for (const [text, words] of Object.entries(texts as typeof en)) {
      await calls.post('site/words', { key: itemKey(kindOf(list), id, text), locale, text: words })
    }
  }
  if (picture) {
    const image = await draw(picture)
    await calls.form('site/pictures', { slot: id, kind: 'illustration', image })
  }
  return id
}
