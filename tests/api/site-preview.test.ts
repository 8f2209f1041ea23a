import { afterAll, beforeEach, expect, test } from 'vitest'
import { siteCalls as declared } from '#calls/site.ts'
import { prisma } from '#lib/db/client.ts'
import { makePreview } from '#lib/farm/commands/make-preview.ts'
import { type MakeDraftPage, openDraftPages } from '#lib/farm/service/draft-pages.ts'
import { sha256Of } from '#lib/shared/sha256.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { usePublications } from '../support/publish.ts'
import { routeAt } from '../support/route.ts'
import { siteCalls } from '../support/site-calls.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

useDatabase()
usePublications()

const asked: Parameters<MakeDraftPage>[] = []
openDraftPages(async (...page) => {
  asked.push(page)
  return page[0].endsWith('/none')
    ? null
    : `<html><head><script src="/a.js"></script></head><body><a class="x" href="/fr/rooms/wada#bed">Room</a>
       <a href="/">Home</a><a href="/stay/secret">Stay</a><a href="https://maps.example">Map</a><script>alert(1)</script></body></html>`
})
afterAll(() => openDraftPages(async () => null))
beforeEach(() => prisma().preview.deleteMany())

const by = { email: staffEmail } as Parameters<typeof makePreview>[0]

async function made(): Promise<{ secret: string; until: string }> {
  const { cookie } = await signedIn()
  const { status, body } = await call(
    routeAt(declared, 'site/previews'),
    'POST',
    '/api/site/previews',
    { cookie },
  )
  expect(status).toBe(201)
  return body as never
}
const pageAt = (secret: string, path: string) =>
  call(
    routeAt(declared, 'preview/[secret]'),
    'GET',
    `/api/preview/x?path=${encodeURIComponent(path)}`,
    { params: { secret } },
  )
const textOf = ({ bytes }: Awaited<ReturnType<typeof pageAt>>) => new TextDecoder().decode(bytes)

test('a stranger with the link sees the draft, marked as a preview, without scripts', async () => {
  const site = await siteCalls()
  await site.save({ name: 'Mango Farm' })
  const { secret } = await made()
  const answer = await pageAt(secret, '/fr/about')
  expect(answer.status).toBe(200)
  const [path, draft] = asked.at(-1) ?? []
  expect([path, draft?.facts.name, draft?.places]).toEqual(['/fr/about', 'Mango Farm', []])
  const text = textOf(answer)
  expect(text).not.toContain('<script')
  expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(text).toContain('Aperçu.')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'none'")
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src')
})

test('its links to pages lead to those of the draft, and all others where they did', async () => {
  const { secret } = await made()
  const text = textOf(await pageAt(secret, '/about'))
  expect(text).toContain(`href="/api/preview/${secret}?path=%2Ffr%2Frooms%2Fwada#bed"`)
  expect(text).toContain(`href="/api/preview/${secret}?path=%2F"`)
  expect(text).toContain('href="/stay/secret"')
  expect(text).toContain('href="https://maps.example"')
})

test('the link gives nothing but pages that all guests can read', async () => {
  const { secret } = await made()
  const count = asked.length
  for (const path of ['/app/today', '/stay/x', '/api/farm', '//evil.example/about', 'about', '']) {
    expect([path, (await pageAt(secret, path)).status]).toEqual([path, 422])
  }
  expect(asked.length).toBe(count)
  expect((await pageAt(secret, '/rooms/none')).body.code).toBe('not_found')
  const { status } = await call(routeAt(declared, 'site'), 'GET', '/api/site', {
    cookie: `staff=${secret}`,
  })
  expect(status).toBe(401)
})

test('a guess gives nothing, and neither does a link after 24 hours', async () => {
  const count = asked.length
  expect((await pageAt('a'.repeat(26), '/about')).body.code).toBe('not_found')
  const dayAgo = new Date(Date.now() - 24 * 3_600_000)
  const { secret } = await makePreview(by, dayAgo)
  expect((await pageAt(secret, '/about')).body.code).toBe('not_found')
  expect(asked.length).toBe(count)
  const nearly = await makePreview(by, new Date(dayAgo.getTime() + 60_000))
  expect((await pageAt(nearly.secret, '/about')).status).toBe(200)
  await makePreview(by)
  const sha256 = sha256Of(secret)
  expect(await prisma().preview.findUnique({ where: { sha256 } })).toBeNull()
})

test('only staff make links, and only the hash of the secret is stored', async () => {
  const { status } = await call(
    routeAt(declared, 'site/previews'),
    'POST',
    '/api/site/previews',
    {},
  )
  expect(status).toBe(401)
  const { secret, until } = await made()
  const [row] = await prisma().preview.findMany()
  expect(Buffer.from(row?.sha256 ?? []).equals(sha256Of(secret))).toBe(true)
  expect(row).toMatchObject({ madeBy: staffEmail, expiresAt: new Date(until) })
})
