import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { startServer, type TestServer } from '../support/server.ts'

const made = join(
  resolve(import.meta.dirname, '../..'),
  process.env.NEXT_DIST_DIR ?? '.next',
  'server',
)
let site: TestServer

beforeAll(async () => {
  site = await startServer()
})
afterAll(() => site?.clean())

test('pages made for unknown paths aren’t stored on disk', async () => {
  const files = () => readdirSync(made, { recursive: true }).length
  const before = files()
  for (const name of ['one', 'two', 'three']) {
    expect((await ask(site.url, `/${name}.${Date.now()}`)).status).toBe(404)
  }
  expect(files()).toBe(before)
})

test.each(['/about', '/nothing-here'])(
  'while no reviews are set up, %s hides the links to them, finished or made on request',
  async (path) => {
    const html = async () => (await ask(site.url, path)).body.toString()
    await expect.poll(html).toMatch(/<html[^>]* data-no-reviews=""/)
  },
)

test('a request that offers another protocol is answered as any other', async () => {
  // Next listens for upgrades from its first request on.
  await ask(site.url, '/nothing-here')
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' }
  expect((await ask(site.url, '/about', { headers })).status).toBe(200)
  expect((await ask(site.url, '/nothing-here', { headers })).status).toBe(404)
})

test.each([
  ['/about', { rsc: '1' }],
  ['/About', {}],
  ['/about/', {}],
  ['/about', { 'accept-language': 'fr' }],
  ['/app', {}],
  ['/en/about', {}],
  ['/en', { cookie: 'app_language=fr' }],
])('a cache asks anew each time where %s with %o leads', async (path, headers) => {
  const { status, headers: told } = await ask(site.url, path, { headers })
  expect([307, 308]).toContain(status)
  const again = 'public, max-age=0, must-revalidate'
  expect(told['cache-control']).toBe(told['set-cookie'] ? 'no-store' : again)
  if (!told['set-cookie']) expect(told.vary).toContain('Accept-Language, Cookie, rsc')
})

test('a body that is refused while it is read gets its answer, and its connection ends', async () => {
  const socket = connect(Number(new URL(site.url).port), 'localhost')
  const head = 'Host: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked'
  const chunk = `${(100_000).toString(16)}\r\n${'a'.repeat(100_000)}\r\n`
  socket.write(`POST /api/holds HTTP/1.1\r\n${head}\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`)
  let told = ''
  for await (const bytes of socket) told += bytes
  expect(told).toMatch(/^HTTP\/1\.1 413 .*^connection: close\r\n/ims)
})
