import { beforeAll, describe, expect, test } from 'vitest'
import { NearbyColumns } from '#components/site/experiences/nearby-columns.tsx'
import { NearbyPage } from '#components/site/nearby/nearby-page.tsx'
import { TermsPage } from '#components/site/terms/terms-page.tsx'
import { publishedLists } from '#lib/farm/rules/farm.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { useDatabase } from '../support/database.ts'
import { drawn } from '../support/drawn.ts'
import { colleague, type SiteCalls, twoOfStaff, useDraft } from '../support/site-calls.ts'

useDatabase()
useDraft()

let mine: SiteCalls
let theirs: SiteCalls
beforeAll(async () => {
  ;[mine, theirs] = await twoOfStaff()
})

const items = (...ids: string[]) => ids.map((id) => ({ id }))
const forts = items('lohagad', 'visapur', 'tikona', 'tung')
const weir = {
  name: 'The old weir',
  kind: 'Water',
  text: 'Where the herons fish.',
  best: 'At dawn',
  minutes: 12,
}

/** What guests read on a page, with the messages that are published. */
const page = async (Page: unknown, locale: 'en' | 'fr' = 'en') =>
  drawn(locale, Page as never, {}, await guestMessages(locale))

describe('a list', () => {
  test('shows after its publication what staff have chosen, in their order, and counts it', async () => {
    const { status } = await mine.list('nearby.forts', {
      items: items('tung', 'tikona'),
      seen: forts,
    })
    expect(status).toBe(200)
    const [list] = await mine.lists()
    expect(list).toEqual({
      list: 'nearby.forts',
      items: [
        { id: 'tung', name: 'Tung', isOwn: false },
        { id: 'tikona', name: 'Tikona', isOwn: false },
      ],
      hidden: [
        { id: 'lohagad', name: 'Lohagad', isOwn: false },
        { id: 'visapur', name: 'Visapur', isOwn: false },
      ],
      isDraft: true,
    })
    expect((await mine.site()).changes).toMatchObject([
      {
        kind: 'list',
        what: 'nearby.forts',
        before: [{ name: 'Lohagad' }, { name: 'Visapur' }, { name: 'Tikona' }, { name: 'Tung' }],
        after: [{ name: 'Tung' }, { name: 'Tikona' }],
      },
    ])
    expect(shown('nearby.forts')).toHaveLength(4)
    await mine.publishAll()
    expect(shown('nearby.forts')).toEqual(['tung', 'tikona'])
    expect(await page(NearbyPage)).toContain('2 hill forts stand')
    expect(await page(NearbyPage)).not.toContain('id="lohagad"')
    expect(await page(NearbyColumns)).not.toContain('Lohagad')
  })

  test('that shows nothing leaves no heading behind', async () => {
    await mine.list('nearby.caves', { items: [], seen: items('karla', 'bhaja', 'bedse') })
    await mine.publishAll()
    expect(await page(NearbyPage)).not.toContain('id="caves"')
    expect(await page(NearbyColumns)).not.toContain('Caves')
  })

  test('as it is shipped is no change', async () => {
    await mine.list('nearby.forts', { items: items('tung'), seen: forts })
    await mine.list('nearby.forts', { items: forts, seen: items('tung') })
    expect((await mine.site()).changes).toEqual([])
    expect(publishedLists()).toEqual({})
  })

  test('can be changed by one of two people at a time', async () => {
    await theirs.list('nearby.forts', { items: items('tung'), seen: forts })
    const { status, body } = await mine.list('nearby.forts', {
      items: items('tikona'),
      seen: forts,
    })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.message).toContain(colleague)
  })

  test.each([
    ['an item of another list', 'nearby.forts', items('karla')],
    ['an item twice', 'nearby.forts', items('tung', 'tung')],
    ['minutes for a shipped item', 'nearby.forts', [{ id: 'tung', minutes: 5 }]],
    ['an item of the farm’s own without minutes', 'nearby.forts', items('own1f03c2aa')],
    ['an id that isn’t one', 'nearby.forts', [{ id: '__proto__', minutes: 5 }]],
    ['an item of the farm’s own that isn’t there', 'packages', [{ id: 'own1f03c2aa', minutes: 5 }]],
    ['terms without the refund', 'terms', items('booking', 'price', 'deposit', 'times')],
  ])('refuses %s', async (_, list, wanted) => {
    const seen = (await mine.lists()).find((one) => one.list === list)?.items ?? []
    const { status } = await mine.list(list, {
      items: wanted,
      seen: items(...seen.map(({ id }) => id)),
    })
    expect(status).toBe(422)
    expect((await mine.site()).changes).toEqual([])
  })

  test('of another name isn’t there', async () => {
    expect((await mine.list('forts', { items: [], seen: [] })).status).toBe(404)
    expect((await mine.addItem('forts', weir)).status).toBe(404)
  })
})

test('a farm without a pool has no clause about one, and the rest is counted', async () => {
  const terms = (await mine.lists()).find(({ list }) => list === 'terms')?.items ?? []
  const ids = terms.map(({ id }) => id)
  const rest = ids.filter((id) => id !== 'pool')
  await mine.list('terms', { items: items(...rest), seen: items(...ids) })
  await mine.publishAll()
  const text = await page(TermsPage)
  expect(text).not.toContain('id="pool"')
  expect(text).toContain('11. Campfire')
})

describe('a place of the farm’s own', () => {
  test('is among the others, in English where nobody has translated it', async () => {
    const { status, body } = await mine.addItem('nearby.nature', weir)
    expect(status).toBe(201)
    const changes = (await mine.site()).changes.map(({ kind }: { kind: string }) => kind)
    expect(changes.sort()).toEqual(['list', 'words', 'words', 'words', 'words'])
    const key = `nearby.${body.id}.name`
    expect((await mine.place(key)).body.languages).toMatchObject({
      en: { text: weir.name, shipped: null },
      fr: { state: 'missing', text: null },
    })
    expect((await mine.write({ key, locale: 'fr', text: 'L’ancien barrage' })).status).toBe(200)
    await mine.publishAll()
    const english = await page(NearbyPage)
    for (const text of [weir.name, weir.kind, weir.text, weir.best, '12']) {
      expect(english).toContain(text)
    }
    expect(english).toContain('15 places we send our guests to')
    const french = await page(NearbyPage, 'fr')
    expect(french).toContain('L’ancien barrage')
    expect(french).toContain(weir.text)
  })

  test('always has English words', async () => {
    const { body } = await mine.addItem('nearby.nature', weir)
    const key = `nearby.${body.id}.name`
    expect((await mine.write({ key, locale: 'en', text: null })).status).toBe(422)
    expect(
      (await mine.write({ key: 'nearby.own00000000.name', locale: 'en', text: 'X' })).status,
    ).toBe(422)
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that names a fact', { name: 'The {phone}' }, 'name'],
    ['a script', { text: '<script>alert(1)</script>' }, 'text'],
    ['10,000 letters', { text: 'x'.repeat(10_000) }, 'text'],
    ['no minutes', { minutes: 0 }, 'minutes'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { status, body } = await mine.addItem('nearby.nature', { ...weir, ...wrong })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await mine.site()).changes).toEqual([])
  })
})
