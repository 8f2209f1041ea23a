import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { siteCalls } from '#calls/site.ts'
import { prisma } from '#lib/db/client.ts'
import { notify, startLive, stopLive } from '#lib/db/live.ts'
import { factsOnPage, ownDigest } from '#lib/farm/rules/facts-text.ts'
import {
  farm,
  publishedLists,
  publishedPictures,
  publishedWords,
  setFarm,
} from '#lib/farm/rules/farm.ts'
import { usualWait } from '#lib/farm/rules/usual-wait.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import type { Words } from '#lib/farm/schema/words.ts'
import { inEveryLanguage, localeOfPath } from '#lib/i18n/paths.ts'
import { routing } from '#lib/i18n/routing.ts'
import { property } from '#lib/property.ts'
import { seedRooms } from '../../prisma/seed.ts'
import type { ReadyPage } from '../../server/compressed.ts'
import { keptPages } from '../../server/kept-pages.ts'
import { pathsOf, roomPagesOf } from '../../server/shown.ts'
import { openSitePages } from '../../server/site-pages.ts'
import { call } from './call.ts'
import { emptyTables } from './database.ts'
import { routeAt } from './route.ts'
import { sampleFarm } from './sample-farm.ts'
import { signedIn } from './staff.ts'

const slugs = ['maratha-wada-room', 'valley-view-cottage']

/** The pages that show rooms: the sample's and others. */
export const withRooms = (...own: string[]) =>
  pathsOf({
    languages: routing.locales,
    roomPages: roomPagesOf(
      [...slugs, ...own].map((slug) => ({ slug })),
      routing.locales,
    ),
  })

/** What the build has made: the sample. */
export const built = {
  id: 'build',
  facts: property as Facts,
  paths: [...withRooms(), ...inEveryLanguage(['/terms', '/payment'])],
}

/** A page as Next makes it, of a place among others. */
export function pageAt(path: string, facts = farm(), words = publishedWords()): string {
  const locale = localeOfPath(path)
  const lead = words[locale]?.['about.lead']?.text ?? 'shipped words'
  const { pictures } = publishedPictures()
  const own = ownDigest({ facts, words, lists: publishedLists(), pictures }, locale)
  return `the page ${path} of ${facts.name}: ${lead} <script data-own="${own}" data-wait="${usualWait() ?? ''}" id="farm" type="application/json">${JSON.stringify(factsOnPage(facts))}</script>`
}

/** Publishes other facts, or words, as the command of staff does. */
export async function publish(
  name: string,
  words: Words = {},
  others: Partial<Facts> = {},
): Promise<number> {
  const number = 1 + (await prisma().publication.count())
  const facts = { ...property, name, ...others }
  const publishedBy = 'asha@example.org'
  await prisma().publication.create({ data: { number, facts, words, publishedBy } })
  await notify('staff', JSON.stringify({ action: 'facts_published', booking_id: null }))
  return number
}

/** A publication as staff see it. */
export async function publication(number: number) {
  const { cookie } = await signedIn()
  const route = routeAt(siteCalls, 'site/publications/[number]')
  const params = { number: String(number) }
  return call(route, 'GET', `/api/site/publications/${number}`, { cookie, params })
}

/** The pages of a process without Next and HTTP, for each test anew; the database has the sample. */
export function useSitePages() {
  const switched: Map<string, string | null>[] = []
  const held = vi.fn<(paths: string[], ready: Promise<boolean>) => void>()
  const make = vi.fn(async (path: string) => pageAt(path))
  const pages = {
    built,
    hold: held,
    ready: async (html: string): Promise<ReadyPage> => {
      const identity = Buffer.from(html)
      return { identity, br: identity, gzip: gzipSync(identity) }
    },
    replace: async (made: Map<string, ReadyPage | null>) => {
      switched.push(new Map([...made].map(([path, page]) => [path, page && `${page.identity}`])))
    },
  }
  let folder = ''
  let kept = 0
  // A process that's no more may still have been making pages when it ended.
  let process: typeof pages | undefined
  let stop: () => void = () => undefined

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dontali-pages-'))
    await emptyTables('rooms')
    await seedRooms()
    await prisma().publication.deleteMany({ where: { number: { gt: 1 } } })
    await prisma().rendering.deleteMany()
    switched.length = 0
    kept = 0
    make.mockReset().mockImplementation(async (path) => pageAt(path))
    await startLive('test')
  })
  afterEach(async () => {
    stop()
    process = undefined
    await stopLive()
    // Pages that were switched a moment ago may still be being written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    setFarm(sampleFarm)
  })

  return {
    switched,
    held,
    make,
    last: () => switched.at(-1) ?? new Map<string, string | null>(),
    /** Starts a process, after which the one before is no more: returns whether pages wait for it before requests come in. */
    async start(retryMs?: number) {
      stop()
      held.mockClear()
      const mine = {
        ...pages,
        replace: async (made: Map<string, ReadyPage | null>) => {
          if (process === mine) await pages.replace(made)
        },
      }
      process = mine
      const { read, write } = keptPages(folder)
      const keep: typeof write = async (name, set) => {
        await write(name, set)
        kept += 1
      }
      const site = openSitePages(mine, { read, write: keep })
      await site.begin()
      const waits = held.mock.calls.length > 0
      stop = await site.keep(make, retryMs)
      return waits
    },
    /** Resolves when the pages of so many changes are on disk, for the next process. */
    kept: (changes: number) => expect.poll(() => kept).toBe(changes),
    forget: () => rm(folder, { recursive: true }),
  }
}
