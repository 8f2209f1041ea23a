import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../lib/db/live.ts'
import { languages } from '../lib/i18n/languages.ts'
import { pages as sitePages } from '../lib/i18n/pages.ts'
import { pathIn } from '../lib/i18n/paths.ts'
import { log } from '../lib/log.ts'
import { changeOf } from '../lib/news/rules.ts'
import { sampleRooms, shownOf, siteRooms } from '../lib/rooms/queries/site-rooms.ts'
import { roomPath } from '../lib/rooms/rules/name.ts'
import type { Room } from '../lib/rooms/schema/room.ts'
import { gate } from '../lib/shared/gate.ts'
import type { StaticPages } from './static-pages.ts'

/** Returns the HTML of a page as Next makes it now. */
export type MakePage = (path: string) => Promise<string>

const retryMs = 10_000

/**
 * Keeps the pages that show rooms as the database has these: whenever they change, Next makes the pages anew beside the ones
 * that guests read, and all are switched at once. If that fails, guests go on reading the pages as they were, and it's tried
 * again. It resolves after the first look,
 * with what ends it.
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
  const look = () => oneAtATime(catchUp).catch(tryAgain)
  const tryAgain = async (error: unknown) => {
    log.error({ err: error }, 'the pages that show rooms are as they were before the last change')
    void wait(retryMs, undefined, { ref: false }).then(look)
  }
  await look()
  return listen(
    'staff',
    (payload) => {
      if (changeOf(JSON.parse(payload))?.topic === 'rooms') void look()
    },
    () => void look(),
  )
}

/** The pages that show these rooms, in every language, as guests ask for them. */
export function pathsOf(rooms: Pick<Room, 'slug'>[]): string[] {
  const own = rooms.map(({ slug }) => roomPath(slug))
  const all = [sitePages.home, sitePages.stayDining, ...own]
  return languageCodes.flatMap((locale) => all.map((path) => pathIn(locale, path)))
}

const languageCodes = Object.keys(languages) as (keyof typeof languages)[]
