import { listen } from '../lib/db/live.ts'
import { pages as sitePages } from '../lib/i18n/pages.ts'
import { inEveryLanguage } from '../lib/i18n/paths.ts'
import { log } from '../lib/log.ts'
import type { HistoryNotice } from '../lib/news/rules.ts'
import { sampleRooms, shownOf, siteRooms } from '../lib/rooms/queries/site-rooms.ts'
import { roomPath } from '../lib/rooms/rules/name.ts'
import type { Room } from '../lib/rooms/schema/room.ts'
import { gate } from '../lib/shared/gate.ts'
import type { Action } from '../lib/shared/stored-names.ts'
import type { StaticPages } from './static-pages.ts'

/** Returns the HTML of a page as Next makes it now. */
export type MakePage = (path: string) => Promise<string>

const retryMs = 10_000

// What changes rooms. Nearly all other news, such as holds, tells nothing of them.
const changing: readonly string[] = [
  'room_added',
  'room_changed',
  'room_deleted',
  'rooms_imported',
  'rooms_ordered',
] satisfies Action<'rooms'>[]

/**
 * Keeps the pages that show rooms as the database has these: whenever they change, Next makes the pages anew beside the ones
 * that guests read, and all are switched at once. If that fails, guests go on reading the pages as they were, and it's tried
 * again. Resolves after the first look, with what ends it.
 */
export async function keepRoomPages(
  pages: Pick<StaticPages, 'replace'>,
  make: MakePage,
): Promise<() => void> {
  let shown = sampleRooms()
  const catchUp = async () => {
    const rooms = await siteRooms()
    if (shownOf(rooms) === shownOf(shown)) return
    const made = new Map<string, string | null>(pathsOf(shown).map((path) => [path, null]))
    for (const path of pathsOf(rooms)) made.set(path, await make(path))
    await pages.replace(made)
    shown = rooms
  }
  const oneAtATime = gate(1)
  let retry: NodeJS.Timeout | undefined
  const look = async () => {
    // One that waits will see this change too.
    if (oneAtATime.waiting() > 0) return
    await oneAtATime(catchUp).catch((error) => {
      log.error({ err: error }, 'the pages that show rooms are as they were before the last change')
      clearTimeout(retry)
      retry = setTimeout(look, retryMs).unref()
    })
  }
  await look()
  return listen(
    'staff',
    (payload) => {
      const { action } = JSON.parse(payload) as HistoryNotice
      if (changing.includes(action)) void look()
    },
    () => void look(),
  )
}

/** The pages that show these rooms, in every language, as guests ask for them. */
export function pathsOf(rooms: Pick<Room, 'slug'>[]): string[] {
  const own = rooms.map(({ slug }) => roomPath(slug))
  return inEveryLanguage([sitePages.home, sitePages.stayDining, ...own])
}
