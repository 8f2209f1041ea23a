import { beforeAll, describe, expect, test } from 'vitest'
import { fileCalls } from '#calls/files.ts'
import { Hero } from '#components/site/home/hero.tsx'
import { prisma } from '#lib/db/client.ts'
import { readFarm } from '#lib/farm/queries/published.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { seenOf } from '#lib/farm/schema/pictures.ts'
import { encodePictures } from '#lib/files/commands.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { drawn } from '../support/drawn.ts'
import { publish } from '../support/publish.ts'
import { photo } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'
import { colleague, type SiteCalls, twoOfStaff, useDraft } from '../support/site-calls.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
useDraft()

let mine: SiteCalls
let theirs: SiteCalls
beforeAll(async () => {
  ;[mine, theirs] = await twoOfStaff()
})

const put = async (slot: string, fields: Record<string, string | File> = {}, by = mine) => {
  const { status, body } = await by.picture({ slot, image: await photo(), ...fields })
  expect([status, body.code]).toEqual([200, undefined])
  const one = body.pictures.find((picture: { slot: string }) => picture.slot === slot)
  return one.own as { hash: string; x: number; y: number; kind: 'photo' }
}
const slot = async (name: string) => (await mine.pictures()).find((one) => one.slot === name)
const look = (hash: string, cookie?: string) =>
  call(routeAt(fileCalls, 'pictures/[hash]'), 'GET', '/api/pictures', { cookie, params: { hash } })
const page = async (Page: unknown, locale: 'en' | 'fr' | 'ar' = 'en') =>
  drawn(locale, Page as never, {}, await guestMessages(locale))
const photos = () => prisma().photograph.count()

describe('a picture of the farm’s own', () => {
  test('is shown once it’s published, in its focus and neither mirrored nor under the film', async () => {
    const { hash } = await put('dawn', { x: '30', y: '70' })
    expect(await page(Hero)).not.toContain(hash)
    expect((await mine.site()).changes).toMatchObject([
      { kind: 'picture', what: 'dawn', before: null, after: { hash, x: 30, y: 70, kind: 'photo' } },
    ])
    await mine.publishAll()
    const hero = await page(Hero, 'ar')
    expect(hero).toContain(`/api/pictures/${hash}`)
    expect(hero).toContain('object-position:30% 70%')
    expect(hero).not.toContain('data-art=')
    expect(hero).not.toContain('hero-film')
  })

  test('is served to everybody once it’s published, and to staff before', async () => {
    const { hash } = await put('dawn')
    const { cookie } = await signedIn()
    expect((await look(hash)).status).toBe(404)
    expect((await look(hash, cookie)).headers.get('cache-control')).toBe('private, no-store')
    await mine.publishAll()
    expect((await look(hash)).headers.get('cache-control')).toContain('immutable')
  })

  test('gets its copies, which pages take from then on', async () => {
    await put('chai')
    await mine.publishAll()
    await encodePictures()
    await readFarm()
    const { drawn: picture } = (await slot('chai')) ?? {}
    expect(picture?.avif.map(({ width }) => width)).toEqual([480, 900])
    const [copy] = picture?.webp ?? []
    const hash = copy?.src.split('/').at(-1) ?? ''
    expect((await look(hash)).headers.get('content-type')).toBe('image/webp')
  })

  test('is kept as long as a publication names it, and restored with it', async () => {
    const first = await put('chai')
    await mine.publishAll()
    const second = await put('chai', { image: await photo('b.png', 700) })
    await mine.publishAll()
    await mine.standardPicture('chai')
    await mine.publishAll()
    expect((await slot('chai'))?.own).toBeNull()
    expect(await photos()).toBe(2)
    await mine.restore(3)
    expect((await slot('chai'))?.own).toEqual(second)
    await mine.restore(2)
    expect((await slot('chai'))?.own).toEqual(first)
  })

  test('that was only in the draft goes with it, and one that’s sent twice is kept once', async () => {
    await put('chai')
    await put('garden')
    expect(await photos()).toBe(1)
    await put('chai', { image: await photo('b.png', 700) })
    await put('chai', { image: await photo('c.png', 800) })
    expect(await photos()).toBe(2)
    await mine.standardPicture('chai')
    await mine.standardPicture('garden')
    expect(await photos()).toBe(0)
    expect((await mine.site()).changes).toEqual([])
  })

  test('moves its focus, or becomes an illustration, without being sent again', async () => {
    const { hash } = await put('chai')
    const { status } = await mine.picture({ slot: 'chai', x: '10', y: '20', kind: 'illustration' })
    expect(status).toBe(200)
    expect((await slot('chai'))?.own).toEqual({ hash, x: 10, y: 20, kind: 'illustration' })
    expect((await slot('chai'))?.drawn?.kind).toBe('drawing')
  })
})

