import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as checkAvailability from '#app/api/check_availability/route.ts'
import robots from '#app/robots.ts'
import sitemap from '#app/sitemap.ts'
import { formCalls } from '#calls/booking-form.ts'
import { guestCalls } from '#calls/guest.ts'
import { prisma } from '#lib/db/client.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom, someAddress, someSender } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { siteCalls } from '../support/site-calls.ts'

useDatabase()

let room: { id: number; name: string }
let staff: Awaited<ReturnType<typeof siteCalls>>
beforeAll(async () => {
  staff = await siteCalls()
})
beforeEach(async () => {
  room = await makeRoom(3)
})
afterEach(async () => {
  await set(true)
})

async function set(open: boolean) {
  await staff.save({ open })
}
const close = () => set(false)

const stay = () => ({ check_in: dayAhead(10), check_out: dayAhead(12) })
const get = (path: 'quotes' | 'quotes/rooms', query: Record<string, string>) =>
  call(routeAt(formCalls, path), 'GET', `/api/${path}?${new URLSearchParams(query)}`, {
    address: someAddress(),
  })
const refused = { status: 409, body: { code: 'not_open' } }

describe('while the farm isn’t open for guests', () => {
  test('nothing is quoted, held or booked', async () => {
    await close()
    expect(await hold(room.name)).toMatchObject(refused)
    expect(await book(room.name)).toMatchObject(refused)
    expect(await get('quotes', { room: room.name, ...stay() })).toMatchObject(refused)
    expect(await get('quotes/rooms', { ...stay(), guests: '2' })).toMatchObject(refused)
    const asked = await call(checkAvailability, 'POST', '/api/check_availability', {
      form: { roomType: room.name, checkIn: dayAhead(10), checkOut: dayAhead(12) },
      address: someAddress(),
    })
    expect(asked).toMatchObject(refused)
    expect(await prisma().hold.count({ where: { roomId: room.id } })).toBe(0)
    expect(await prisma().booking.count({ where: { roomId: room.id } })).toBe(0)
  })

  test('a guest who was holding a room can still send their booking', async () => {
    const { hold_token } = (await hold(room.name)).body
    await close()
    expect((await book(room.name, { hold_token })).status).toBe(201)
  })

  test('guests with a booking can read it and pay the balance', async () => {
    const { secret } = await insertBooking({ status: 'verified', claimedPaise: 354_000 })
    await close()
    expect(await readBooking({ secret })).toMatchObject({ balancePaise: 1_062_000 })
    const { screenshot } = await someSender()
    const paid = await call(
      routeAt(guestCalls, 'stays/[secret]/payments'),
      'POST',
      '/api/stays/x/payments',
      {
        params: { secret },
        form: { screenshot, utr: '6325 4821 0937', amount: '10620' },
        address: someAddress(),
      },
    )
    expect(paid.status).toBe(201)
  })

  test('search engines find no site map, and are sent to none', async () => {
    expect(robots()).toHaveProperty('sitemap')
    expect((await sitemap()).length).toBeGreaterThan(80)
    await close()
    expect(robots()).not.toHaveProperty('sitemap')
    expect(await sitemap()).toEqual([])
  })

  test('it opens again with the fact', async () => {
    await close()
    await set(true)
    expect((await hold(room.name)).status).toBe(201)
  })
})
