import { randomUUID } from 'node:crypto'
import { listen } from '../lib/db/live.ts'
import { readUsualWait } from '../lib/desk/queries/usual-wait.ts'
import { noteRendering } from '../lib/farm/commands/note-rendering.ts'
import { readFarm } from '../lib/farm/queries/published.ts'
import { holds } from '../lib/farm/rules/facts-text.ts'
import { type Published, publicationNow } from '../lib/farm/rules/farm.ts'
import { usualWait } from '../lib/farm/rules/usual-wait.ts'
import type { Rendering } from '../lib/farm/schema/rendering.ts'
import { localeOfPath } from '../lib/i18n/paths.ts'
import { log } from '../lib/log.ts'
import type { HistoryNotice } from '../lib/news/rules.ts'
import { sampleRooms, siteRooms } from '../lib/rooms/queries/site-rooms.ts'
import { gate } from '../lib/shared/gate.ts'
import type { Action } from '../lib/shared/stored-names.ts'
import type { ReadyPage } from './compressed.ts'
import type { KeptPages, PageSet } from './kept-pages.ts'
import { allPaths, changed, nameOf, type Shown, shownBy } from './shown.ts'
import type { StaticPages } from './static-pages.ts'

/** Returns the HTML of a page as Next makes it now. */
export type MakePage = (path: string) => Promise<string>

export type SitePages = {
  /**
   * Takes the pages that an earlier process has made of what's published now; without them, those that differ from the build's
   * wait for {@link SitePages.keep}. For the time before requests come in.
   */
  begin(): Promise<void>
  /**
   * Makes the pages that differ from what's published, and again whenever that changes. Resolves after the first look, with
   * what ends it. What fails is tried again `retryMs` later.
   */
  keep(make: MakePage, retryMs?: number): Promise<() => void>
}

type Live = Pick<StaticPages, 'built' | 'hold' | 'ready' | 'replace'>

/** Which pages have to be made so that guests see something else, which are no more, and whether it's for a publication. */
type Change = { isPublication: boolean; paths: string[]; gone: string[] }

/** How often it's looked whether a day has passed, over which the usual wait is measured. */
const hourMs = 3_600_000

/** Pages that are made at a time: while one is compressed, Next makes another. */
const width = 2

// What changes pages. Nearly all other news, such as holds, tells nothing of facts, words or rooms.
const changing: readonly string[] = [
  'facts_published',
  'room_added',
  'room_changed',
  'room_deleted',
  'rooms_imported',
  'rooms_ordered',
  'pictures_encoded',
] satisfies (Action<'farm' | 'rooms'> | 'pictures_encoded')[]

/**
 * Keeps guests' pages as the database has the farm: when its facts, lists or pictures change, Next makes all pages anew beside those that
 * guests read, when its words change, those of their language, and when its rooms change, those with rooms; all are switched at
 * once. If that fails, guests go on reading the pages as they were, and it's tried again.
 */
export function openSitePages(live: Live, kept: KeptPages): SitePages {
  const now = pagesNow(live, kept)
  const first = Promise.withResolvers<boolean>()
  return {
    async begin() {
      const wanted = shownBy(await readFarm(), await siteRooms(), usualWait())
      if (await now.takeKept(wanted)) return
      const { paths, gone } = now.difference(wanted)
      live.hold([...paths, ...gone], first.promise)
    },
    async keep(make, retryMs = 10_000) {
      const catchUp = catchUpOf(now, (path, published) => readyPage(path, published, live, make))
      const look = retrying(catchUp, retryMs)
      first.resolve(await look())
      const hourly = setInterval(() => void look(), hourMs).unref()
      const stop = listen(
        'staff',
        (payload) => {
          const { action } = JSON.parse(payload) as HistoryNotice
          if (changing.includes(action)) void look()
        },
        () => void look(),
      )
      return () => {
        clearInterval(hourly)
        stop()
      }
    },
  }
}

async function readWanted() {
  const published = await readFarm()
  await readUsualWait(new Date())
  return { published, wanted: shownBy(published, await siteRooms(), usualWait()) }
}

