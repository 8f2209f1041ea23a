import { beforeAll, describe, expect, test } from 'vitest'
import { EventsPage } from '#components/site/events/events-page.tsx'
import { TermsPage } from '#components/site/terms/terms-page.tsx'
import { prisma } from '#lib/db/client.ts'
import { publishedWords } from '#lib/farm/rules/farm.ts'
import type { ListName } from '#lib/farm/rules/lists.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { useDatabase } from '../support/database.ts'
import { drawn } from '../support/drawn.ts'
import { colleague, type SiteCalls, twoOfStaff, useDraft } from '../support/site-calls.ts'
import { items, listNow } from '../support/site-items.ts'

useDatabase()
useDraft()

let mine: SiteCalls
let theirs: SiteCalls
beforeAll(async () => {
  ;[mine, theirs] = await twoOfStaff()
})

const page = async (Page: unknown, locale: 'en' | 'ar' = 'en') =>
  drawn(locale, Page as never, {}, await guestMessages(locale))

const { wedding, quiet } = items

async function added(list: ListName, item: object): Promise<string> {
  const { status, body } = await mine.addItem(list, item)
  expect([status, body.errors]).toEqual([201, undefined])
  return body.id
}

const wordsOf = (id: string) =>
  prisma().siteChange.count({ where: { kind: 'words', name: { contains: `.${id}.` } } })

describe('editing an item', () => {
  test('changes its words and values, and leaves its translations outdated', async () => {
    const weir = { name: 'The weir', kind: 'Water', minutes: 12, best: 'At dawn', text: 'Herons.' }
    const id = await added('nearby.nature', weir)
    await mine.write({ key: `nearby.${id}.text`, locale: 'fr', text: 'Des hérons.' })
    await mine.write({ key: `nearby.${id}.name`, locale: 'fr', text: 'Le barrage' })
    await mine.publishAll()
    const item = { ...weir, minutes: '15', text: 'Herons and kingfishers.' }
    const { status } = await mine.saveItem('nearby.nature', id, { item, seen: weir })
    expect(status).toBe(200)
    const now = await listNow(mine, 'nearby.nature')
    expect(now.items.at(-1)).toEqual({
      id,
      name: 'The weir',
      isOwn: true,
      minutes: 15,
      fields: { ...item, minutes: 15 },
    })
    const kinds = (await mine.site()).changes.map(({ kind }: { kind: string }) => kind)
    expect(kinds.sort()).toEqual(['list', 'words'])
    const state = async (text: string) =>
      (await mine.place(`nearby.${id}.${text}`)).body.languages.fr.state
    expect([await state('text'), await state('name')]).toEqual(['outdated', 'yours'])
  })

  test('takes out an optional text in all languages', async () => {
    const id = await added('packages', { ...wedding, point2: 'A tent' })
    await mine.write({ key: `events.${id}.point2`, locale: 'fr', text: 'Une tente' })
    await mine.publishAll()
    const seen = { ...wedding, point2: 'A tent' }
    await mine.saveItem('packages', id, { item: { ...wedding, point2: ' ' }, seen })
    await mine.publishAll()
    expect(await page(EventsPage)).not.toContain('A tent')
    expect(JSON.stringify(publishedWords())).not.toContain('Une tente')
  })

  test('by two people at once is done by the first', async () => {
    const id = await added('terms', quiet)
    const mineIs = { item: { ...quiet, title: 'Silence' }, seen: quiet }
    const theirsIs = { item: { ...quiet, title: 'Sleep' }, seen: quiet }
    expect((await theirs.saveItem('terms', id, theirsIs)).status).toBe(200)
    const { status, body } = await mine.saveItem('terms', id, mineIs)
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.message).toContain(colleague)
  })

  test('isn’t possible once it’s removed, in another list, or for a shipped item', async () => {
    const before = await listNow(mine, 'terms')
    const id = await added('terms', quiet)
    const change = { item: quiet, seen: quiet }
    expect((await mine.saveItem('principles', id, change)).status).toBe(404)
    expect((await mine.saveItem('terms', 'pool', change)).status).toBe(404)
    await mine.list('terms', { items: before.sent, seen: (await listNow(mine, 'terms')).sent })
    expect((await mine.saveItem('terms', id, change)).status).toBe(404)
  })
})

