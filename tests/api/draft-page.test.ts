import { afterAll, expect, test } from 'vitest'
import { siteCalls as declared } from '#calls/site.ts'
import { draftNow } from '#lib/farm/rules/farm.ts'
import { type MakeDraftPage, openDraftPages } from '#lib/farm/service/draft-pages.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { usePublications } from '../support/publish.ts'
import { routeAt } from '../support/route.ts'
import { siteCalls } from '../support/site-calls.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
usePublications()
const asked: Parameters<MakeDraftPage>[] = []
openDraftPages(async (...page) => {
  asked.push(page)
  return page[0].endsWith('/none')
    ? null
    : '<html><head><script src="/a.js"></script><link rel="preload" as="script" href="/b.js"/></head><body>Us<script>alert(1)\n</script></body></html>'
})
afterAll(() => openDraftPages(async () => null))

async function pageAt(path: string, { cookie } = { cookie: '' }, more = '') {
  const address = `/api/site/page?path=${path}${more}`
  return call(routeAt(declared, 'site/page'), 'GET', address, { cookie })
}

test('strangers get no page of the draft', async () => {
  const { status, body } = await pageAt('/about')
  expect([status, body.code]).toEqual([401, 'sign_in_required'])
  expect(asked).toEqual([])
})

test('staff get it without scripts, to be framed by our own pages and kept nowhere', async () => {
  const { status, headers, bytes } = await pageAt('/fr/about', await signedIn())
  expect(status).toBe(200)
  const text = new TextDecoder().decode(bytes)
  expect(text).not.toMatch(/<script|as="script"/)
  expect(text).toContain('<body>Us</body>')
  expect(text).toMatch(/<meta name="places" content="[\w.]+( [\w.]+){100,}"/)
  expect(headers.get('cache-control')).toBe('no-store')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('script-src')
})

test('on another farm, words of the sample are an example until the farm has its own', async () => {
  const site = await siteCalls()
  const examples = async () => {
    const { bytes } = await pageAt('/about', await signedIn())
    return /<meta name="examples" content="([^"]*)"/.exec(new TextDecoder().decode(bytes))?.[1]
  }
  expect(await examples()).toBe('')
  await site.save({ demo: false })
  expect(await examples()).toContain('about.title')
  await site.write({ key: 'about.title', locale: 'en', text: 'All of us' })
  expect((await examples())?.split(' ')).not.toContain('about.title')
})

test('the page is made of the draft, of which nothing is left afterwards', async () => {
  const site = await siteCalls()
  await site.save({ name: 'Mango Farm' })
  await site.write({ key: 'about.title', locale: 'en', text: 'All of us' })
  await pageAt('/about', await signedIn())
  const [path, draft] = asked.at(-1) ?? []
  expect(path).toBe('/about')
  expect(draft?.facts.name).toBe('Mango Farm')
  expect(draft?.words.en?.['about.title']?.text).toBe('All of us')
  expect(draft?.places).toContain('about.title')
  expect(draft?.places).not.toContain('nav.home')
  expect(draftNow()).toBeUndefined()
})

test('without marks it is made as guests would see it', async () => {
  const { status } = await pageAt('/about', await signedIn(), '&marks=none')
  expect([status, asked.at(-1)?.[1].places]).toEqual([200, []])
  expect((await pageAt('/about', await signedIn(), '&marks=all')).status).toBe(422)
})

test('the words of a place of the farm’s own are marked like shipped ones', async () => {
  const site = await siteCalls()
  const weir = { name: 'The weir', kind: 'Water', text: 'Herons.', best: 'At dawn', minutes: 12 }
  const { body } = await site.addItem('nearby.nature', weir)
  await pageAt('/fr/nearby', await signedIn())
  const [, draft] = asked.at(-1) ?? []
  expect(draft?.places).toEqual(expect.arrayContaining([`nearby.${body.id}.name`]))
})

test('paths that are no pages of all guests are refused', async () => {
  const staff = await signedIn()
  const count = asked.length
  for (const path of ['/app/today', '/stay/x', '/api/farm', '//evil.example/about', 'about', '']) {
    expect([path, (await pageAt(path, staff)).status]).toEqual([path, 422])
  }
  expect(asked.length).toBe(count)
  expect((await pageAt('/rooms/none', staff)).body.code).toBe('not_found')
})
