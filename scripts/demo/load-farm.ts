import type { FarmFolder } from './farm-folder.ts'
import { loadLists } from './load-lists.ts'
import type { StaffCalls } from './staff-calls.ts'

type ListedRoom = { id: number; name: string; version: number }

/**
 * Makes a site that of another farm by the calls that staff make, and publishes it: rooms, facts, words and lists. Rooms that the farm
 * doesn't have are deleted. Returns the number of the publication.
 */
export async function loadFarm(farm: FarmFolder, calls: StaffCalls): Promise<number> {
  await loadRooms(farm, calls)
  await calls.post('site/facts', farm.facts)
  // The other languages keep the English that they were written for.
  const { en = {}, ...others } = farm.words
  for (const [locale, texts] of Object.entries({ en, ...others })) {
    for (const [key, text] of Object.entries(texts)) {
      await calls.post('site/words', { key, locale, text })
    }
  }
  await loadLists(farm, calls)
  await loadPictures(farm, calls)
  const { changes, published } = await calls.get('site')
  if (changes.length === 0) return published.number
  const seen = changes.map(({ id }: { id: number }) => id)
  const { number } = await calls.post('site/publish', { seen })
  return number
}

async function loadPictures({ pictures, draw }: FarmFolder, calls: StaffCalls): Promise<void> {
  const { pictures: known } = await calls.get('site/pictures')
  const isThere = (slot: string) =>
    known.some((one: { slot: string; own: object | null }) => one.slot === slot && one.own)
  for (const [slot, file] of Object.entries(pictures)) {
    if (isThere(slot)) continue
    await calls.form('site/pictures', { slot, kind: 'illustration', image: await draw(file) })
  }
}

async function loadRooms({ rooms, draw }: FarmFolder, calls: StaffCalls): Promise<void> {
  const { rows } = (await calls.get('rooms')) as { rows: ListedRoom[] }
  const isOurs = ({ name }: { name: string }) => rooms.some((room) => room.name === name)
  for (const { id, version } of rows.filter((room) => !isOurs(room))) {
    await calls.form('rooms_delete', { id: String(id), version: String(version) })
  }
  for (const { pictures, facts, words, units, sleeps, ...texts } of rooms) {
    if (rows.some(({ name }) => name === texts.name)) continue
    const { room } = await calls.form('rooms_save', {
      ...texts,
      units: String(units),
      sleeps: String(sleeps),
      facts: JSON.stringify(facts),
      words: JSON.stringify(words),
      on_site: '1',
    })
    for (const { slot, file } of pictures) {
      const image = await draw(file)
      await calls.form(`rooms/${room.id}/pictures`, { slot, kind: 'illustration', image })
    }
  }
}
