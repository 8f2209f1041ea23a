import { beforeEach, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { unitsLeft } from '#lib/stays/queries/availability.ts'
import { blockCalls, blockOf } from '../support/blocks.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { book, dayAhead } from '../support/guest.ts'
import { roomCalls } from '../support/rooms.ts'

useDatabase()

let rooms: Awaited<ReturnType<typeof roomCalls>>
let room: Awaited<ReturnType<typeof rooms.add>>
let calls: ReturnType<typeof blockCalls>
beforeEach(async () => {
  await emptyTables('rooms')
  rooms = await roomCalls()
  room = await rooms.add({ unit_names: 'Wada 1\nWada 2\nWada 3' })
  calls = blockCalls(rooms.cookie, room.id)
})

const left = (from = 10, to = 12) => {
  const stay = { checkIn: dayAhead(from), checkOut: dayAhead(to) }
  return unitsLeft({ roomType: room.name, ...stay }, new Date())
}

test('a change gives a block other nights, another unit of another room, a reason and a line, at once', async () => {
  const other = await rooms.add({ name: 'Orchard Tent', unit_names: 'Tent 1\nTent 2' })
  const [{ id }] = (await calls.block({ units: [2] })).body.blocks
  const was = await blockOf(id)
  const wanted = {
    ...{ room: other.id, unit: 2, from: dayAhead(11), to: dayAhead(14) },
    ...{ because: 'other' as const, note: 'Film crew' },
  }
  expect((await calls.change(id, wanted)).status).toBe(200)
  expect([await blockOf(id), await left()]).toEqual([wanted, 3])
  expect(await prisma().auditEntry.findFirst({ where: { action: 'block_changed' } })).toMatchObject(
    {
      actor: 'staff@dontali.example',
      before: { room: 'Grain Loft', unit: 'Wada 2', because: 'repairs' },
      after: { room: 'Orchard Tent', unit: 'Tent 2', note: 'Film crew' },
    },
  )
  expect((await calls.change(id, { ...was, seen: wanted })).status).toBe(200)
  expect(await blockOf(id)).toEqual(was)
})

test('a change over a stay is refused with whose it is, and nothing is changed', async () => {
  const { body } = await book(room.name)
  const [{ id }] = (await calls.block({ units: [1], from: dayAhead(12), to: dayAhead(14) })).body
    .blocks
  const was = await blockOf(id)
  const refused = await calls.change(id, { from: dayAhead(11), note: 'Longer' })
  expect([refused.status, refused.body.code]).toEqual([409, 'stay_in_the_way'])
  expect([refused.body.reference, await blockOf(id)]).toEqual([body.reference, was])
  expect((await calls.change(id, { unit: 2, from: dayAhead(11) })).status).toBe(200)
})

test('a change does not overwrite that of a colleague', async () => {
  const [{ id }] = (await calls.block({ units: [1] })).body.blocks
  const seen = await blockOf(id)
  const answers = await Promise.all(
    ['Roof', 'Floor'].map((note) => calls.change(id, { note, to: dayAhead(13), seen })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  await calls.lift(id)
  expect((await calls.change(id, { note: 'Door', seen })).body.code).toBe('not_found')
})

test('a block that has begun keeps its first night, and one that is over stays as it was', async () => {
  const id = await calls.blockedSince(-2, 3)
  for (const [wrong, field] of [
    [{ from: dayAhead(0) }, 'from'],
    [{ from: dayAhead(-3) }, 'from'],
    [{ to: dayAhead(-1) }, 'to'],
    [{ unit: 4 }, 'unit'],
  ] as const) {
    expect(Object.keys((await calls.change(id, wrong)).body.errors)).toEqual([field])
  }
  expect((await calls.change(id, { to: dayAhead(1) })).status).toBe(200)
  expect((await calls.change(id, {})).body.code).toBe('validation_failed')
  const over = await calls.blockedSince(-4, -1, 2)
  expect((await calls.change(over, { to: dayAhead(1) })).body.code).toBe('illegal_transition')
  const ahead = await calls.blockedSince(5, 7, 3)
  expect(Object.keys((await calls.change(ahead, { from: dayAhead(-1) })).body.errors)).toEqual([
    'from',
  ])
  const far = await calls.change(ahead, { from: dayAhead(1090), to: dayAhead(1099) })
  expect(Object.keys(far.body.errors)).toEqual(['to'])
})

test('a block that has begun is lifted from today on, and is put back as it was', async () => {
  const id = await calls.blockedSince(-2, 3)
  const was = await blockOf(id)
  const { from } = (await calls.lift(id)).body
  expect([from, await left(0, 1)]).toEqual([dayAhead(0), 3])
  const seen = { ...was, to: from }
  expect(await blockOf(id)).toEqual(seen)
  expect((await calls.lift(id)).status).toBe(404)
  expect((await calls.change(id, { ...was, seen })).status).toBe(200)
  expect([await blockOf(id), await left(0, 1)]).toEqual([was, 2])
})

test('a lift by somebody who saw the block elsewhere or on other nights lifts nothing', async () => {
  const made = (await calls.block({ units: [1, 2] })).body.blocks
  const [{ id }] = made
  expect((await calls.change(id, { to: dayAhead(14) })).status).toBe(200)
  expect((await calls.lift(...made)).body.code).toBe('changed_meanwhile')
  const { status } = await calls.change(id, { unit: 3, to: dayAhead(12) })
  expect(status).toBe(200)
  expect((await calls.lift(...made)).body.code).toBe('changed_meanwhile')
  expect(await prisma().occupancy.count({ where: { kind: 'block' } })).toBe(2)
})

test('a block that has begun goes to no other unit', async () => {
  const id = await calls.blockedSince(-2, 3)
  const was = await blockOf(id)
  const { status, body } = await calls.change(id, { unit: 2 })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['unit']])
  expect(await blockOf(id)).toEqual(was)
})

test('a block that ends today has nothing to lift, and can still be made longer', async () => {
  const id = await calls.blockedSince(-2, 0)
  expect((await calls.lift(id)).status).toBe(404)
  expect((await calls.change(id, { to: dayAhead(1) })).status).toBe(200)
  expect(await left(0, 1)).toBe(2)
})
