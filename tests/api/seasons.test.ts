import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, makeRoom } from '../support/guest.ts'
import { rateCalls } from '../support/rate-calls.ts'

useDatabase()

let room: { id: number; name: string }
let staff: Awaited<ReturnType<typeof rateCalls>>
beforeEach(async () => {
  await prisma().season.deleteMany()
  await prisma().room.updateMany({ data: { deletedAt: new Date() } })
  room = await makeRoom(3)
  staff = await rateCalls()
})

const diwali = (changes: Record<string, unknown> = {}) => ({
  name: 'Diwali',
  from: dayAhead(10),
  to: dayAhead(12),
  price: 8260,
  ...changes,
})
const nights = async (from = 9, days = 5) =>
  (await staff.rates({ room: room.id, from: dayAhead(from), days })).body.nights
const prices = async () => (await nights()).map(({ price }: { price: number }) => price)

describe('a season', () => {
  test('sets the price of its nights, in all rooms or with a price for each', async () => {
    const other = await makeRoom(1)
    const all = await staff.addSeason(diwali())
    expect([all.status, all.body.nights_changed]).toEqual([200, 6])
    expect(await prices()).toEqual([4720, 8260, 8260, 8260, 4720])
    const { season } = all.body
    const each = await staff.changeSeason(season.id, {
      ...diwali({ price: null, prices: [{ room: room.id, price: 5900 }], minimum_nights: 2 }),
      version: season.version,
    })
    expect(each.body.season).toMatchObject({
      price: null,
      prices: [{ room: room.id, price: 5900 }],
      minimum_nights: 2,
    })
    expect(await prices()).toEqual([4720, 5900, 5900, 5900, 4720])
    const elsewhere = await staff.rates({ room: other.id, from: dayAhead(10), days: 1 })
    expect(elsewhere.body.nights[0]).toMatchObject({ price: 4720, minimum_nights: 2 })
  })

  test('without days is of every week, and percent are of the usual price', async () => {
    const { body } = await staff.addSeason({ name: 'Weekend', weekdays: [6, 5, 5], percent: 10 })
    expect(body.season).toMatchObject({ from: null, weekdays: [5, 6], percent: 10 })
    const week = await nights(9, 7)
    expect(week.map(({ price }: { price: number }) => price).toSorted()).toEqual([
      4720, 4720, 4720, 4720, 4720, 5192, 5192,
    ])
  })

  test('is only tried with dry=1, and says how many bookings keep their price', async () => {
    await book(room.name)
    await book(room.name)
    const tried = await staff.addSeason(diwali(), true)
    expect(tried.body).toMatchObject({
      season: null,
      change: null,
      nights_changed: 3,
      bookings: 2,
    })
    expect(tried.body.nights.map(({ price }: { price: number }) => price)).toEqual([
      8260, 8260, 8260,
    ])
    expect(await staff.seasons()).toEqual([])
  })

  test('is deleted, and its nights cost what they did', async () => {
    const { season } = (await staff.addSeason(diwali())).body
    const { body } = await staff.deleteSeason(season.id, season.version)
    expect(body).toMatchObject({ season: null, nights_changed: 3 })
    expect(await prices()).toEqual([4720, 4720, 4720, 4720, 4720])
    expect((await staff.deleteSeason(season.id, season.version)).status).toBe(404)
  })

  test('of two who change it at once, one is shown what the other made of it', async () => {
    const { season } = (await staff.addSeason(diwali())).body
    const both = await Promise.all(
      [6000, 7000].map((price) =>
        staff.changeSeason(season.id, { ...diwali({ price }), version: season.version }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = both.find(({ status }) => status === 200)?.body
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      season: won.season,
    })
    expect((await staff.deleteSeason(season.id, season.version)).body.code).toBe(
      'changed_meanwhile',
    )
  })
})

describe('two seasons', () => {
  test('have no night in common; the other is named with the nights', async () => {
    await staff.addSeason(diwali())
    const { status, body } = await staff.addSeason(
      diwali({ name: 'Late', from: dayAhead(11), to: dayAhead(20) }),
    )
    expect([status, body.code]).toEqual([409, 'overlap'])
    expect(body).toMatchObject({
      season: { name: 'Diwali' },
      nights: [dayAhead(11), dayAhead(12)],
      errors: { from: expect.stringMatching(/^Diwali already has the night of /) },
    })
    const next = await staff.addSeason(
      diwali({ name: 'Late', from: dayAhead(13), to: dayAhead(20) }),
    )
    expect(next.status).toBe(200)
    const { id, version } = next.body.season
    const moved = await staff.changeSeason(id, { ...diwali({ name: 'Late' }), version })
    expect(moved.body.code).toBe('overlap')
  })

  test('of every week share no day of it', async () => {
    await staff.addSeason({ name: 'Weekend', weekdays: [5, 6], price: 5310 })
    const { body } = await staff.addSeason({ name: 'Saturday', weekdays: [6, 7], price: 5000 })
    expect(body).toMatchObject({
      code: 'overlap',
      weekdays: [6],
      message: 'Weekend already has Saturday nights.',
    })
  })

  test('may share nights if one is of a room, or of every week, or on other days of the week', async () => {
    await staff.addSeason(diwali())
    expect((await staff.addSeason(diwali({ room: room.id, price: 9000 }))).status).toBe(200)
    expect((await staff.addSeason({ name: 'Always', price: 5000 })).status).toBe(200)
    expect(await prices()).toEqual([5000, 9000, 9000, 9000, 5000])
    const year = { from: dayAhead(40), to: dayAhead(140) }
    expect((await staff.addSeason(diwali({ ...year, weekdays: [1, 2] }))).status).toBe(200)
    expect((await staff.addSeason(diwali({ ...year, weekdays: [3] }))).status).toBe(200)
  })

  test('that overlap and are added at once: one is', async () => {
    const all = await Promise.all(
      [0, 1, 2, 3].map((at) =>
        staff.addSeason(diwali({ name: `Diwali ${at}`, from: dayAhead(10 - at) })),
      ),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await staff.seasons()).toHaveLength(1)
  })
})

describe('is refused', () => {
  const wrong: [string, string, Record<string, unknown>][] = [
    ['without a name', 'name', { name: '  ' }],
    ['with a long name', 'name', { name: 'x'.repeat(61) }],
    ['that ends before it begins', 'to', { to: dayAhead(9) }],
    ['that has no end', 'to', { to: null }],
    ['that is over', 'to', { from: dayAhead(-9), to: dayAhead(-1) }],
    ['of more than a year', 'to', { to: dayAhead(10 + 366) }],
    ['to 29 February of a year without one', 'to', { to: '2027-02-29' }],
    ['of no day of the week', 'weekdays', { weekdays: [] }],
    ['of an eighth day', 'weekdays.0', { weekdays: [8] }],
    ['with two prices', 'price', { percent: 10 }],
    ['that says nothing', 'price', { price: null }],
    ['that makes a price negative', 'percent', { price: null, percent: -100 }],
    ['above the bound', 'price', { price: 350_001 }],
    [
      'of a room with prices of rooms',
      'prices',
      { price: null, room: 1, prices: [{ room: 1, price: 5 }] },
    ],
    [
      'with a room twice',
      'prices',
      {
        price: null,
        prices: [
          { room: 1, price: 5 },
          { room: 1, price: 6 },
        ],
      },
    ],
  ]
  for (const [what, field, changes] of wrong) {
    test(`one ${what}`, async () => {
      const { status, body } = await staff.addSeason(diwali(changes))
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
      expect(await staff.seasons()).toEqual([])
    })
  }

  test('one whose percent come to a price above the bound', async () => {
    await prisma().room.update({ where: { id: room.id }, data: { basePaise: 20_000_000 } })
    const { body } = await staff.addSeason(diwali({ price: null, percent: 100 }))
    expect(body.errors.percent).toMatch(/^A night in Room .* would cost more than ₹3,50,000\.$/)
  })

  test('one of a room that the farm has not', async () => {
    const gone = await makeRoom(1)
    await prisma().room.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
    for (const id of [gone.id, 1_000_000]) {
      expect((await staff.addSeason(diwali({ room: id }))).body.code).toBe('room_not_found')
      const each = diwali({ price: null, prices: [{ room: id, price: 5000 }] })
      expect((await staff.addSeason(each)).body.code).toBe('room_not_found')
    }
  })

  test('one that is not there', async () => {
    expect((await staff.changeSeason(1_000_000, { ...diwali(), version: 1 })).status).toBe(404)
  })
})

test('one over 29 February, with days before today, is a season like others', async () => {
  const { status } = await staff.addSeason(diwali({ from: '2028-02-28', to: '2028-03-01' }))
  expect(status).toBe(200)
  expect((await staff.addSeason(diwali({ from: dayAhead(-5), to: dayAhead(3) }))).status).toBe(200)
})
