import { expect, test, vi } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { log } from '#lib/log.ts'
import { useDatabase } from '../support/database.ts'
import { loft, roomCalls } from '../support/rooms.ts'
import { publication, useSitePages, withRooms } from '../support/site-pages.ts'

useDatabase()
const site = useSitePages()

const room = (path: string) => [path, ...['fr', 'ar', 'es', 'zh', 'ru'].map((l) => `/${l}${path}`)]

test('the sample is what the build has shown: nothing is made anew', async () => {
  await site.start()
  expect(site.make).not.toHaveBeenCalled()
  expect((await publication(1)).body).toMatchObject({
    number: 1,
    state: 'live',
    pages: 0,
    why: null,
  })
})

test('a new room has a page in every language, and the pages that list rooms are switched with it', async () => {
  await site.start()
  const rooms = await roomCalls()
  const { slug } = await rooms.add()
  await expect.poll(() => [...site.last().keys()]).toContain('/rooms/grain-loft')
  expect([...site.last().keys()].sort()).toEqual(withRooms(slug).sort())
  expect([...site.last().values()]).not.toContain(null)
  expect(site.make).toHaveBeenCalledWith('/ar/stay-dining')
})

test('a room that is gone or off the site loses its pages, a new name keeps them', async () => {
  const rooms = await roomCalls()
  const added = await rooms.add()
  await site.start()
  const { body } = await rooms.change(added, { name: 'Attic' })
  await expect.poll(() => site.switched.length).toBe(2)
  expect(site.last().get('/rooms/grain-loft')).toContain('the page /rooms/grain-loft ')
  await rooms.remove({ id: String(body.room.id) })
  await expect.poll(() => site.last().get('/rooms/grain-loft')).toBeNull()
  const gone = [...site.last()].filter(([, html]) => html === null).map(([path]) => path)
  expect(gone).toEqual(expect.arrayContaining(room('/rooms/grain-loft')))
  await prisma().room.updateMany({
    where: { name: { startsWith: 'Valley' } },
    data: { onSite: false },
  })
  await rooms.add({ ...loft, name: 'Loft 2' })
  await expect.poll(() => site.last().get('/rooms/valley-view-cottage')).toBeNull()
})

test('a page that cannot be made leaves all as they were, and a price changes none', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  await site.start()
  site.make.mockRejectedValueOnce(new Error('Next answered 500.'))
  const rooms = await roomCalls()
  const added = await rooms.add()
  await expect.poll(() => vi.mocked(log.error).mock.calls.length).toBe(1)
  expect(site.switched).toEqual([])
  await rooms.change(added, { description: 'Lower beams.' })
  await expect.poll(() => site.switched.length).toBe(1)
  const [row] = await prisma().room.findMany({ where: { name: 'Grain Loft' } })
  await rooms.change(
    { ...added, version: row?.version ?? 0 },
    { description: 'Lower beams.', base_rate: '9' },
  )
  await rooms.add({ name: 'Attic' })
  await expect.poll(() => site.switched.length).toBe(2)
  expect([...site.last().keys()]).toContain('/rooms/attic')
})
