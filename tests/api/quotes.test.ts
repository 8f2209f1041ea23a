import { beforeEach, describe, expect, test } from 'vitest'
import * as checkAvailability from '#app/api/check_availability/route.ts'
import { formCalls } from '#calls/booking-form.ts'
import { prisma } from '#lib/db/client.ts'
import { dateColumn } from '#lib/shared/dates.ts'
import { call, type Route } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom, runOut, someAddress } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const availability = routeAt(formCalls, 'availability')
const quotes = routeAt(formCalls, 'quotes')

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  await prisma().season.deleteMany()
  room = await makeRoom(3)
})

const get = (route: Route, path: string, query: Record<string, string>) =>
  call(route, 'GET', `/api/${path}?${new URLSearchParams(query)}`, { address: someAddress() })
const quoted = (changes: Record<string, string> = {}) =>
  get(quotes, 'quotes', {
    room: room.name,
    check_in: dayAhead(10),
    check_out: dayAhead(12),
    ...changes,
  })
// The first of the two nights of the stay of `quoted` and of `hold`.
const ownDay = (facts: object) =>
  prisma().rateDay.create({ data: { roomId: room.id, day: dateColumn(dayAhead(10)), ...facts } })
const code = (facts: object) =>
  prisma().code.create({ data: { code: 'MANGO', percent: 10, ...facts } })
const sumOf = async (reference: string) => {
  const { totalPaise, charges } = await prisma().booking.findUniqueOrThrow({
    where: { reference },
    include: { charges: true },
  })
  expect(charges.reduce((sum, { paise }) => sum + paise, 0)).toBe(totalPaise)
  return totalPaise / 100
}

test('a quote names each night with its price, the tax in it and the deposit', async () => {
  await prisma().season.create({
    data: {
      name: 'Diwali',
      fromDay: dateColumn(dayAhead(11)),
      toDay: dateColumn(dayAhead(11)),
      pricePaise: 600_000,
    },
  })
  const { status, body } = await quoted()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    nights: [
      { date: dayAhead(10), price: 4720, because: 'usual', season: null },
      { date: dayAhead(11), price: 6000, because: 'season', season: 'Diwali' },
    ],
    total: 10_720,
    base: 9084.75,
    gst: 1635.25,
    deposit: 2680,
  })
})

test('the calendar says of each day what it costs and who may come or leave, and a closed night is not available', async () => {
  await ownDay({
    closed: true,
    pricePaise: 1_00_000,
    minimumNights: 2,
    noArrival: true,
    noDeparture: true,
  })
  const { body } = await get(availability, 'availability', {
    room: room.name,
    from: dayAhead(10),
    to: dayAhead(11),
  })
  expect(body.days).toEqual([
    {
      date: dayAhead(10),
      available: false,
      units_left: 0,
      price: 1000,
      minimum_nights: 2,
      arrival: false,
      departure: false,
      season: null,
    },
    {
      date: dayAhead(11),
      available: true,
      units_left: 3,
      price: 4720,
      minimum_nights: 1,
      arrival: true,
      departure: true,
      season: null,
    },
  ])
})

test('a stay that is not sold is refused with the reason and with stays near it, by quote, hold and booking alike', async () => {
  await ownDay({ minimumNights: 3 })
  const why = { code: 'not_sold', because: 'minimum_nights', minimum_nights: 3 }
  const refused = await quoted()
  expect([refused.status, refused.body]).toMatchObject([409, why])
  expect(refused.body.nearest).toContainEqual({
    check_in: dayAhead(10),
    check_out: dayAhead(13),
    total: 14_160,
  })
  expect((await hold(room.name)).body).toMatchObject(why)
  expect((await book(room.name)).body).toMatchObject(why)
  const form = { roomType: room.name, checkIn: dayAhead(10), checkOut: dayAhead(12) }
  const { body } = await call(checkAvailability, 'POST', '/api/check_availability', {
    form,
    address: someAddress(),
  })
  expect(body).toMatchObject({
    available: false,
    units_left: 3,
    because: 'minimum_nights',
    minimum_nights: 3,
  })
  expect((await hold(room.name, { checkOut: dayAhead(13) })).status).toBe(201)
})

