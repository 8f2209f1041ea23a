import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishedAssets, finishedPages } from '../../server/build-output.ts'
import { inlineScripts, scriptHash } from '../../server/content-policy.ts'
import { type Answer, ask } from '../support/ask.ts'
import { temporaryDir } from '../support/postgres.ts'
import { launch, startServer, type TestServer } from '../support/server.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = join(root, process.env.NEXT_DIST_DIR ?? '.next')
const pages = finishedPages(dist)
let ours: TestServer
let nexts: TestServer

beforeAll(async () => {
  ours = await startServer({ env: { PUBLIC_URL: 'https://dontali.example' } })
  const next = join(root, 'node_modules/next/dist/bin/next')
  nexts = await launch({
    dataDir: await temporaryDir(),
    command: [process.execPath, next, 'start', '-H', 'localhost'],
  })
  for (let tries = 0; tries < 300; tries++) {
    if (await ask(nexts.url, '/').catch(() => undefined)) return
    await wait(100)
  }
  throw new Error(`next start did not get ready:\n${nexts.output()}`)
})
afterAll(() => Promise.all([ours?.clean(), nexts?.clean()]))

/** The headers of Next's client, and the address that they belong to. */
function payloadRequest(path: string, segment: string): [string, Record<string, string>] {
  const state = '%5B%22%22%2C%7B%7D%5D'
  const headers = segment
    ? { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment, 'next-url': '/fr' }
    : { 'next-router-state-tree': state, 'next-url': '/fr' }
  const told = segment ? ['1', segment, '0', '/fr'] : ['0', '0', state, '/fr']
  const hash = createHash('sha256').update(told.join(',')).digest('base64url').slice(0, 16)
  return [`${path}?_rsc=${hash}`, { rsc: '1', ...headers }]
}

// Ours alone: how long it may be kept, by what it varies, its tag, and the policies. Next's alone: its cache's remarks.
const notCompared = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-middleware-rewrite',
  'x-nextjs-cache',
])
// The server adds these to the pages that Next built.
const filledIn = / data-no-reviews=""|<rooms-as-sent.*<\/rooms-as-sent>/gs
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !notCompared.has(name))
      // Next writes this one twice.
      .map(([name, value]) => [name, name === 'x-nextjs-prerender' ? '1' : value]),
  ),
  body: body.toString('latin1').replaceAll(filledIn, ''),
})
const isOurs = ({ headers }: Answer) => headers['x-nextjs-cache'] === undefined

describe('every finished page is what Next itself would answer', () => {
  test.each(pages.map(({ path, payloads }) => [path, payloads]))('%s', async (path, payloads) => {
    const asked: [string, Record<string, string>][] = [
      [path, {}],
      [`${path}?utm_source=letter`, {}],
      ...[...payloads.keys()].map((segment) => payloadRequest(path, segment)),
    ]
    for (const [address, headers] of asked) {
      const mine = await ask(ours.url, address, { headers })
      const theirs = await ask(nexts.url, address, { headers })
      expect(isOurs(mine)).toBe(true)
      expect(comparable(mine)).toEqual(comparable(theirs))
      const vary = String(mine.headers.vary).toLowerCase()
      for (const name of String(theirs.headers.vary).toLowerCase().split(', ')) {
        expect(vary).toContain(name)
      }
    }
  })
})

