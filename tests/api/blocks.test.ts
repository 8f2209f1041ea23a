import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { unitsLeft } from '#lib/stays/queries/availability.ts'
import type { StandingBlock } from '#lib/stays/schema/blocks.ts'
import { blockCalls } from '../support/blocks.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, occupanciesOf } from '../support/guest.ts'
import { roomCalls } from '../support/rooms.ts'

useDatabase()

let rooms: Awaited<ReturnType<typeof roomCalls>>
let room: Awaited<ReturnType<typeof rooms.add>>
let block: ReturnType<typeof blockCalls>['block']
let lift: ReturnType<typeof blockCalls>['lift']
beforeEach(async () => {
  await emptyTables('rooms')
  rooms = await roomCalls()
  room = await rooms.add({ unit_names: 'Wada 1\nWada 2\nWada 3' })
  ;({ block, lift } = blockCalls(rooms.cookie, room.id))
})

const left = (from = 10, to = 12) => {
  const stay = { checkIn: dayAhead(from), checkOut: dayAhead(to) }
  return unitsLeft({ roomType: room.name, ...stay }, new Date())
}

describe('a block', () => {
  test('takes its units out of sale for its nights and no other, and says who did it why', async () => {
    const { status, body } = await block({ units: [2, 3], note: ' The  roof ' })
    expect([status, body.blocks.length]).toEqual([201, 2])
    expect([await left(), await left(9, 10), await left(12, 13)]).toEqual([1, 3, 3])
    const [booked, refused] = [await book(room.name), await book(room.name)]
    expect([booked.status, refused.status]).toEqual([201, 409])
    expect((await occupanciesOf(room.id)).map(({ unit, kind }) => [unit, kind])).toEqual([
      [1, 'booking'],
      [2, 'block'],
      [3, 'block'],
    ])
    expect(
      await prisma().auditEntry.findFirst({ where: { action: 'units_blocked' } }),
    ).toMatchObject({
      actor: 'staff@dontali.example',
      after: {
        room: 'Grain Loft',
        units: ['Wada 2', 'Wada 3'],
        because: 'repairs',
        note: 'The roof',
      },
    })
  })

  test('without units takes all of them', async () => {
    expect((await block()).body.blocks).toHaveLength(3)
    expect(await left()).toBe(0)
  })

  test('is lifted, once, and its unit is on sale again', async () => {
    const { body } = await block({ units: [1] })
    const [{ id }] = body.blocks
    expect((await lift(id)).body.from).toBe(dayAhead(0))
    expect(await left()).toBe(3)
    expect((await lift(id)).status).toBe(404)
    expect(
      await prisma().auditEntry.findFirst({ where: { action: 'block_lifted' } }),
    ).toMatchObject({ before: { unit: 'Wada 1', from: dayAhead(10) } })
  })

  test('names all that is in the way, by room, and blocks what is free around it', async () => {
    const other = await rooms.add({ name: 'Orchard Tent', unit_names: 'Tent 1\nTent 2' })
    const short = { checkIn: dayAhead(11), checkOut: dayAhead(12) }
    const booked = [await book(room.name, short), await book(other.name)]
    const farm = { room: 'all', from: dayAhead(10), to: dayAhead(13) }
    const { body: refused } = await block(farm)
    expect(refused.code).toBe('stay_in_the_way')
    for (const { body } of booked) expect(refused.message).toContain(body.reference)
    expect(refused.message).toMatch(/^Wada 1 is taken .* Tent 1 is taken /)
    expect([refused.reference, refused.free_nights]).toEqual([null, 12])
    const { status, body } = await block({ ...farm, only_free: true })
    const spans = body.blocks.map((made: StandingBlock) => [made.unit, made.from, made.to])
    expect(status).toBe(201)
    expect(spans).toHaveLength(6)
    expect(spans.slice(0, 2)).toEqual([
      [1, dayAhead(10), dayAhead(11)],
      [1, dayAhead(12), dayAhead(13)],
    ])
    const noted = await prisma().auditEntry.findMany({
      where: { action: 'units_blocked' },
      orderBy: { id: 'desc' },
    })
    const ofRoom = noted.map(({ after }) => after as Record<string, unknown>)
    expect(
      ofRoom
        .filter((after) => after.room === room.name)
        .slice(0, 3)
        .map(({ units, from, to }) => ({ units, from, to })),
    ).toEqual(
      expect.arrayContaining([
        { units: ['Wada 1'], from: dayAhead(10), to: dayAhead(11) },
        { units: ['Wada 1'], from: dayAhead(12), to: dayAhead(13) },
        { units: ['Wada 2', 'Wada 3'], from: dayAhead(10), to: dayAhead(13) },
      ]),
    )
    expect(await left(10, 13)).toBe(0)
    expect((await block({ ...farm, only_free: true })).body.code).toBe('stay_in_the_way')
    expect((await lift(...body.blocks)).status).toBe(200)
    expect(await left(10, 11)).toBe(3)
  })

  test('of all units of the farm takes those of each room, or none', async () => {
    const other = await rooms.add({ name: 'Orchard Tent', unit_names: 'Tent 1\nTent 2' })
    const booked = await book(other.name)
    const refused = await block({ room: 'all' })
    expect([refused.body.code, refused.body.reference]).toEqual([
      'stay_in_the_way',
      booked.body.reference,
    ])
    expect([await left(), await prisma().occupancy.count()]).toEqual([3, 1])
    const { status, body } = await block({ room: 'all', from: dayAhead(12), to: dayAhead(13) })
    expect([status, body.blocks.length]).toEqual([201, 5])
    expect(await left(12, 13)).toBe(0)
    const [first, ...others] = body.blocks
    await lift(first)
    expect((await lift(first, ...others)).status).toBe(404)
    expect(await prisma().occupancy.count({ where: { kind: 'block' } })).toBe(4)
    expect((await lift(...others)).status).toBe(200)
    expect(await left(12, 13)).toBe(3)
  })

  test('keeps its unit from being given up', async () => {
    await block({ units: [3] })
    const { status, body } = await rooms.change(room, { units: '2' })
    expect([status, body.code]).toEqual([409, 'room_in_use'])
    expect(body.message).toMatch(/^Wada 3 is blocked from .* Keep 3 units until then\.$/)
  })
})