describe('what was told is what is paid', () => {
  test('hold and booking cost what the quote said, to the paisa, whatever changes meanwhile', async () => {
    await ownDay({ pricePaise: 555_555 })
    await prisma().room.update({
      where: { id: room.id },
      data: { guestsIncluded: 2, extraGuestPaise: 33_333 },
    })
    const { total } = (await quoted({ guests: '3' })).body
    expect(total).toBe(5555.55 + 4720 + 2 * 333.33)
    const held = await hold(room.name, { guests: 3, amount: total })
    expect(held.body.amount).toBe(total)
    await prisma().rateDay.updateMany({ data: { pricePaise: 1 } })
    const { hold_token } = held.body
    const { body } = await book(room.name, { guests: '3', hold_token })
    expect(await sumOf(body.reference)).toBe(total)
  })

  test('a price that changed between page and hold is told before anything is held', async () => {
    const { total } = (await quoted()).body
    await ownDay({ pricePaise: 600_000 })
    const refused = await hold(room.name, { amount: total })
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
    expect(refused.body.quote.total).toBe(10_720)
    expect(await prisma().hold.count({ where: { roomId: room.id } })).toBe(0)
    expect((await hold(room.name, { amount: refused.body.quote.total })).status).toBe(201)
  })

  test('more guests than it was held for pay for themselves; nobody who has paid is refused', async () => {
    await prisma().room.update({
      where: { id: room.id },
      data: { guestsIncluded: 2, extraGuestPaise: 50_000 },
    })
    const { hold_token } = (await hold(room.name)).body
    await ownDay({ closed: true })
    const { status, body } = await book(room.name, { guests: '4', hold_token })
    expect(status).toBe(201)
    expect(await sumOf(body.reference)).toBe(2 * 4720 + 4 * 500)
  })

  test('another number of guests is another price, so that the hold is another', async () => {
    await prisma().room.update({
      where: { id: room.id },
      data: { guestsIncluded: 2, extraGuestPaise: 50_000 },
    })
    const { hold_token } = (await hold(room.name)).body
    const again = await hold(room.name, { guests: 3, hold_token })
    expect(again.body.amount).toBe(2 * 4720 + 2 * 500)
    expect(await prisma().occupancy.count({ where: { roomId: room.id } })).toBe(1)
  })
})

describe('a code', () => {
  test('makes hold and booking cheaper, in any letter case', async () => {
    await code({})
    expect((await quoted({ code: ' mango ' })).body).toMatchObject({
      total: 8496,
      discount: { because: 'code', words: 'MANGO', amount: 944 },
    })
    const { hold_token, amount } = (await hold(room.name, { code: 'mango' })).body
    expect(amount).toBe(8496)
    const { body } = await book(room.name, { hold_token })
    expect(await sumOf(body.reference)).toBe(8496)
  })

  test('counts in the price of the day, too, for a guest whose hold ran out', async () => {
    await code({ code: 'LATE' })
    const { hold_token } = (await hold(room.name, { code: 'LATE' })).body
    await runOut(hold_token)
    const { body } = await book(room.name, { hold_token })
    const { latePaise } = await prisma().booking.findUniqueOrThrow({
      where: { reference: body.reference },
    })
    expect(latePaise).toBeNull()
  })

  test('that is unknown, ended or for other days is refused by its field', async () => {
    await code({ code: 'ENDED', endedAt: new Date() })
    await code({ code: 'LATER', fromDay: dateColumn(dayAhead(11)) })
    await code({ code: 'SOONER', toDay: dateColumn(dayAhead(9)) })
    for (const typed of ['NOBODY', 'ENDED', 'LATER', 'SOONER']) {
      const { status, body } = await hold(room.name, { code: typed })
      expect([status, body.code, Object.keys(body.errors)]).toEqual([
        422,
        'code_not_valid',
        ['code'],
      ])
    }
  })

  test('of two guests at once one gets its last use, and it is free again when the hold has run out', async () => {
    await code({ code: 'LAST', uses: 1 })
    const both = await Promise.all([
      hold(room.name, { code: 'LAST' }),
      hold(room.name, { code: 'LAST' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    const { hold_token } = both.find(({ status }) => status === 201)?.body ?? {}
    expect((await hold(room.name, { code: 'LAST', hold_token })).status).toBe(201)
    await runOut(hold_token)
    const next = await hold(room.name, { code: 'LAST' })
    expect(next.status).toBe(201)
    await book(room.name, { hold_token: next.body.hold_token })
    expect((await hold(room.name, { code: 'LAST' })).status).toBe(422)
  })
})

test('the database refuses seasons that end before they begin, say nothing, or make a price negative', async () => {
  const days = (from: number, to: number) => ({
    fromDay: dateColumn(dayAhead(from)),
    toDay: dateColumn(dayAhead(to)),
  })
  const refused = [
    { name: 'Backwards', ...days(5, 4), pricePaise: 1 },
    { name: 'Silent', ...days(4, 5) },
    { name: 'Negative', ...days(4, 5), percent: -100 },
    { name: 'Two prices', ...days(4, 5), percent: 5, pricePaise: 5 },
    { name: 'No day', ...days(4, 5), weekdays: [], pricePaise: 1 },
  ]
  for (const data of refused) await expect(prisma().season.create({ data })).rejects.toThrow()
})
