import { beforeAll, expect, test } from 'vitest'
import { siteCalls as declared } from '#calls/site.ts'
import { prisma } from '#lib/db/client.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import type { SiteChange } from '#lib/farm/schema/site.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { siteCalls, useDraft } from '../support/site-calls.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
useDraft()

let mine: Awaited<ReturnType<typeof siteCalls>>
beforeAll(async () => {
  mine = await siteCalls()
})

const told = (changes: SiteChange[]) =>
  changes.map(({ kind, what, after }) => [
    kind,
    what,
    kind === 'list' ? after.map(({ id }) => id) : after,
  ])

test('a publication that is undone is followed by one that equals the one before, and its changes are in the draft again', async () => {
  await mine.save({ depositPercent: 30 })
  await mine.write({ key: 'about.lead', locale: 'en', text: 'We grow mangoes.' })
  const seen = [{ id: 'karla' }, { id: 'bhaja' }, { id: 'bedse' }]
  await mine.list('nearby.caves', { items: [{ id: 'bedse' }], seen })
  await mine.publishAll()
  const number = (await mine.site()).published.number
  await mine.save({ maxDogs: 0 })
  expect((await mine.restore(number - 1, { keep: true })).status).toBe(202)
  expect(farm().depositPercent).toBe(25)
  expect(told((await mine.site()).changes)).toEqual([
    ['fact', 'depositPercent', 30],
    ['fact', 'maxDogs', 0],
    ['words', 'about.lead', 'We grow mangoes.'],
    ['list', 'nearby.caves', ['bedse']],
  ])
  await mine.publishAll()
  expect(farm()).toMatchObject({ depositPercent: 30, maxDogs: 0 })
})

test('what is in the draft already is newer than what comes back, and where guests pay doesn’t wait in it', async () => {
  await mine.save({ depositPercent: 30 })
  await mine.publishAll()
  await mine.save({ 'upi.id': 'farm@bank', depositPercent: 40 })
  const { published } = await mine.site()
  await mine.restore(published.number - 2, { keep: true })
  expect(told((await mine.site()).changes)).toEqual([['fact', 'depositPercent', 40]])
})

test('restoring is refused if somebody has published meanwhile', async () => {
  const { published } = await mine.site()
  await mine.save({ depositPercent: 30 })
  await mine.publishAll()
  const { status, body } = await mine.restore(published.number, { seen: published.number })
  expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
  expect(farm().depositPercent).toBe(30)
  expect(await prisma().publication.count({ where: { restores: { not: null } } })).toBe(0)
})

test('staff are told where guests read a fact, and in how many sentences', async () => {
  const { cookie } = await signedIn()
  const use = async (names: string, as = cookie) =>
    call(routeAt(declared, 'site/facts'), 'GET', `/api/site/facts?names=${names}`, { cookie: as })
  const { parts } = (await use('depositPercent')).body
  expect(parts).toEqual(
    expect.arrayContaining([
      { part: 'home', sentences: expect.any(Number) },
      { part: 'terms', sentences: expect.any(Number) },
    ]),
  )
  expect((await use('none,gst.sac')).body.parts).toEqual([])
  expect((await use('depositPercent', '')).status).toBe(401)
})
