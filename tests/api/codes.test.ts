import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom } from '../support/guest.ts'
import { rateCalls } from '../support/rate-calls.ts'

useDatabase()

let room: { id: number; name: string }
let staff: Awaited<ReturnType<typeof rateCalls>>
beforeEach(async () => {
  await prisma().longStay.deleteMany()
  room = await makeRoom(3)
  staff = await rateCalls()
})

describe('a code', () => {
  test('is added in any letter case, and its uses are counted', async () => {
    const { status, body } = await staff.addCode({ code: ' mango 10 ', percent: 10, uses: 50 })
    expect([status, body.code]).toEqual([
      201,
      expect.objectContaining({ code: 'MANGO10', percent: 10, amount: null, uses: 50, used: 0 }),
    ])
    await hold(room.name, { code: 'MANGO10' })
    const { hold_token } = (await hold(room.name, { code: 'MANGO10' })).body
    await book(room.name, { hold_token })
    expect((await staff.codes())[0].used).toBe(2)
    expect((await staff.addCode({ code: 'MANGO10', percent: 20 })).body).toMatchObject({
      code: 'code_taken',
      errors: { code: expect.any(String) },
    })
  })

  test('is changed, ended and let work again; holds keep the price that it made', async () => {
    const { code } = (await staff.addCode({ code: 'SHALA', amount: 1000 })).body
    const held = await hold(room.name, { code: 'SHALA' })
    expect(held.body.amount).toBe(8440)
    const ended = await staff.changeCode(code.id, { ...code, ended: true })
    expect(ended.body.code.ended_at).toMatch(/^20/)
    expect((await hold(room.name, { code: 'SHALA' })).body.code).toBe('code_not_valid')
    const stale = await staff.changeCode(code.id, { ...code, amount: 500 })
    expect(stale.body.code).toBe('changed_meanwhile')
    const again = await staff.changeCode(code.id, {
      ...ended.body.code,
      amount: 500,
      to: dayAhead(30),
    })
    expect(again.body.code).toMatchObject({ amount: 500, ended_at: null })
    expect((await hold(room.name, { code: 'SHALA' })).body.amount).toBe(8940)
    const kept = await book(room.name, { hold_token: held.body.hold_token })
    const { totalPaise } = await prisma().booking.findUniqueOrThrow({
      where: { reference: kept.body.reference },
    })
    expect(totalPaise).toBe(844_000)
  })

  const wrong: [string, string, Record<string, unknown>][] = [
    ['short', 'code', { code: 'AB' }],
    ['in other letters', 'code', { code: 'आंबा' }],
    ['for nothing', 'percent', { percent: null }],
    ['with percent and a sum', 'percent', { amount: 5 }],
    ['of more than all', 'percent', { percent: 101 }],
    ['that ends before it begins', 'to', { from: dayAhead(5), to: dayAhead(4) }],
    ['for no use', 'uses', { uses: 0 }],
  ]
  for (const [what, field, changes] of wrong) {
    test(`is refused: one ${what}`, async () => {
      const { status, body } = await staff.addCode({ code: 'WRONG', percent: 10, ...changes })
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    })
  }

  test('that is not there is not changed', async () => {
    const { status } = await staff.changeCode(1_000_000, { percent: 5, version: 1 })
    expect(status).toBe(404)
  })
})

describe('discounts for long stays', () => {
  test('are set all at once, and by nobody who has not seen them', async () => {
    const steps = [
      { nights: 7, percent: 12 },
      { nights: 2, percent: 5 },
    ]
    const { body } = await staff.setLongStays({ steps, seen: [] })
    expect(body.steps).toEqual(steps.toReversed())
    expect((await hold(room.name)).body.amount).toBe(8968)
    expect((await staff.setLongStays({ steps: [], seen: [] })).body).toMatchObject({
      code: 'changed_meanwhile',
      steps: steps.toReversed(),
    })
    const twice = [steps[0], steps[0]]
    expect((await staff.setLongStays({ steps: twice, seen: steps })).status).toBe(422)
    expect((await staff.setLongStays({ steps: [], seen: steps })).body.steps).toEqual([])
  })
})

describe('the guests of a room', () => {
  const change = (changes: Record<string, unknown>) =>
    staff.setGuests({
      room: room.id,
      version: 1,
      sleeps: 4,
      guests_included: 2,
      extra_guest_price: 590,
      ...changes,
    })

  test('are said by whoever has seen the room, and count at once', async () => {
    const { body } = await change({})
    expect(body.room).toEqual({
      room: room.id,
      name: room.name,
      version: 2,
      sleeps: 4,
      guests_included: 2,
      extra_guest_price: 590,
    })
    expect((await hold(room.name, { guests: 4 })).body.amount).toBe(9440 + 4 * 590)
    expect((await change({ sleeps: 3 })).body.code).toBe('changed_meanwhile')
  })

  const wrong: [string, string, Record<string, unknown>][] = [
    ['more in the price than it takes', 'guests_included', { sleeps: 1 }],
    ['one without the other', 'extra_guest_price', { guests_included: null }],
    ['a price above the bound', 'extra_guest_price', { extra_guest_price: 19_001 }],
    ['a guest for nothing', 'extra_guest_price', { extra_guest_price: 0 }],
  ]
  for (const [what, field, changes] of wrong) {
    test(`are refused: ${what}`, async () => {
      const { status, body } = await change(changes)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    })
  }
})