describe('an item that’s hidden', () => {
  test('keeps its words, isn’t shown or counted, and can be shown again', async () => {
    const before = await listNow(mine, 'terms')
    const id = await added('terms', quiet)
    await mine.publishAll()
    const seen = [...before.sent, { id }]
    const items = [...before.sent, { id, hidden: true }]
    expect((await mine.list('terms', { items, seen })).status).toBe(200)
    await mine.publishAll()
    expect(await page(TermsPage)).not.toContain(quiet.title)
    expect(await page(TermsPage)).toContain('Twelve points')
    const { hidden } = await listNow(mine, 'terms')
    expect(hidden).toMatchObject([{ id, name: quiet.title, isOwn: true, fields: quiet }])
    expect((await mine.list('terms', { items: seen, seen: items })).status).toBe(200)
    await mine.publishAll()
    expect(await page(TermsPage)).toContain(quiet.title)
  })

  test('is one of the farm’s own: a shipped one is just left out', async () => {
    const { sent } = await listNow(mine, 'terms')
    const items = sent.map((one) => (one.id === 'pool' ? { ...one, hidden: true } : one))
    expect((await mine.list('terms', { items, seen: sent })).status).toBe(422)
  })
})

describe('an item that’s removed', () => {
  test('comes back with all its words until the next publication, and is no change meanwhile', async () => {
    const before = await listNow(mine, 'terms')
    const id = await added('terms', quiet)
    const arabic = { key: `terms.${id}.title`, locale: 'ar', text: 'ساعات الهدوء' }
    await mine.write(arabic)
    const { sent } = await listNow(mine, 'terms')
    await mine.list('terms', { items: before.sent, seen: sent })
    expect((await mine.site()).changes).toEqual([])
    expect((await mine.place(arabic.key)).status).toBe(404)
    expect((await mine.list('terms', { items: sent, seen: before.sent })).status).toBe(200)
    await mine.publishAll()
    expect(await page(TermsPage, 'ar')).toContain(arabic.text)
  })

  test('leaves no words behind once something is published', async () => {
    const before = await listNow(mine, 'terms')
    const id = await added('terms', quiet)
    const { sent } = await listNow(mine, 'terms')
    await mine.list('terms', { items: before.sent, seen: sent })
    expect(await wordsOf(id)).toBe(2)
    await mine.save({ since: 2001 })
    await mine.publishAll()
    expect(await wordsOf(id)).toBe(0)
    const { status } = await mine.list('terms', { items: sent, seen: before.sent })
    expect(status).toBe(422)
  })

  test('takes its published words with it, has its name in the history, and comes back with an old publication', async () => {
    const before = await listNow(mine, 'terms')
    const id = await added('terms', quiet)
    await mine.publishAll()
    const number = (await mine.site()).published.number
    const { sent } = await listNow(mine, 'terms')
    await mine.list('terms', { items: before.sent, seen: sent })
    expect((await mine.site()).changes).toHaveLength(1)
    await mine.publishAll()
    expect(publishedWords()).toEqual({})
    const { publications } = await mine.publications()
    const change = publications[0].changes.find(({ kind }: { kind: string }) => kind === 'list')
    expect(change.before.at(-1).name).toBe(quiet.title)
    await mine.restore(number)
    expect(await page(TermsPage)).toContain(quiet.text)
    expect((await listNow(mine, 'terms')).items.at(-1)?.id).toBe(id)
  })

  test('can’t come back in another list', async () => {
    const id = await added('principles', quiet)
    const { sent } = await listNow(mine, 'terms')
    const { status } = await mine.list('terms', { items: [...sent, { id }], seen: sent })
    expect(status).toBe(422)
  })
})
