import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { startLive, stopLive } from '#lib/db/live.ts'
import { log } from '#lib/log.ts'
import { seedRooms } from '../../prisma/seed.ts'
import { keepRoomPages, pathsOf } from '../../server/room-pages.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { loft, roomCalls } from '../support/rooms.ts'

useDatabase()

const switched: Map<string, string | null>[] = []
const pages = { replace: async (made: Map<string, string | null>) => void switched.push(made) }
const make = vi.fn(async (path: string) => `the page ${path}`)
const last = () => switched.at(-1) ?? new Map()
const room = (path: string) => [path, ...['fr', 'ar', 'es', 'zh', 'ru'].map((l) => `/${l}${path}`)]

beforeEach(async () => {
  await emptyTables('rooms')
  await seedRooms()
  switched.length = 0
  make.mockClear()
  await startLive('test')
})
let stop: () => void = () => undefined
afterEach(async () => {
  stop()
  await stopLive()
})

test('the sample’s rooms are what the build has shown: nothing is made anew', async () => {
  stop = await keepRoomPages(pages, make)
  expect(make).not.toHaveBeenCalled()
})

test('a new room has a page in every language, and the pages that list rooms are switched with it', async () => {
  stop = await keepRoomPages(pages, make)
  const rooms = await roomCalls()
  const { slug } = await rooms.add()
  await expect.poll(() => [...last().keys()]).toContain('/rooms/grain-loft')
  expect([...last().keys()].sort()).toEqual(
    pathsOf([{ slug: 'maratha-wada-room' }, { slug: 'valley-view-cottage' }, { slug }]).sort(),
  )
  expect([...last().values()]).not.toContain(null)
  expect(make).toHaveBeenCalledWith('/ar/stay-dining')
})

test('a room that is gone or off the site loses its pages, a new name keeps them', async () => {
  const rooms = await roomCalls()
  const added = await rooms.add()
  stop = await keepRoomPages(pages, make)
  const { body } = await rooms.change(added, { name: 'Attic' })
  await expect.poll(() => switched.length).toBe(2)
  expect(last().get('/rooms/grain-loft')).toBe('the page /rooms/grain-loft')
  await rooms.remove({ id: String(body.room.id) })
  await expect.poll(() => last().get('/rooms/grain-loft')).toBeNull()
  const gone = [...last()].filter(([, html]) => html === null).map(([path]) => path)
  expect(gone).toEqual(expect.arrayContaining(room('/rooms/grain-loft')))
  await prisma().room.updateMany({
    where: { name: { startsWith: 'Valley' } },
    data: { onSite: false },
  })
  await rooms.add({ ...loft, name: 'Loft 2' })
  await expect.poll(() => last().get('/rooms/valley-view-cottage')).toBeNull()
})

test('a page that cannot be made leaves all as they were, and a price changes none', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  stop = await keepRoomPages(pages, make)
  make.mockRejectedValueOnce(new Error('Next answered 500.'))
  const rooms = await roomCalls()
  const added = await rooms.add()
  await expect.poll(() => vi.mocked(log.error).mock.calls.length).toBe(1)
  expect(switched).toEqual([])
  await rooms.change(added, { description: 'Lower beams.' })
  await expect.poll(() => switched.length).toBe(1)
  const [row] = await prisma().room.findMany({ where: { name: 'Grain Loft' } })
  await rooms.change(
    { ...added, version: row?.version ?? 0 },
    { description: 'Lower beams.', base_rate: '9' },
  )
  await rooms.add({ name: 'Attic' })
  await expect.poll(() => switched.length).toBe(2)
  expect([...last().keys()]).toContain('/rooms/attic')
})
