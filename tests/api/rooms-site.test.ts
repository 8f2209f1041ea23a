import { beforeEach, describe, expect, test } from 'vitest'
import * as checkAvailability from '#app/api/check_availability/route.ts'
import { formCalls } from '#calls/booking-form.ts'
import { roomCalls as ownCalls } from '#calls/rooms.ts'
import { prisma } from '#lib/db/client.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk-bookings.ts'
import { book, dayAhead, hold, someAddress } from '../support/guest.ts'
import { listedRooms, roomCalls } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'

useDatabase()

let rooms: Awaited<ReturnType<typeof roomCalls>>
beforeEach(async () => {
  await emptyTables('rooms')
  rooms = await roomCalls()
})

const staffRooms = async (): Promise<WholeRoom[]> => {
  const list = routeAt(ownCalls, 'rooms')
  return (await call(list, 'GET', '/api/rooms', { cookie: rooms.cookie })).body.rows
}
const json = JSON.stringify

describe('what guests ask about', () => {
  const facts = {
    beds: [{ kind: 'double', count: 1, width: 150, length: 200 }],
    bathroom: 'own_inside',
    hotWater: [{ from: '06:00', to: '10:00' }],
    heater: false,
    steps: 0,
  }

  test('is saved as a whole, stays when it is not sent, and is told to staff only', async () => {
    const room = await rooms.add({ facts: json(facts) })
    expect(room.facts).toEqual(facts)
    const { body } = await rooms.change(room, { name: 'Attic' })
    expect(body.room.facts).toEqual(facts)
    const fewer = await rooms.change(body.room, { facts: json({ bathroom: 'shared' }) })
    expect(fewer.body.room.facts).toEqual({ bathroom: 'shared' })
    expect((await listedRooms())[0]).not.toHaveProperty('facts')
    expect(await prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'room_changed',
      before: { facts },
      after: { facts: { bathroom: 'shared' } },
    })
  })

  const wrong: [name: string, sent: string, field: string][] = [
    ['no JSON', '{', 'facts'],
    ['a list', '[]', 'facts'],
    ['a fact that there is not', json({ pool: true }), 'facts'],
    ['no such bathroom', json({ bathroom: 'garden' }), 'facts.bathroom'],
    ['too many steps', json({ steps: 201 }), 'facts.steps'],
    ['half a step', json({ steps: 1.5 }), 'facts.steps'],
    ['a number as text', json({ size: '20' }), 'facts.size'],
    ['five kinds of beds', json({ beds: Array(5).fill({ kind: 'bunk', count: 1 }) }), 'facts.beds'],
    [
      'a bed of a finger’s width',
      json({ beds: [{ kind: 'double', count: 1, width: 2 }] }),
      'facts.beds.0.width',
    ],
    [
      'hot water for no time at all',
      json({ hotWater: [{ from: '06:00', to: '06:00' }] }),
      'facts.hotWater',
    ],
  ]
  test.each(wrong)('is refused with %s, at that fact', async (_name, sent, field) => {
    const room = await rooms.add()
    const { status, body } = await rooms.change(room, { facts: sent })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)[0]).toContain(field)
    expect(await staffRooms()).toMatchObject([{ facts: {}, version: 1 }])
  })
})

describe('words in other languages', () => {
  const words = { fr: { name: 'Grenier', description: 'Poutres basses.' }, mr: { name: 'माळा' } }

  test('are saved by language, and go when they are emptied', async () => {
    const room = await rooms.add({ words: json(words) })
    expect(room.words).toEqual({
      fr: { ...words.fr, named: true, current: true },
      mr: { name: 'माळा', description: '', named: true, current: true },
    })
    expect((await listedRooms())[0]?.names).toEqual({ fr: 'Grenier', mr: 'माळा' })
    const emptied = await rooms.change(room, { words: json({ mr: { name: ' ' } }) })
    expect(Object.keys(emptied.body.room.words)).toEqual(['fr'])
  })

  test('are out of date once the English has changed, until they are written anew or found right', async () => {
    const room = await rooms.add({ words: json(words) })
    const renamed = (await rooms.change(room, { name: 'Attic' })).body.room
    expect(renamed.words.fr).toMatchObject({ named: false, current: false })
    const same = (await rooms.change(renamed, { name: 'Attic', words: json({ fr: words.fr }) }))
      .body.room
    expect(same.words.fr).toMatchObject({ named: false })
    const again = (
      await rooms.change(same, { name: 'Attic', words: json({ fr: { name: 'Mansarde' } }) })
    ).body.room
    expect(again.words.fr).toEqual({ ...words.fr, name: 'Mansarde', named: true, current: true })
    const right = await rooms.change(again, {
      name: 'Attic',
      words: json({ mr: { current: true } }),
    })
    expect(right.body.room.words.mr).toMatchObject({ name: 'माळा', named: true })
  })

  const wrong: [name: string, sent: object, field: string][] = [
    ['English', { en: { name: 'Attic' } }, 'words'],
    ['a language that the site has not', { de: { name: 'Speicher' } }, 'words'],
    ['a name too long', { fr: { name: 'x'.repeat(121) } }, 'words.fr.name'],
    ['a description in Marathi', { mr: { description: 'x' } }, 'words.mr.description'],
  ]
  test.each(wrong)('are refused: %s', async (_name, sent, field) => {
    const { status, body } = await rooms.send({
      name: 'Loft',
      base_rate: '1',
      words: json(sent),
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)[0]).toContain(field)
  })
})