describe('never hides', () => {
  test('a stay, and says whose it is; none of its units is blocked', async () => {
    const { body } = await book(room.name)
    const refused = await block()
    expect([refused.status, refused.body.code]).toEqual([409, 'stay_in_the_way'])
    expect(refused.body.reference).toBe(body.reference)
    expect(refused.body.message).toMatch(/^Wada 1 is taken from .*: Asha Rao, /)
    expect(await left()).toBe(2)
    expect((await block({ units: [2] })).status).toBe(201)
  })

  test('a guest who is paying, until their time runs out', async () => {
    await hold(room.name)
    expect((await block({ units: [1] })).body.message).toMatch(/paying for Wada 1/)
    await prisma().occupancy.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
    expect((await block({ units: [1] })).status).toBe(201)
  })

  test('another block', async () => {
    await block({ units: [1] })
    const { status, body } = await block({ units: [1], from: dayAhead(11), to: dayAhead(20) })
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^Wada 1 is blocked from/)])
  })

  test('a booking itself: lifting one is no way to take its unit', async () => {
    await book(room.name)
    const [taken] = await prisma().occupancy.findMany()
    expect((await lift(taken?.id ?? '')).status).toBe(404)
    expect(await left()).toBe(2)
  })
})

describe('is refused', () => {
  const wrong: [string, string, Record<string, unknown>][] = [
    ['of no night', 'to', { to: dayAhead(10) }],
    ['that ends before it begins', 'to', { to: dayAhead(9) }],
    ['of more than a year', 'to', { to: dayAhead(10 + 367) }],
    ['of nights that are over', 'from', { from: dayAhead(-1) }],
    ['after all that is planned', 'from', { from: '9999-12-30', to: '9999-12-31' }],
    ['that goes on beyond it', 'to', { from: dayAhead(1090), to: dayAhead(1099) }],
    ['to no day', 'to', { to: '2027-02-30' }],
    ['of a unit that is not there', 'units', { units: [4] }],
    ['of no unit', 'units', { units: [] }],
    ['of the farm, and of units of a room', 'units', { room: 'all', units: [1] }],
    ['for no reason', 'because', { because: 'fun' }],
    ['for another reason that nobody says', 'note', { because: 'other', note: ' ' }],
    ['with a long line', 'note', { note: 'x'.repeat(201) }],
  ]
  for (const [what, field, changes] of wrong) {
    test(`a block ${what}`, async () => {
      const { status, body } = await block(changes)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
      expect(await left()).toBe(3)
    })
  }

  test('a block of a room that is not there', async () => {
    expect((await block({ room: 1_000_000 })).body.code).toBe('room_not_found')
    await rooms.remove({ id: String(room.id) })
    expect((await block()).body.code).toBe('room_not_found')
  })

  test('to lift what has no such id', async () => {
    expect((await lift('nothing')).status).toBe(422)
    expect((await lift(crypto.randomUUID())).status).toBe(404)
  })
})
