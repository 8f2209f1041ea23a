import { expect, test } from 'vitest'
import * as holdRoute from '#app/api/holds/[token]/route.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { hold, makeRoom, someAddress } from '../support/guest.ts'

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
