import { afterEach } from 'vitest'
import { pictureCalls } from '#calls/pictures.ts'
import { siteCalls as ofSite } from '#calls/site.ts'
import { prisma } from '#lib/db/client.ts'
import { readFarm } from '#lib/farm/queries/published.ts'
import type { LanguageState } from '#lib/farm/schema/languages.ts'
import type { SiteList } from '#lib/farm/schema/lists.ts'
import type { SitePicture } from '#lib/farm/schema/pictures.ts'
import { call } from './call.ts'
import { routeAt } from './route.ts'
import { signedIn } from './staff.ts'

const declared = { ...ofSite, ...pictureCalls }

/** Has a test file change the site: after each test, nothing of that is left. */
export function useDraft(): void {
  afterEach(async () => {
    await prisma().siteChange.deleteMany()
    await prisma().publication.deleteMany({ where: { number: { gt: 1 } } })
    await prisma().file.deleteMany()
    await readFarm()
  })
}

/** Somebody else of the staff. */
export const colleague = 'prakash@dontali.example'

/** The calls of two people, each in a session of their own. */
export async function twoOfStaff(): Promise<[SiteCalls, SiteCalls]> {
  await prisma().staff.create({ data: { email: colleague, role: 'owner' } })
  return [await siteCalls(), await siteCalls(colleague)]
}

export type SiteCalls = Awaited<ReturnType<typeof siteCalls>>

/** The calls about the site, as staff make them in one session. */
export async function siteCalls(email?: string) {
  const { cookie } = await signedIn(email)
  const post = (path: string, json?: object) =>
    call(routeAt(declared, path), 'POST', `/api/${path}`, {
      cookie,
      ...(json && { json }),
    })
  const site = async () => {
    const { body } = await call(routeAt(declared, 'site'), 'GET', '/api/site', { cookie })
    return body
  }
  return {
    site,
    save: (values: object, seen?: object) =>
      post('site/facts', { ...values, ...(seen && { seen }) }),
    write: (words: object) => post('site/words', words),
    place: (key: string) =>
      call(routeAt(declared, 'site/words'), 'GET', `/api/site/words?key=${key}`, { cookie }),
    async languages() {
      const list = routeAt(declared, 'site/languages')
      return (await call(list, 'GET', '/api/site/languages', { cookie })).body
        .languages as LanguageState[]
    },
    review: (language: string, query = '') =>
      call(routeAt(declared, 'site/languages/[language]'), 'GET', `/api/site/languages${query}`, {
        cookie,
        params: { language },
      }),
    async lists() {
      return (await call(routeAt(declared, 'site/lists'), 'GET', '/api/site/lists', { cookie }))
        .body.lists as SiteList[]
    },
    list: (name: string, json: object) =>
      call(routeAt(declared, 'site/lists/[list]'), 'POST', '/api/site/lists', {
        cookie,
        json,
        params: { list: name },
      }),
    addItem: (name: string, json: object) =>
      call(routeAt(declared, 'site/lists/[list]/items'), 'POST', '/api/site/lists', {
        cookie,
        json,
        params: { list: name },
      }),
    saveItem: (list: string, item: string, json: object) =>
      call(routeAt(declared, 'site/lists/[list]/items/[item]'), 'POST', '/api/site/lists', {
        cookie,
        json,
        params: { list, item },
      }),
    async pictures() {
      const list = routeAt(declared, 'site/pictures')
      return (await call(list, 'GET', '/api/site/pictures', { cookie })).body
        .pictures as SitePicture[]
    },
    picture: (form: Record<string, string | File>) =>
      call(routeAt(declared, 'site/pictures'), 'POST', '/api/site/pictures', { cookie, form }),
    standardPicture: (slot: string, seen?: string) =>
      call(routeAt(declared, 'site/pictures/[slot]'), 'DELETE', '/api/site/pictures', {
        cookie,
        json: { ...(seen !== undefined && { seen }) },
        params: { slot },
      }),
    publish: (seen: number[]) => post('site/publish', { seen }),
    /** Publishes the draft as it is. */
    async publishAll() {
      const { changes } = await site()
      return post('site/publish', { seen: changes.map(({ id }: { id: number }) => id) })
    },
    async publications(before?: number) {
      const path = `/api/site/publications${before ? `?before=${before}` : ''}`
      const list = routeAt(declared, 'site/publications')
      return (await call(list, 'GET', path, { cookie })).body
    },
    async changesOfRestoring(number: number) {
      const path = `site/publications/${number}/changes`
      const list = routeAt(declared, 'site/publications/[number]/changes')
      const params = { number: String(number) }
      return (await call(list, 'GET', `/api/${path}`, { cookie, params })).body
    },
    /** Restores a publication in place of what is published, unless another was `seen`. */
    async restore(number: number, json: { seen?: number; keep?: boolean } = {}) {
      const { published } = await site()
      return call(routeAt(declared, 'site/publications/[number]/restore'), 'POST', '/api/site', {
        cookie,
        json: { seen: published.number, ...json },
        params: { number: String(number) },
      })
    },
  }
}