test('hashed files come from memory, for good, and as Next would send them', async () => {
  const names = [...finishedAssets(root, dist).keys()]
  const some = ['.js', '.css', '.woff2', '480'].map((part) =>
    names.find((name) => name.includes(part)),
  )
  for (const path of some) {
    const mine = await ask(ours.url, path ?? '')
    expect(mine.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const theirs = await ask(nexts.url, path ?? '')
    expect(mine.body.equals(theirs.body)).toBe(true)
    expect(mine.headers['content-type']).toBe(theirs.headers['content-type'])
  }
})

describe('a page from memory', () => {
  const plain = () => ask(ours.url, '/privacy')

  test('is sent as small as the browser takes it, and each form has its own strong tag', async () => {
    const identity = await plain()
    const br = await ask(ours.url, '/privacy', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })
    const gzip = await ask(ours.url, '/privacy', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).equals(identity.body)).toBe(true)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(identity.body)).toBe(true)
    const tags = [identity, br, gzip].map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await plain()
    for (const known of [String(headers.etag), `"other", W/${headers.etag}`, '*']) {
      const again = await ask(ours.url, '/privacy', { headers: { 'if-none-match': known } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers.etag).toBe(headers.etag)
    }
    const changed = await ask(ours.url, '/privacy', { headers: { 'if-none-match': '"old"' } })
    expect(changed.status).toBe(200)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await plain()
    const head = await ask(ours.url, '/privacy', { method: 'HEAD' })
    expect(head.body.length).toBe(0)
    const { date: _, ...told } = get.headers
    expect(head.headers).toMatchObject(told)
  })

  test('may be kept, but is asked about again each time', async () => {
    expect((await plain()).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

describe('the language is the middleware’s to choose', () => {
  test.each([
    ['/', { 'accept-language': 'fr-FR,fr;q=0.9' }, '/fr'],
    ['/about?from=x', { cookie: 'a=b; app_language=ru' }, '/ru/about?from=x'],
    ['/about', { cookie: 'app_language=zh', 'accept-language': 'fr' }, '/zh/about'],
  ])('%s with %o leads to %s', async (path, headers, target) => {
    const { status, headers: told } = await ask(ours.url, path, { headers })
    expect([status, told.location]).toEqual([307, target])
  })

  test('the first visitor with a wish is answered from memory as the next is', async () => {
    const headers = { 'accept-language': 'en-GB, de;q=0.3' }
    const first = await ask(ours.url, '/terms', { headers })
    const second = await ask(ours.url, '/terms', { headers })
    expect([isOurs(first), isOurs(second)]).toEqual([true, true])
    expect(second.body.equals(first.body)).toBe(true)
    for (const name of ['content-security-policy', 'cache-control', 'vary']) {
      expect(second.headers[name]).toBe(first.headers[name])
    }
  })

  test('a page in another language than the stored one is no choice; English is, where its address says so', async () => {
    const headers = { cookie: 'app_language=fr' }
    const noted = async (path: string) =>
      (await ask(ours.url, path, { headers })).headers['set-cookie']
    expect(await noted('/ar/terms')).toBeUndefined()
    expect(String(await noted('/en/terms'))).toContain('app_language=en')
  })
})

describe('what is not a finished page goes to Next', () => {
  test.each([
    ['/About', 308],
    ['/about/', 308],
    ['/en/about', 307],
    ['/nothing-here', 404],
    ['/ar/nothing-here', 404],
    ['/ar/nothing.here', 404],
    ['/admin/x', 404],
    ['/stay/%00', 404],
    ['/static/../about', 404],
    ['/api', 404],
    // Pages in development only.
    ['/dev/mails', 404],
    ['/dev/parts', 404],
    ['/dev/parts/site', 404],
  ])('%s: %i', async (path, status) => {
    expect((await ask(ours.url, path)).status).toBe(status)
  })

  test.each(['/nothing-here', '/nothing.here', '/_next/static/nothing.js', '/api/nothing'])(
    'nobody keeps the answer that there is nothing at %s',
    async (path) => {
      const { status, headers } = await ask(ours.url, path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )

  test('a payload under an address that is not its own is sent to the right one', async () => {
    const [address, headers] = payloadRequest('/about', '/_tree')
    const wrong = await ask(ours.url, '/about?_rsc=wrong', { headers })
    expect([wrong.status, wrong.headers.location]).toEqual([307, address])
  })
})

describe('the policy', () => {
  const policy = ({ headers }: Answer) => String(headers['content-security-policy'])

  test.each(pages.map(({ path }) => [path]))(
    '%s allows its own scripts and no others',
    async (path) => {
      const answer = await ask(ours.url, path)
      const scripts = /script-src ([^;]+)/.exec(policy(answer))?.[1]?.split(' ')
      const own = inlineScripts(answer.body.toString()).map(scriptHash)
      expect(new Set(scripts)).toEqual(new Set(["'self'", ...own]))
    },
  )

  test('a page rendered on request has a nonce that nobody else can choose', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'" }
    const first = await ask(ours.url, '/nothing-here', { headers })
    const second = await ask(ours.url, '/nothing-here', { headers })
    const nonce = /'nonce-([^']+)'/.exec(policy(first))?.[1]
    expect(policy(second)).not.toContain(`'nonce-${nonce}'`)
    const html = first.body.toString()
    expect(html).not.toContain('mine')
    const allowed = /script-src ([^;]+)/.exec(policy(first))?.[1] ?? ''
    expect(allowed).not.toContain('unsafe')
    const known = new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>.*?</script>`, 'gs')
    const bare = html.replaceAll(known, '')
    for (const script of inlineScripts(bare)) expect(allowed).toContain(scriptHash(script))
  })

  test('every answer over https tells browsers to keep using https', async () => {
    for (const path of ['/', '/nothing-here', '/api/health/live', '/icon.svg']) {
      const { headers } = await ask(ours.url, path)
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })
})
