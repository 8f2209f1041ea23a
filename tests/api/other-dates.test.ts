import { beforeEach, describe, expect, test } from 'vitest'
import { guestCalls } from '#calls/guest.ts'
import { stayCalls } from '#calls/stays.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { dateColumn } from '#lib/shared/dates.ts'
import { randomSecret } from '#lib/shared/random.ts'
import { call } from '../support/call.ts'
import { changeOf, stayOfBooking } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const stays = routeAt(stayCalls, 'desk/stays/[id]')
const dates = routeAt(guestCalls, 'stays/[secret]/dates')
const nights = routeAt(guestCalls, 'stays/[secret]/nights')

useDatabase()
beforeEach(async () => {
  await pool().query('TRUNCATE rate_limits')
  const ten = { code: 'TEN', percent: 10 }
  await prisma().code.upsert({ where: { code: 'TEN' }, create: ten, update: ten })
})

/** The guest of two nights at ₹4,720 from the tenth day ahead, ten percent less by a code, in the only unit of its room. */
async function guest() {
  const room = await makeRoom(1)
  const { hold_token } = (await hold(room.name, { code: 'TEN' })).body
  const { booking_id: id } = (await book(room.name, { hold_token, code: 'TEN' })).body
  const { secret, totalPaise } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  return { id, room, secret, totalPaise }
}

const ask = (secret: string, from: number, until: number) => {
  const query = new URLSearchParams({ check_in: dayAhead(from), check_out: dayAhead(until) })
  return call(dates, 'GET', `/api/stays/x/dates?${query}`, { params: { secret } })
}

describe('the question of a guest about other dates', () => {
  test('counts the code of the booking, and finds the nights of its own stay free', async () => {
    const { secret, totalPaise } = await guest()
    expect(totalPaise).toBe(849_600)
    const same = { available: true, total: 8496 }
    for (const from of [9, 10, 11, 30]) {
      expect((await ask(secret, from, from + 2)).body).toMatchObject(same)
    }
    expect((await ask(secret, 10, 13)).body).toMatchObject({ available: true, total: 12_744 })
  })

  test('counts a price as agreed, as the change itself does', async () => {
    const { id, secret } = await guest()
    const { cookie } = await signedIn()
    const agreed = { price: 8000, reason: 'A friend of the house' }
    const json = changeOf(await stayOfBooking(id), agreed)
    const { status } = await call(stays, 'POST', '/api/desk/stays/x', {
      params: { id },
      cookie,
      json,
    })
    expect(status).toBe(200)
    expect((await ask(secret, 10, 13)).body).toMatchObject({ total: 12_744 - 496 })
  })

  test('finds nights taken that somebody else has, and says why a stay is not sold', async () => {
    const { room, secret } = await guest()
    await book(room.name, { checkIn: dayAhead(12), checkOut: dayAhead(13) })
    expect((await ask(secret, 11, 13)).body).toMatchObject({ available: false, total: 8496 })
    const day = dateColumn(dayAhead(40))
    await prisma().rateDay.create({ data: { roomId: room.id, day, closed: true } })
    const { status, body } = await ask(secret, 39, 41)
    expect([status, body.code, body.because]).toEqual([409, 'not_sold', 'closed'])
  })

  test('is refused for dates that are none, and to a secret that is not one', async () => {
    const { secret } = await guest()
    const { status, body } = await ask(secret, 12, 11)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([
      422,
      'validation_failed',
      ['check_out'],
    ])
    expect((await ask(randomSecret(), 11, 13)).status).toBe(404)
  })
})

test('the calendar of a guest has the nights of their own stay as free ones, and those of others as taken', async () => {
  const { room, secret } = await guest()
  await book(room.name, { checkIn: dayAhead(12), checkOut: dayAhead(13) })
  const query = new URLSearchParams({ from: dayAhead(9), to: dayAhead(13) })
  const asked = (own: string) =>
    call(nights, 'GET', `/api/stays/x/nights?${query}`, { params: { secret: own } })
  const { body } = await asked(secret)
  const free = body.days.map((night: { available: boolean }) => night.available)
  expect(free).toEqual([true, true, true, false, true])
  expect((await asked(randomSecret())).status).toBe(404)
})
