import type { FarmFolder } from './farm-folder.ts'
import type { StaffCalls } from './staff-calls.ts'

type Entry = { id: string; minutes?: number; name: string }
type SiteList = { list: string; items: Entry[] }

/** Has every list of the site show what the farm's folder says. What it has of its own by the same name stays. */
export async function loadLists({ lists }: FarmFolder, calls: StaffCalls): Promise<void> {
  for (const [list, items] of Object.entries(lists)) {
    const known = await itemsOf(list, calls)
    const ids: string[] = []
    for (const item of items) {
      const same = known.find(({ id, name }) =>
        typeof item === 'string' ? id === item : name === item.en.name,
      )
      ids.push(same?.id ?? (await addItem(list, item, calls)))
    }
    const now = await itemsOf(list, calls)
    const kept = ({ id, minutes }: Entry) => ({ id, ...(minutes !== undefined && { minutes }) })
    const wanted = ids.map((id) => kept(now.find((one) => one.id === id) ?? { id, name: '' }))
    await calls.post(`site/lists/${list}`, { items: wanted, seen: now.map(kept) })
  }
}

async function itemsOf(list: string, calls: StaffCalls): Promise<Entry[]> {
  const { lists } = (await calls.get('site/lists')) as { lists: SiteList[] }
  return lists.find((one) => one.list === list)?.items ?? []
}

async function addItem(
  list: string,
  item: FarmFolder['lists'][string][number],
  calls: StaffCalls,
): Promise<string> {
  // A shipped item that the list doesn't show now.
  if (typeof item === 'string') return item
  const { minutes, en, ...others } = item
  const { id } = await calls.post(`site/lists/${list}/items`, { minutes, ...en })
  for (const [locale, texts] of Object.entries(others)) {
    for (const [text, words] of Object.entries(texts)) {
      await calls.post('site/words', { key: `nearby.${id}.${text}`, locale, text: words })
    }
  }
  return id
}