describe('a room that is not on the site', () => {
  const stay = { check_in: dayAhead(10), check_out: dayAhead(12), guests: '2' }
  const get = (path: string, query: Record<string, string>) =>
    call(routeAt(formCalls, path), 'GET', `/api/${path}?${new URLSearchParams(query)}`, {
      address: someAddress(),
    })
  const check = (roomType: string) =>
    call(checkAvailability, 'POST', '/api/check_availability', {
      address: someAddress(),
      form: { roomType, checkIn: stay.check_in, checkOut: stay.check_out, guests: '2' },
    })

  test('is one that guests can neither find nor book, and staff can', async () => {
    const open = await rooms.add({ name: 'Open Loft' })
    const room = await rooms.add({ on_site: '0' })
    expect(room.on_site).toBe(false)
    expect((await listedRooms()).map(({ name }) => name)).toEqual(['Open Loft'])
    expect((await staffRooms()).map(({ name }) => name)).toEqual(['Open Loft', 'Grain Loft'])

    const range = { from: dayAhead(1), to: dayAhead(5) }
    const asked = [
      await check(room.name),
      await get('availability', { room: room.name, ...range }),
      await get('availability', { room: room.slug, ...range }),
      await get('quotes', { room: room.name, ...stay }),
      await hold(room.name),
      await book(room.name),
    ]
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual(
      asked.map(() => [404, 'room_not_found']),
    )
    const quotes = await get('quotes/rooms', stay)
    expect(quotes.body.rooms.map((quote: { room: number }) => quote.room)).toEqual([open.id])

    const desk = await openDesk(1)
    const booked = await desk.book({ room: room.id })
    expect([booked.status, booked.body.booking?.room_type]).toEqual([201, room.name])
  })

  test('is not offered in place of another', async () => {
    const open = await rooms.add({ name: 'Open Loft' })
    await rooms.add({ on_site: '0' })
    await hold(open.name)
    expect((await check(open.name)).body).toMatchObject({ available: false, other_rooms: [] })
  })

  test('keeps the guest who was paying for it when it was taken off, and is there again when it is back', async () => {
    const room = await rooms.add()
    const held = await hold(room.name)
    const off = (await rooms.change(room, { on_site: '0' })).body.room
    const booked = await book(room.name, { hold_token: held.body.hold_token })
    expect(booked.status).toBe(201)
    await rooms.change(off, { on_site: '1' })
    expect((await check(room.name)).status).toBe(200)
  })

  test('stays so when it is not said, and a new one is on the site', async () => {
    const room = await rooms.add()
    expect(room.on_site).toBe(true)
    const off = (await rooms.change(room, { on_site: '0' })).body.room
    expect((await rooms.change(off, { name: 'Attic' })).body.room.on_site).toBe(false)
    expect((await rooms.change(off, { on_site: 'maybe' })).status).toBe(422)
  })
})

describe('the order of rooms', () => {
  const order = (ids: unknown, seen: unknown) =>
    call(routeAt(ownCalls, 'rooms/order'), 'POST', '/api/rooms/order', {
      cookie: rooms.cookie,
      json: { rooms: ids, seen },
    })

  test('is what staff make of it, for guests too, and a new room is the last', async () => {
    const [a, b] = [await rooms.add({ name: 'A' }), await rooms.add({ name: 'B' })]
    const { status, body } = await order([b.id, a.id], [a.id, b.id])
    expect(status).toBe(200)
    expect(body.rows.map((room: WholeRoom) => room.name)).toEqual(['B', 'A'])
    await rooms.add({ name: 'C' })
    expect((await listedRooms()).map(({ name }) => name)).toEqual(['B', 'A', 'C'])
    const entry = await prisma().auditEntry.findFirst({ where: { action: 'rooms_ordered' } })
    expect(entry).toMatchObject({ before: [a.id, b.id], after: [b.id, a.id] })
  })

  test('is not changed unseen, nor without one of the rooms', async () => {
    const [a, b] = [await rooms.add({ name: 'A' }), await rooms.add({ name: 'B' })]
    const c = await rooms.add({ name: 'C' })
    expect((await order([b.id, a.id], [a.id, b.id])).body.code).toBe('changed_meanwhile')
    const all = [a.id, b.id, c.id]
    for (const wrong of [[a.id, b.id], [a.id, a.id, b.id], [...all, 999], 'all']) {
      expect((await order(wrong, all)).status).toBe(422)
    }
    const answers = await Promise.all([
      order([c.id, b.id, a.id], all),
      order([b.id, a.id, c.id], all),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
