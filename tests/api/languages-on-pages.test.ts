import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { readFarm } from '#lib/farm/queries/published.ts'
import { property } from '#lib/property.ts'
import sitemap from '../../app/sitemap.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { roomCalls } from '../support/rooms.ts'
import { built, publication, publish, useSitePages } from '../support/site-pages.ts'

useDatabase()
const site = useSitePages()

const withoutFrench = { languages: { ...property.languages, fr: false } }
const isFrench = (path: string) => /^\/fr(\/|$)/.test(path)
const french = built.paths.filter(isFrench).sort()
const others = built.paths.filter((path) => !isFrench(path)).sort()

const gone = () => [...site.last()].flatMap(([path, html]) => (html === null ? [path] : [])).sort()
const made = () => [...site.last()].flatMap(([path, html]) => (html === null ? [] : [path])).sort()

test('a language that’s switched off loses its pages while all others are made anew, and has them again when it’s on', async () => {
  await site.start()
  await publish(property.name, {}, withoutFrench)
  await expect.poll(() => site.switched.length).toBe(1)
  expect(french.length).toBeGreaterThan(4)
  expect([gone(), made()]).toEqual([french, others])
  expect(site.make).not.toHaveBeenCalledWith('/fr/terms')
  const number = await publish(property.name)
  await expect.poll(() => site.switched.length).toBe(2)
  expect([gone(), made()]).toEqual([[], built.paths.toSorted()])
  await expect.poll(async () => (await publication(number)).body.state).toBe('live')
})

test('a language that’s off stays so when rooms change, and when a process starts again with the kept pages', async () => {
  await site.start()
  await publish(property.name, {}, withoutFrench)
  await expect.poll(() => site.switched.length).toBe(1)
  const rooms = await roomCalls()
  await rooms.add()
  await expect.poll(() => site.switched.length).toBe(2)
  expect([made().filter(isFrench), gone()]).toEqual([[], []])
  expect(made()).toContain('/ar/rooms/grain-loft')
  await site.kept(2)
  expect(await site.start()).toBe(false)
  expect([gone(), made().filter(isFrench)]).toEqual([french, []])
  expect(made()).toContain('/rooms/grain-loft')
})

test('words in a language that’s off change no page', async () => {
  await site.start()
  await publish(property.name, {}, withoutFrench)
  await expect.poll(() => site.switched.length).toBe(1)
  await site.kept(1)
  const words = { fr: { 'about.lead': { text: 'Notre ferme.', english: 'Our farm.' } } }
  const number = await publish(property.name, words, withoutFrench)
  await expect.poll(async () => (await publication(number)).body.state).toBe('live')
  expect(site.switched).toHaveLength(1)
  expect(await site.start()).toBe(false)
})

test('pages of a language that’s off wait with the others when they can’t be taken from the disk', async () => {
  await publish(property.name, {}, withoutFrench)
  expect(await site.start()).toBe(true)
  expect(site.held.mock.calls[0]?.[0].toSorted()).toEqual(built.paths.toSorted())
  expect([gone(), made()]).toEqual([french, others])
})

test('a room of the build that’s gone isn’t made again by a later publication', async () => {
  await site.start()
  const rooms = await prisma().room.findMany({ where: { name: { startsWith: 'Valley' } } })
  await prisma().room.updateMany({
    where: { id: { in: rooms.map(({ id }) => id) } },
    data: { onSite: false },
  })
  await publish('Mango Farm')
  await expect.poll(() => gone()).toContain('/rooms/valley-view-cottage')
  site.make.mockClear()
  await publish('Lake Farm')
  await expect.poll(() => site.last().get('/terms')).toContain('of Lake Farm')
  expect(site.make).not.toHaveBeenCalledWith('/rooms/valley-view-cottage')
})

test('the site map has no address in a language that’s off', async () => {
  await publish(property.name, {}, withoutFrench)
  await readFarm()
  const entries = await sitemap()
  expect(JSON.stringify(entries)).not.toContain('/fr')
  expect(entries.map(({ url }) => new URL(url).pathname)).toContain('/ar/terms')
})

test('a guest who is booking in a language when it’s switched off is booked in it, so their page and mails stay in it', async () => {
  const { name } = await makeRoom()
  await publish(property.name, {}, withoutFrench)
  await readFarm()
  const { status, body } = await book(name, { locale: 'fr' })
  expect(status).toBe(201)
  expect(body.status_url).toMatch(/^\/fr\/stay\/[a-z2-7]{26}$/)
  const { locale } = await prisma().booking.findUniqueOrThrow({ where: { id: body.booking_id } })
  expect(locale).toBe('fr')
})