/** What guests' pages show in this process, and how they come to show something else. */
function pagesNow(live: Live, kept: KeptPages) {
  const { id, facts, paths: inBuild } = live.built
  // A build has only the shipped words, lists and pictures.
  let shown = shownBy({ facts, words: {}, lists: {}, pictures: {}, photos: {} }, sampleRooms())
  // The pages that aren't those of the build.
  let own: PageSet = new Map()

  const difference = (wanted: Shown): Change => {
    const all = allPaths(wanted, inBuild)
    const gone = new Set(allPaths(shown, inBuild)).difference(new Set(all))
    return { ...changed(shown, wanted, all), gone: [...gone] }
  }
  const put = async (wanted: Shown, made: PageSet) => {
    const { gone } = difference(wanted)
    await live.replace(new Map([...gone.map((path) => [path, null] as const), ...made]))
    own = new Map([...own, ...made])
    for (const path of gone) own.delete(path)
    shown = wanted
  }
  return {
    difference,
    async switchTo(wanted: Shown, made: PageSet) {
      await put(wanted, made)
      await kept.write(nameOf(id, wanted), own)
    },
    /** Switches to the pages that were kept of `wanted`. Returns false if they aren't all there. */
    async takeKept(wanted: Shown) {
      const { paths } = difference(wanted)
      const found = paths.length > 0 && (await kept.read(nameOf(id, wanted)))
      if (!found || !paths.every((path) => found.has(path))) return paths.length === 0
      await put(wanted, found)
      return true
    },
  }
}

type Ready = (path: string, published: Published) => Promise<ReadyPage>

/** Returns what makes the pages that differ from what's published, and notes how far it is. */
function catchUpOf(now: ReturnType<typeof pagesNow>, ready: Ready): () => Promise<void> {
  const notes = openNotes()
  return async function catchUp() {
    const { published, wanted } = await readWanted()
    const change = now.difference(wanted)
    const note = notes(published.number, change)
    try {
      await note.rendering()
      const made = await makeAll(change.paths, (path) => ready(path, published))
      if (change.paths.length > 0) await now.switchTo(wanted, made)
      await note.live()
    } catch (error) {
      // What's published meanwhile is made instead.
      if (publicationNow() !== published.number) return catchUp()
      await note.failed(error).catch(() => undefined)
      throw error
    }
  }
}

/** Returns a function that gives what notes how far this process is with a publication, from now on. */
function openNotes() {
  const process = randomUUID()
  let noted = 0
  return (number: number, { isPublication, paths }: Change) => {
    const started = performance.now()
    const note = (state: Rendering['state'], told: Partial<Rendering>) => {
      const ms = isPublication ? Math.round(performance.now() - started) : 0
      return noteRendering(number, process, { state, pages: 0, ms, why: null, ...told })
    }
    return {
      async rendering() {
        if (isPublication) await note('rendering', {})
      },
      async live() {
        const pages = isPublication ? paths.length : 0
        if (isPublication || noted !== number) await note('live', { pages })
        noted = number
      },
      async failed(error: unknown) {
        const why = error instanceof Error ? error.message : String(error)
        if (isPublication) await note('failed', { why })
      },
    }
  }
}

/** Returns a function that does the work now, and again some time after a failure; it returns whether that went well. */
function retrying(work: () => Promise<void>, retryMs: number): () => Promise<boolean> {
  const oneAtATime = gate(1)
  let retry: NodeJS.Timeout | undefined
  return async function look() {
    // One that waits will see this change too.
    if (oneAtATime.waiting() > 0) return true
    try {
      await oneAtATime(work)
      return true
    } catch (error) {
      log.error(
        { err: error },
        'guests go on reading the pages as they were before the last change',
      )
      clearTimeout(retry)
      retry = setTimeout(look, retryMs).unref()
      return false
    }
  }
}

/** Has Next make a page, and readies it for guests if it holds what's published. */
async function readyPage(
  path: string,
  published: Published,
  live: Live,
  make: MakePage,
): Promise<ReadyPage> {
  const html = await make(path)
  if (holds(html, published, localeOfPath(path))) return live.ready(html)
  throw new Error(`The page ${path} doesn't hold what publication ${published.number} says.`)
}

async function makeAll(
  paths: string[],
  make: (path: string) => Promise<ReadyPage>,
): Promise<PageSet> {
  const made: PageSet = new Map()
  const left = [...paths]
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      made.set(path, await make(path))
    }
  }
  const stop = (error: unknown) => {
    left.length = 0
    throw error
  }
  await Promise.all(Array.from({ length: width }, () => work().catch(stop)))
  return made
}
