import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { draftNow, farm } from '#lib/farm/rules/farm.ts'
import { openDraftPages } from '#lib/farm/service/draft-pages.ts'
import { property } from '#lib/property.ts'
import { draftPages } from '../../../server/draft-pages.ts'

const draft = {
  number: 1,
  facts: { ...property, name: 'Mango Farm' },
  words: {},
  lists: {},
  pictures: {},
  photos: {},
  places: ['about.title'],
}
const pages = draftPages('the id of the build')
const make = pages.makeAt('http://localhost:1')
openDraftPages(make)

afterEach(() => vi.restoreAllMocks())

/** Has Next answer a request with these headers. Returns what it would have seen. */
async function answered(headers: IncomingHttpHeaders) {
  const seen = { cookie: undefined as string | undefined, name: '', isDraft: false }
  await pages.answer({ headers } as IncomingMessage, async () => {
    await Promise.resolve()
    Object.assign(seen, {
      cookie: headers.cookie,
      name: farm().name,
      isDraft: draftNow() !== undefined,
    })
  })
  return seen
}

/** Takes the headers with which this process asks itself, and answers as Next does. */
function asNext(answer: (headers: IncomingHttpHeaders) => Response | Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    answer(Object.fromEntries(new Headers(init?.headers))),
  )
}

test('its own request is answered with the draft, once', async () => {
  let kept: IncomingHttpHeaders = {}
  asNext(async (headers) => {
    kept = { ...headers }
    expect(await answered(headers)).toEqual({
      cookie: '__prerender_bypass=the id of the build',
      name: 'Mango Farm',
      isDraft: true,
    })
    return new Response('the page')
  })
  expect(await make('/about', draft)).toBe('the page')
  expect(kept['x-draft']).toMatch(/^[\w-]{22}$/)
  const again = await answered({ ...kept })
  expect(again).toEqual({ cookie: undefined, name: property.name, isDraft: false })
})

test('others are answered without the draft, even if they know the cookie of the build', async () => {
  const seen = await answered({
    cookie: 'a=1; __prerender_bypass=the id of the build; b=2',
    'x-draft': 'a guess',
  })
  expect(seen).toEqual({ cookie: 'a=1; b=2', name: property.name, isDraft: false })
  expect((await answered({ cookie: '__prerender_bypass=x' })).cookie).toBe('')
})

test('a request that is never answered leaves no key behind', async () => {
  let kept: IncomingHttpHeaders = {}
  asNext((headers) => {
    kept = headers
    throw new TypeError('no connection')
  })
  await expect(make('/about', draft)).rejects.toThrow('no connection')
  expect((await answered(kept)).isDraft).toBe(false)
})

test('a page that is not there is none, and a fault is one', async () => {
  asNext(() => new Response('', { status: 404 }))
  expect(await make('/rooms/none', draft)).toBeNull()
  asNext(() => new Response('', { status: 500 }))
  await expect(make('/about', draft)).rejects.toThrow('500')
})
