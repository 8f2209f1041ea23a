import { describe, expect, test, vi } from 'vitest'
import { farm } from '#lib/farm/rules/farm.ts'
import { localeOfPath } from '#lib/i18n/paths.ts'
import { log } from '#lib/log.ts'
import { property } from '#lib/property.ts'
import { useDatabase } from '../support/database.ts'
import { built, pageAt, publication, publish, useSitePages } from '../support/site-pages.ts'

useDatabase()
const site = useSitePages()

const { name } = property
const french = 'Nous cultivons des mangues.'
const words = (text: string | null) => ({ fr: { 'about.lead': { text, english: 'Mangoes.' } } })
const frenchPaths = built.paths.filter((path) => localeOfPath(path) === 'fr').sort()

describe('words of a language', () => {
  test('are on its pages at once, and no other page is made', async () => {
    await site.start()
    const number = await publish(name, words(french))
    await expect.poll(() => site.switched.length).toBe(1)
    expect([...site.last().keys()].sort()).toEqual(frenchPaths)
    expect(site.last().get('/fr/terms')).toContain(french)
    await expect.poll(async () => (await publication(number)).body.state).toBe('live')
    expect((await publication(number)).body).toMatchObject({ pages: frenchPaths.length })
  })

  test('make all pages together with other facts', async () => {
    await site.start()
    await publish('Mango Farm', words(french))
    await expect.poll(() => site.switched.length).toBe(1)
    expect([...site.last().keys()].sort()).toEqual([...built.paths].sort())
  })

  test('that a page was not made with switch nothing', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined)
    await site.start(50)
    site.make.mockImplementation(async (path) => pageAt(path, farm(), {}))
    const number = await publish(name, words(french))
    await expect.poll(async () => (await publication(number)).body.state).toBe('failed')
    expect((await publication(number)).body.why).toMatch(
      /^The page \/fr\S* doesn't hold what publication 2 says.$/,
    )
    expect(site.switched).toEqual([])
  })

  test('are there at once when a process starts again', async () => {
    await site.start()
    await publish(name, words(french))
    await site.kept(1)
    site.make.mockClear()
    expect(await site.start()).toBe(false)
    expect(site.last().get('/fr/terms')).toContain(french)
    expect(site.make).not.toHaveBeenCalled()
  })

  test('that are only said to be correct still change no page', async () => {
    await site.start()
    const number = await publish(name, words(null))
    await expect.poll(async () => (await publication(number)).body.state).toBe('live')
    expect((await publication(number)).body.pages).toBe(0)
    expect(site.make).not.toHaveBeenCalled()
  })

  test('that are taken back make the pages of the language again, the others stay', async () => {
    await site.start()
    await publish(name, words(french))
    await expect.poll(() => site.switched.length).toBe(1)
    await publish(name)
    await expect.poll(() => site.switched.length).toBe(2)
    expect([...site.last().keys()].sort()).toEqual(frenchPaths)
    expect(site.last().get('/fr/terms')).toContain('shipped words')
  })
})
