import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { isoDateOf } from '#lib/shared/dates.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom } from '../support/guest.ts'
import { rateCalls } from '../support/rate-calls.ts'
import { plainNight } from '../support/rates.ts'

useDatabase()

let room: { id: number; name: string }
let staff: Awaited<ReturnType<typeof rateCalls>>
beforeEach(async () => {
  await prisma().season.deleteMany()
  room = await makeRoom(3)
  staff = await rateCalls()
})

const nightsOf = async (from = 10, days = 3) =>
  (await staff.rates({ room: room.id, from: dayAhead(from), days })).body.nights
const setDays = (changes: Record<string, unknown>, dry = false) =>
  staff.setDays({ room: room.id, days: [dayAhead(10), dayAhead(11)], ...changes }, dry)
const rows = () =>
  prisma().rateDay.findMany({ where: { roomId: room.id }, orderBy: { day: 'asc' } })

describe('the nights of a room', () => {
  test('say what they cost and why, who has them, and which seasons are among them', async () => {
    const { season } = (
      await staff.addSeason({
        name: 'Mango weeks',
        from: dayAhead(11),
        to: dayAhead(20),
        prices: [{ room: room.id, price: 6000 }],
        minimum_nights: 2,
      })
    ).body
    await setDays({ days: [dayAhead(12)], price: '7,788.50', closed: true })
    await book(room.name)
    await hold(room.name)
    const { status, body } = await staff.rates({ room: room.id, from: dayAhead(10), days: 3 })
    expect(status).toBe(200)
    expect(body.room).toMatchObject({ id: room.id, units: 3, rate: 4720, gst_rate: 18 })
    expect(body.nights).toEqual([
      plainNight(dayAhead(10), { free: 1, booked: 1 }),
      expect.objectContaining({
        price: 6000,
        because: 'season',
        season: 'Mango weeks',
        minimum_nights: 2,
        free: 1,
        booked: 1,
      }),
      expect.objectContaining({
        price: 7788.5,
        because: 'day',
        closed: true,
        free: 3,
        booked: 0,
        own: {
          price: 7788.5,
          minimum_nights: null,
          closed: true,
          no_arrival: null,
          no_departure: null,
        },
      }),
    ])
    expect(body.seasons).toEqual([
      expect.objectContaining({ id: season.id, name: 'Mango weeks', from: dayAhead(11) }),
    ])
  })

  test('are of a room that there is, and of no more days than a year', async () => {
    expect((await staff.rates({ room: 1_000_000 })).body.code).toBe('room_not_found')
    await prisma().room.update({ where: { id: room.id }, data: { deletedAt: new Date() } })
    expect((await staff.rates({ room: room.id })).body.code).toBe('room_not_found')
    expect((await staff.rates({ room: room.id, days: 367 })).status).toBe(422)
  })
})

describe('days of their own', () => {
  test('get a price, keep what nobody speaks of, and go back to the rules', async () => {
    const { status, body } = await setDays({ price: 6000, minimum_nights: 2 })
    expect([status, body.nights_changed, body.bookings]).toEqual([200, 2, 0])
    expect(body.nights[0]).toMatchObject({
      room: room.id,
      date: dayAhead(10),
      was: 4720,
      price: 6000,
      because: 'day',
    })
    await setDays({ price: null, no_arrival: true })
    expect((await nightsOf())[0]).toMatchObject({ price: 4720, minimum_nights: 2, arrival: false })
    await setDays({ reset: true })
    expect(await rows()).toEqual([])
  })

  test('need not say that they are open where the rules say so', async () => {
    expect((await setDays({ closed: false })).body.change).toBeNull()
    await setDays({ closed: true })
    await setDays({ closed: false })
    expect(await rows()).toEqual([])
    await staff.addSeason({ name: 'Rain', from: dayAhead(1), to: dayAhead(30), closed: true })
    await setDays({ closed: false })
    expect(await nightsOf()).toMatchObject([{ closed: false }, { closed: false }, { closed: true }])
  })

  test('are only tried with dry=1: the answer is the same, and nothing is changed', async () => {
    await book(room.name)
    const { seen } = (await staff.rates({ room: room.id })).body
    const tried = await setDays({ price: 6000 }, true)
    expect(tried.body).toMatchObject({ change: null, nights_changed: 2, bookings: 1 })
    expect(await rows()).toEqual([])
    expect((await staff.rates({ room: room.id })).body.seen).toBe(seen)
    const done = await setDays({ price: 6000 })
    expect(done.body).toEqual({ ...tried.body, change: expect.any(Number) })
  })

  test('leave what guests have booked and hold at the price that they were told', async () => {
    const booked = await book(room.name)
    const held = await hold(room.name)
    await setDays({ price: 9000 })
    await staff.addSeason({ name: 'Dear', from: dayAhead(1), to: dayAhead(30), price: 9999 })
    const { totalPaise } = await prisma().booking.findUniqueOrThrow({
      where: { reference: booked.body.reference },
    })
    expect(totalPaise).toBe(944_000)
    const { body } = await book(room.name, { hold_token: held.body.hold_token })
    const later = await prisma().booking.findUniqueOrThrow({ where: { reference: body.reference } })
    expect(later.totalPaise).toBe(944_000)
    expect((await hold(room.name)).body.amount).toBe(18_000)
  })

  const wrong: [string, string, Record<string, unknown>][] = [
    ['that are over', 'days', { days: [dayAhead(-1), dayAhead(0)], price: 1 }],
    ['twice', 'days', { days: [dayAhead(3), dayAhead(3)], price: 1 }],
    ['of which there is none', 'days', { days: [], price: 1 }],
    ['that do not exist', 'days.0', { days: ['2027-02-30'], price: 1 }],
    ['without a change', 'days', {}],
    ['for nothing', 'price', { price: 0 }],
    ['for less than nothing', 'price', { price: -5 }],
    ['for more than the bound', 'price', { price: 350_000.01 }],
    ['with no night at least', 'minimum_nights', { minimum_nights: 0 }],
    ['with too many nights at least', 'minimum_nights', { minimum_nights: 31 }],
  ]
  for (const [what, field, changes] of wrong) {
    test(`are refused: days ${what}`, async () => {
      const { status, body } = await setDays(changes)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
      expect(await rows()).toEqual([])
    })
  }

  test('are of a room that the farm has', async () => {
    expect((await setDays({ room: 1_000_000, price: 5000 })).body.code).toBe('room_not_found')
    await prisma().room.update({ where: { id: room.id }, data: { deletedAt: new Date() } })
    expect((await setDays({ price: 5000 })).body.code).toBe('room_not_found')
  })

  test('of two who set the same day at once, one is told; another day is free to change', async () => {
    const { seen } = (await staff.rates({ room: room.id })).body
    const both = await Promise.all([
      setDays({ price: 6000, seen }),
      setDays({ price: 7000, days: [dayAhead(11), dayAhead(12)], seen }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      message: 'staff@dontali.example changed one of these days in the meantime.',
    })
    expect((await setDays({ price: 7000, days: [dayAhead(20)], seen })).status).toBe(200)
    expect((await rows()).map(({ day }) => isoDateOf(day))).toHaveLength(3)
  })
})
