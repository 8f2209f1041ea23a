import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import * as route from '../../app/api/rooms_list/route.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

const list = (q = '') => call(route, 'GET', `/api/rooms_list?q=${encodeURIComponent(q)}`)
const names = async (q: string) =>
  (await list(q)).body.rows.map((row: { name: string }) => row.name)

test('the rooms are listed with what a night costs, tax included, and nobody may keep the answer', async () => {
  const { status, body, headers } = await list()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.rows[0]).toEqual({
    id: expect.any(Number),
    name: 'Maratha Wada Room',
    slug: 'maratha-wada-room',
    base_rate: 4000,
    gst_rate: 18,
    total_rate: 4720,
    description: expect.any(String),
    image_path: null,
    picture: expect.objectContaining({ kind: 'art' }),
    on_site: true,
    names: expect.objectContaining({ mr: 'वाड्यातली खोली' }),
    units: 3,
    unit_names: ['1', '2', '3'],
    sleeps: 2,
    version: 1,
    from_rate: 4720,
    varies: false,
  })
})

test('a season, a weekday price, an extra guest or a long stay makes the price one of several, from the lowest on', async () => {
  const fresh = async () => (await list('Maratha')).body.rows[0]
  const weekend = { name: 'Monsoon', weekdays: [1, 2], percent: -10 }
  await prisma().season.create({ data: weekend })
  expect(await fresh()).toMatchObject({ total_rate: 4720, from_rate: 4248, varies: true })
  await prisma().season.deleteMany()
  await prisma().longStay.create({ data: { nights: 7, percent: 10 } })
  expect(await fresh()).toMatchObject({ from_rate: 4720, varies: true })
  await prisma().longStay.deleteMany()
  await prisma().room.updateMany({ data: { guestsIncluded: 2, extraGuestPaise: 50_000 } })
  expect(await fresh()).toMatchObject({ from_rate: 4720, varies: true })
  await prisma().room.updateMany({ data: { guestsIncluded: null, extraGuestPaise: null } })
  expect(await fresh()).toMatchObject({ varies: false })
})

test('a search finds a part of the name in any letter case, and takes % and _ literally', async () => {
  expect(await names('COTTAGE')).toEqual(['Valley-View Cottage'])
  expect(await names('%')).toEqual([])
  expect(await names('_')).toEqual([])
})

test('a search of more than 100 characters is refused', async () => {
  expect((await list('x'.repeat(101))).status).toBe(422)
})

test('a deleted room is not listed', async () => {
  await prisma().room.updateMany({
    where: { slug: 'valley-view-cottage' },
    data: { deletedAt: new Date() },
  })
  expect(await names('')).toEqual(['Maratha Wada Room'])
})

test('only GET and HEAD are answered', async () => {
  const refused = await call(route, 'POST', '/api/rooms_list')
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('GET, HEAD')
  expect((await call(route, 'HEAD', '/api/rooms_list')).status).toBe(200)
})
