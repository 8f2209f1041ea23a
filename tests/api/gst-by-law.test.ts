import { beforeEach, describe, expect, test } from 'vitest'
import { formCalls } from '#calls/booking-form.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, someAddress } from '../support/guest.ts'
import { rateCalls } from '../support/rate-calls.ts'
import { roomCalls } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'

const quotesRoute = routeAt(formCalls, 'quotes')

useDatabase()

let staff: Awaited<ReturnType<typeof rateCalls>>
let room: { id: number; name: string; version: number; gst_rate: number | null; total_rate: number }
let rooms = 0
beforeEach(async () => {
  await prisma().season.deleteMany()
  rooms += 1
  staff = await rateCalls()
  const { add } = await roomCalls()
  room = await add({ name: `Law ${rooms}`, base_rate: '7000', gst_rate: 'law', units: '3' })
})

async function quoted(guests = '2') {
  const stay = { check_in: dayAhead(10), check_out: dayAhead(12) }
  const query = new URLSearchParams({ room: room.name, ...stay, guests })
  return (await call(quotesRoute, 'GET', `/api/quotes?${query}`, { address: someAddress() })).body
}

describe('a room whose nights have the rate of the law', () => {
  test('is saved so, and has 5 % at ₹7,000 before tax', async () => {
    expect(room).toMatchObject({ gst_rate: null, total_rate: 7350 })
    expect(await quoted()).toMatchObject({ total: 14_700, base: 14_000, gst: 700 })
  })

  test('has 18 % in a season at ₹9,450, and a booking keeps that', async () => {
    await staff.addSeason({
      name: 'Christmas',
      from: dayAhead(10),
      to: dayAhead(12),
      room: room.id,
      price: 9450,
    })
    expect(await quoted()).toMatchObject({ total: 18_900, base: 16_016.95, gst: 2883.05 })
    const { body } = await book(room.name, {
      hold_token: (await hold(room.name)).body.hold_token,
    })
    const { charges, gstPercent } = await prisma().booking.findUniqueOrThrow({
      where: { reference: body.reference },
      include: { charges: true },
    })
    expect(Number(gstPercent)).toBe(18)
    expect(charges.map(({ paise, gstPercent: percent }) => [paise, Number(percent)])).toEqual([
      [945_000, 18],
      [945_000, 18],
    ])
  })

  test('counts extra guests, and stores the difference of a night that they lift into the gap', async () => {
    const guests = { room: room.id, version: room.version, sleeps: 4, guests_included: 2 }
    const { body } = await staff.setGuests({ ...guests, extra_guest_price: 1050 })
    expect(await quoted('4')).toMatchObject({ total: 18_900, gst: 2883.05 })
    const { version } = body.room
    await staff.setGuests({ ...guests, version, extra_guest_price: 315 })
    // 7,350 + 630 = 7,980 is 7,600 before tax: 8,968 a night.
    expect(await quoted('4')).toMatchObject({ total: 17_936, gst: 2736 })
    const held = await hold(room.name, { guests: 4 })
    const booked = await book(room.name, { hold_token: held.body.hold_token, guests: '4' })
    const charges = await prisma().charge.findMany({
      where: { booking: { reference: booked.body.reference } },
      orderBy: { position: 'asc' },
    })
    expect(charges.map(({ kind, paise }) => [kind, paise])).toEqual([
      ['night', 735_000],
      ['night', 735_000],
      ['extra_guest', 126_000],
      ['limit', 197_600],
    ])
  })

  test('refuses a price that no rate fits, with the nearest that can be', async () => {
    const gap =
      /^No GST rate fits ₹8,400\. Choose ₹7,875 or less, with 5%, or ₹8,851 or more, with 18%\.$/
    const days = await staff.setDays({ room: room.id, days: [dayAhead(10)], price: 8400 })
    expect([days.status, days.body.errors]).toEqual([422, { price: expect.stringMatching(gap) }])
    const dates = { from: dayAhead(20), to: dayAhead(21) }
    const season = await staff.addSeason({ name: 'Gap', ...dates, price: 8400 })
    expect(season.body.errors).toEqual({ price: expect.stringMatching(gap) })
    const fits = await staff.setDays({ room: room.id, days: [dayAhead(10)], price: 8851 })
    expect(fits.status).toBe(200)
  })

  test('keeps what is typed for a room with one rate', async () => {
    const { add } = await roomCalls()
    const fixed = await add({ name: `Fixed ${rooms}`, base_rate: '7000', gst_rate: '18' })
    const days = { room: fixed.id, days: [dayAhead(10)], price: 8400 }
    expect((await staff.setDays(days)).status).toBe(200)
  })
})
