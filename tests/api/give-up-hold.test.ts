import { beforeAll, expect, test } from 'vitest'
import { deskCalls } from '#calls/desk.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { booked } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { book, hold, makeRoom, occupanciesOf } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const route = routeAt(deskCalls, 'desk/holds/[id]')

useDatabase()
let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
})

async function held() {
  const room = await makeRoom(1)
  const { body } = await hold(room.name)
  const [kept] = await occupanciesOf(room.id)
  return { room, token: body.hold_token as string, id: kept?.id ?? '' }
}
const giveUp = (id: string, as: string | undefined = cookie) =>
  call(route, 'DELETE', '/api/desk/holds/x', { params: { id }, cookie: as })

test('a unit that is given up is on sale at once, and the history says who did it', async () => {
  const { room, id } = await held()
  expect((await giveUp(id)).status).toBe(200)
  expect(await occupanciesOf(room.id)).toEqual([])
  expect((await hold(room.name)).status).toBe(201)
  expect(await prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
    action: 'hold_given_up',
    actor: 'staff@dontali.example',
    before: { room: room.name, unit: '1' },
  })
  expect((await giveUp(id)).body.code).toBe('not_found')
})

test('whoever has paid for it is booked all the same, and waits for a unit once somebody else has it', async () => {
  const { room, token, id } = await held()
  await giveUp(id)
  await booked({ room })
  const { status, body } = await book(room.name, { hold_token: token })
  expect([status, body.needs_room]).toEqual([201, true])
})

test('neither a booking nor a block goes this way, and nobody but staff may', async () => {
  const { room } = await booked({ units: 1 })
  const [kept] = await occupanciesOf(room.id)
  for (const id of [kept?.id ?? '', 'x']) {
    expect((await giveUp(id)).body.code).toBe('not_found')
  }
  expect(await occupanciesOf(room.id)).toHaveLength(1)
  expect((await giveUp((await held()).id, '')).status).toBe(401)
})
