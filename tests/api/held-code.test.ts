import { expect, test } from 'vitest'
import * as checkRoute from '#app/api/check_availability/route.ts'
import { formCalls } from '#calls/booking-form.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead, hold, makeRoom, someAddress } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const holdRoute = routeAt(formCalls, 'holds/[token]')
const roomQuotesRoute = routeAt(formCalls, 'quotes/rooms')
const quotesRoute = routeAt(formCalls, 'quotes')

useDatabase()

test('the token of a hold opens its code, with which another browser extends it at its price', async () => {
  const room = await makeRoom(1)
  await prisma().code.create({ data: { code: 'HELD', percent: 10, uses: 1 } })
  const { hold_token: token, amount } = (await hold(room.name, { code: 'held' })).body
  const address = someAddress()
  const { body } = await call(holdRoute, 'GET', `/api/holds/${token}`, {
    params: { token },
    address,
  })
  expect(body).toMatchObject({ code: 'HELD', amount })
  const again = await hold(room.name, { code: body.code, hold_token: token })
  expect(again.body).toMatchObject({ hold_token: token, amount })
})

test('the question whether a room is free tells the price with a code, and refuses a code that does not work', async () => {
  const room = await makeRoom(1)
  await prisma().code.create({ data: { code: 'TEN', percent: 10 } })
  const check = (code: string) =>
    call(checkRoute, 'POST', '/api/check_availability', {
      form: { roomType: room.name, checkIn: dayAhead(10), checkOut: dayAhead(12), code },
      address: someAddress(),
    })
  expect((await check('')).body.total).toBe(9440)
  expect((await check('ten')).body.total).toBe(8496)
  const { status, body } = await check('NOSUCH')
  expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'code_not_valid', ['code']])
})

test('the prices of a stay in all rooms are those of the quotes, code and extra guests included', async () => {
  const room = await makeRoom(1)
  await prisma().room.update({
    where: { id: room.id },
    data: { guestsIncluded: 2, extraGuestPaise: 50_000, sleeps: 4 },
  })
  await prisma().code.upsert({
    where: { code: 'TEN' },
    create: { code: 'TEN', percent: 10 },
    update: {},
  })
  const ask = async (route: typeof quotesRoute, path: string, query: Record<string, string>) => {
    const dates = { check_in: dayAhead(10), check_out: dayAhead(12) }
    const text = new URLSearchParams({ ...dates, ...query })
    return (await call(route, 'GET', `/api/${path}?${text}`, { address: someAddress() })).body
  }
  const party = { guests: '3', code: 'TEN' }
  const { rooms } = await ask(roomQuotesRoute, 'quotes/rooms', party)
  const own = rooms.find((each: { room: number }) => each.room === room.id)
  const { total } = await ask(quotesRoute, 'quotes', { ...party, room: room.name })
  expect([own.total, total]).toEqual([9496, 9496])
  const crowd = await ask(roomQuotesRoute, 'quotes/rooms', { guests: '5' })
  expect(crowd.rooms).toContainEqual({
    room: room.id,
    total: null,
    not_sold: { because: 'too_many_guests', minimum_nights: 1, season: null },
  })
})
