import { describe, expect, test, vi } from 'vitest'
import { readFarm } from '#lib/farm/queries/published.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { log } from '#lib/log.ts'
import { property } from '#lib/property.ts'
import { useDatabase } from '../support/database.ts'
import { roomCalls } from '../support/rooms.ts'
import {
  built,
  pageAt,
  publication,
  publish,
  useSitePages,
  withRooms,
} from '../support/site-pages.ts'

useDatabase()
const site = useSitePages()

describe('other facts', () => {
  test('are on all pages, in every language, at once', async () => {
    await site.start()
    const number = await publish('Mango Farm')
    await expect.poll(() => site.switched.length).toBe(1)
    expect([...site.last().keys()].sort()).toEqual([...built.paths].sort())
    expect(site.last().get('/ar/terms')).toContain('of Mango Farm')
    await expect.poll(async () => (await publication(number)).body.state).toBe('live')
    const { body } = await publication(number)
    expect(body).toMatchObject({
      number,
      by: 'asha@example.org',
      pages: built.paths.length,
      why: null,
    })
    expect(body.ms).toBeGreaterThanOrEqual(0)
    expect((await publication(99)).status).toBe(404)
  })

  test('that a page does not hold switch nothing; staff read why, and it is tried again', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined)
    await site.start(50)
    site.make.mockImplementation(async (path) =>
      pageAt(path, path === '/fr/terms' ? property : farm()),
    )
    const number = await publish('Mango Farm')
    await expect.poll(async () => (await publication(number)).body.state).toBe('failed')
    expect((await publication(number)).body.why).toBe(
      `The page /fr/terms doesn't hold what publication ${number} says.`,
    )
    expect(site.switched).toEqual([])
    site.make.mockImplementation(async (path) => pageAt(path))
    await expect.poll(async () => (await publication(number)).body.state).toBe('live')
    expect(site.last().get('/fr/terms')).toContain('of Mango Farm')
  })

  test('that are published while pages are made are made instead', async () => {
    await site.start()
    let second = 0
    site.make.mockImplementationOnce(async (path) => {
      second = await publish('Lake Farm')
      await readFarm()
      return pageAt(path)
    })
    const first = await publish('Mango Farm')
    await expect.poll(() => site.switched.length).toBe(1)
    expect(site.last().get('/terms')).toContain('of Lake Farm')
    await expect.poll(async () => (await publication(second)).body.state).toBe('live')
    expect((await publication(first)).body.state).toBe('live')
  })

  test('are there at once when a process starts again, and made anew where the pages are not kept', async () => {
    await site.start()
    await publish('Mango Farm')
    await expect.poll(async () => (await publication(2)).body.state).toBe('live')
    site.make.mockClear()
    expect(await site.start()).toBe(false)
    expect(site.last().get('/zh/terms')).toContain('of Mango Farm')
    expect(site.make).not.toHaveBeenCalled()
    expect((await publication(2)).body.pages).toBe(built.paths.length)
    await site.forget()
    expect(await site.start()).toBe(true)
    expect(site.make).toHaveBeenCalledTimes(built.paths.length)
    await expect(site.held.mock.calls[0]?.[1]).resolves.toBe(true)
  })

  test('go with rooms that change later: both are kept', async () => {
    await site.start()
    await publish('Mango Farm')
    await expect.poll(() => site.switched.length).toBe(1)
    const rooms = await roomCalls()
    await rooms.add()
    await expect.poll(() => site.switched.length).toBe(2)
    expect([...site.last().keys()].sort()).toEqual(withRooms('grain-loft').sort())
    await site.kept(2)
    expect(await site.start()).toBe(false)
    expect(site.last().get('/rooms/grain-loft')).toContain('of Mango Farm')
    expect(site.last().get('/terms')).toContain('of Mango Farm')
  })

  test('that cannot be made when a process starts leave no page of the build', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined)
    await publish('Mango Farm')
    site.make.mockRejectedValueOnce(new Error('Next answered 500.'))
    expect(await site.start()).toBe(true)
    const [paths, ready] = site.held.mock.calls[0] ?? []
    expect(paths?.toSorted()).toEqual(built.paths.toSorted())
    await expect(ready).resolves.toBe(false)
    expect(site.switched).toEqual([])
  })
})
