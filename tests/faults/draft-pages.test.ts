import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marksIn } from '#lib/i18n/marks.ts'
import { createDatabase } from '../support/database.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { staffCookie } from '../support/staff-cookie.ts'

const written = 'Rien que nous, et deux lacs.'
const AUTH_SECRET = 'a secret of the tests, forty letters long'
const dist = join(import.meta.dirname, '../..', process.env.NEXT_DIST_DIR ?? '.next')
const manifest = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8'))
const bypass = `__prerender_bypass=${manifest.preview.previewModeId}`

let database: Awaited<ReturnType<typeof createDatabase>>
let server: TestServer
let cookie: string
beforeAll(async () => {
  database = await createDatabase()
  server = await startServer({ env: { DATABASE_URL: database.url, AUTH_SECRET } })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  cookie = await staffCookie(client, AUTH_SECRET)
  await client.end()
})
afterAll(async () => {
  await server?.clean()
  await database?.drop()
})

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const draftOf = (path: string) => get(`/api/site/page?path=${path}`, { cookie })
const marksOf = (html: string) => marksIn(html).filter(({ number }) => number !== null)

async function save(json: object) {
  const answer = await fetch(`${server.url}/api/site/words`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(json),
  })
  expect(answer.status).toBe(200)
}

test('staff see the draft of every kind of page with marks, and no guest ever does', async () => {
  await save({ key: 'about.lead', locale: 'fr', text: written })
  const paths = ['/', '/fr/about', '/ar', '/zh/nearby', '/terms', '/rooms/maratha-wada-room']
  for (const path of paths) {
    const { status, headers, html } = await draftOf(path)
    expect([path, status]).toEqual([path, 200])
    expect(marksOf(html).length, path).toBeGreaterThan(0)
    expect(marksIn(html).length, path).toBe(2 * marksOf(html).length)
    expect(html.includes('<script'), path).toBe(false)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  }
  expect((await draftOf('/fr/about')).html.includes(written)).toBe(true)
  expect((await draftOf('/rooms/nowhere')).status).toBe(404)
  expect((await get('/api/site/page?path=/about')).status).toBe(401)

  // From memory, and as Next makes it: with what no address in memory has, and with what Next takes for its own cookie.
  const asGuest = paths.flatMap((path) => [
    get(path),
    get(`${path}?x=1`),
    get(path, { cookie: bypass }),
    get(`${path}?x=1`, { cookie: `a=1; ${bypass}`, 'x-draft': 'any' }),
    get(path, { rsc: '1', cookie: bypass }),
  ])
  for (const { html } of await Promise.all(asGuest)) {
    expect(marksIn(html)).toEqual([])
    expect(html.includes(written)).toBe(false)
  }
})

test('guests who ask Next for the same page at the same time get no marks', async () => {
  const pages = Array.from({ length: 12 }, (_, at) =>
    at % 2 === 0 ? draftOf('/fr/about') : get('/fr/about?x=1', { cookie: bypass }),
  )
  const made = await Promise.all(pages)
  for (const [at, { html }] of made.entries()) {
    expect(marksIn(html).length > 0, `${at}`).toBe(at % 2 === 0)
  }
})