describe('the words that describe a picture', () => {
  const key = 'pictures.dawn.alt'
  const states = async () => Object.values((await slot('dawn'))?.alt ?? {}).map((of) => of.state)

  test('are outdated in all languages when there’s another, and aren’t read out', async () => {
    expect(new Set(await states())).toEqual(new Set(['standard']))
    await put('dawn')
    expect(new Set(await states())).toEqual(new Set(['outdated']))
    await mine.publishAll()
    expect(await page(Hero)).toContain('alt=""')
  })

  test('are English in a language without its own, and its own where it has them', async () => {
    await put('dawn')
    await mine.write({ key, locale: 'en', text: 'Our gate' })
    await mine.write({ key, locale: 'fr', text: 'Notre portail' })
    expect((await slot('dawn'))?.alt).toMatchObject({
      en: { state: 'yours' },
      fr: { state: 'yours' },
      ar: { state: 'outdated' },
    })
    await mine.publishAll()
    expect(await page(Hero)).toContain('alt="Our gate"')
    expect(await page(Hero, 'fr')).toContain('alt="Notre portail"')
    expect(await page(Hero, 'ar')).toContain('alt="Our gate" lang="en"')
  })

  test('that are still right only have to be said again in English', async () => {
    const { text } = (await slot('dawn'))?.alt?.en ?? {}
    await put('dawn')
    await mine.write({ key, locale: 'en', text })
    const fr = (await slot('dawn'))?.alt?.fr
    expect(fr?.state).toBe('standard')
    await mine.publishAll()
    expect(await page(Hero, 'fr')).toContain(fr?.text ?? '-')
  })

  test('go back to the shipped ones with the shipped picture', async () => {
    await put('dawn')
    await mine.write({ key, locale: 'en', text: 'Our gate' })
    await mine.standardPicture('dawn')
    expect((await mine.site()).changes).toEqual([])
  })
})

describe('refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const broken = async () => new File([(await (await photo()).bytes()).slice(0, 900)], 'a.jpg')
  test.each([
    ['a drawing that’s a program', async () => new File([svg], 'a.jpg'), 415],
    ['a broken picture', broken, 415],
    ['200 MB', async () => new File([new Uint8Array(200 * 1024 * 1024)], 'a.jpg'), 413],
  ])('is %s, and nothing is kept', async (_, image, wanted) => {
    const { status } = await mine.picture({ slot: 'chai', image: await image() })
    expect(status).toBe(wanted)
    expect(await photos()).toBe(0)
    expect((await mine.site()).changes).toEqual([])
  })

  test.each([
    ['a slot that doesn’t exist', { slot: '__proto__' }, 404],
    ['an item that the farm doesn’t have', { slot: 'own1f03c2aa' }, 404],
    ['a hash that isn’t one', { hash: '../../etc' }, 422],
    ['the hash of nothing', { hash: 'f'.repeat(32) }, 422],
    ['no picture', {}, 422],
    ['a focus outside of it', { hash: 'f'.repeat(32), x: '101' }, 422],
    ['another kind', { hash: 'f'.repeat(32), kind: 'film' }, 422],
  ])('is %s', async (_, fields, wanted) => {
    const { status } = await mine.picture({ slot: 'chai', ...(fields as Record<string, string>) })
    expect(status).toBe(wanted)
  })

  test('is the second of two people, who is told of the first', async () => {
    const first = await put('chai', {}, theirs)
    const image = await photo('b.png', 700)
    const { status, body } = await mine.picture({ slot: 'chai', image, seen: '' })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.message).toContain(colleague)
    expect(await photos()).toBe(1)
    expect((await mine.picture({ slot: 'chai', image, seen: seenOf(first) })).status).toBe(200)
    expect((await mine.standardPicture('chai', seenOf(first))).status).toBe(409)
  })
})

test('a farm of its own shows no picture of the sample', async () => {
  expect(hasPicture('chai')).toBe(true)
  await publish({ demo: false })
  expect(hasPicture('chai')).toBe(false)
  await put('chai')
  await mine.publishAll()
  expect(hasPicture('chai')).toBe(true)
  expect(await page(Hero)).not.toContain('/pictures/')
})
