import { expect, test } from 'vitest'
import * as checkRoute from '#app/api/check_availability/route.ts'
import * as holdRoute from '#app/api/holds/[token]/route.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead, hold, makeRoom, someAddress } from '../support/guest.ts'

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
