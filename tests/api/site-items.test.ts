import { beforeAll, describe, expect, test } from 'vitest'
import { ContactPage } from '#components/site/contact/contact-page.tsx'
import { EventsPage } from '#components/site/events/events-page.tsx'
import { ExperienceCards } from '#components/site/experiences/experience-cards.tsx'
import { GalleryPage } from '#components/site/gallery/gallery-page.tsx'
import { Doings } from '#components/site/home/farm.tsx'
import { Packages } from '#components/site/home/gatherings.tsx'
import { TermsPage } from '#components/site/terms/terms-page.tsx'
import { prisma } from '#lib/db/client.ts'
import type { ListName } from '#lib/farm/rules/lists.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { useDatabase } from '../support/database.ts'
import { drawn } from '../support/drawn.ts'
import { siteCalls, useDraft } from '../support/site-calls.ts'
import { items, listNow } from '../support/site-items.ts'

useDatabase()
useDraft()

let mine: Awaited<ReturnType<typeof siteCalls>>
beforeAll(async () => {
  mine = await siteCalls()
})

const page = async (Page: unknown, locale: 'en' | 'ar' = 'en') =>
  drawn(locale, Page as never, {}, await guestMessages(locale))

const { pottery, wedding, quiet, singing } = items

async function added(list: ListName, item: object): Promise<string> {
  const { status, body } = await mine.addItem(list, item)
  expect([status, body.errors]).toEqual([201, undefined])
  return body.id
}

describe('an item of the farm’s own, without a picture', () => {
  test('is among experiences', async () => {
    await added('experiences', pottery)
    await mine.publishAll()
    const html = await page(ExperienceCards)
    for (const text of Object.values(pottery)) expect(html).toContain(text)
    expect(await page(ExperienceCards, 'ar')).toContain(pottery.text)
  })

  test('is among things to do', async () => {
    await added('doings', singing)
    await mine.publishAll()
    expect(await page(Doings)).toContain(singing.text)
  })

  test('is among packages, with as many points as it has, and an enquiry names it', async () => {
    const id = await added('packages', wedding)
    await mine.publishAll()
    const events = await page(EventsPage)
    expect(events).toContain(wedding.point1)
    expect(events).toContain(`/contact?package=${id}`)
    const home = await page(Packages)
    expect(home).toContain(wedding.text)
    expect(home).toContain('4 packages')
    expect(home).toContain(`/contact?package=${id}`)
  })

  test('is numbered with the other points of the terms', async () => {
    const id = await added('terms', quiet)
    await mine.publishAll()
    const html = await page(TermsPage)
    expect(html).toContain('13. Quiet hours')
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain('13 points')
  })

  test('is no picture of the gallery yet', async () => {
    await added('gallery.campus', { title: 'The new shed' })
    await mine.publishAll()
    const html = await page(GalleryPage)
    expect(html).not.toContain('The new shed')
    expect(html).toContain('Thirty-three')
  })
})

test('the contact page knows the packages of the farm’s own', async () => {
  const id = await added('packages', wedding)
  await mine.publishAll()
  expect(shown('packages')).toContain(id)
  expect(await page(ContactPage)).toContain('<form')
})

describe('what’s wrong with an item is said at its field', () => {
  test.each([
    ['experiences', { ...pottery, kicker: '' }, 'kicker'],
    ['experiences', { ...pottery, title: 'x'.repeat(10_000) }, 'title'],
    ['experiences', { ...pottery, text: '<img src=x onerror=alert(1)>' }, 'text'],
    ['experiences', { ...pottery, text: 'Call {phone' }, 'text'],
    ['experiences', { ...pottery, price: 500 }, 'item'],
    ['packages', { ...wedding, text: undefined }, 'text'],
    ['doings', { ...singing, title: 5 }, 'title'],
    ['nearby.forts', { name: 'F', kind: 'K', best: 'B', text: 'T', minutes: '1e2' }, 'minutes'],
  ] as const)('of %s: %o', async (list, item, field) => {
    const { status, body } = await mine.addItem(list, item)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await mine.site()).changes).toEqual([])
  })
})

test('a list has a hundred items at most', async () => {
  const entries = Array.from({ length: 97 }, (_, at) => `own${at.toString(16).padStart(8, '0')}`)
  const english = (text: string) => ({ text, english: text })
  await prisma().siteChange.createMany({
    data: [
      ...entries.flatMap((id) =>
        ['title', 'text'].map((end) => ({
          kind: 'words',
          name: `en/about.principles.${id}.${end}`,
          value: english(id),
          changedBy: 'prakash@dontali.example',
        })),
      ),
      {
        kind: 'list',
        name: 'principles',
        value: ['organic', 'culture', 'sustainability', ...entries].map((id) => ({ id })),
        changedBy: 'prakash@dontali.example',
      },
    ],
  })
  const { status, body } = await mine.addItem('principles', quiet)
  expect([status, body.errors.item]).toEqual([422, 'This list is full: it has 100 items.'])
  const { sent } = await listNow(mine, 'principles')
  const turned = await mine.list('principles', { items: sent.toReversed(), seen: sent })
  expect(turned.status).toBe(200)
})
