import { expect, test } from 'vitest'
import { bookingCalls } from '#calls/bookings.ts'
import { prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import {
  book,
  mailsOwed,
  makeRoom,
  occupanciesOf,
  someAddress,
  someSender,
} from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn, staffEmail } from '../support/staff.ts'
import { entryOfDecision, undoCall } from '../support/undo.ts'

const senderRoute = routeAt(bookingCalls, 'booking_same_sender')
const rejectRoute = routeAt(bookingCalls, 'bookings_reject')

useDatabase()

async function desk() {
  const { by, cookie } = await signedIn()
  return {
    by,
    sameAs: async (id: string) =>
      (await call(senderRoute, 'GET', `/api/booking_same_sender?id=${id}`, { cookie })).body
        .bookings,
    reject: (ids: string[], note = '') =>
      call(rejectRoute, 'POST', '/api/bookings_reject', { cookie, json: { ids, note } }),
    undo: async (all: string[]) => undoCall(cookie, await Promise.all(all.map(entryOfDecision))),
    undoOne: async (id: string) => undoCall(cookie, [await entryOfDecision(id)]),
  }
}

type Fields = Parameters<typeof book>[1]

/** Books a room of its own, as somebody whom only `shared` ties to others. */
async function bookAs(shared: Fields = {}, address = someAddress()): Promise<string> {
  const { name } = await makeRoom()
  const { body } = await book(name, { ...(await someSender()), ...shared }, { address })
  return body.booking_id
}

const stored = (ids: string[]) =>
  prisma().booking.findMany({
    where: { id: { in: ids } },
    include: { occupancy: true, audit: { orderBy: { id: 'asc' } } },
    orderBy: { createdAt: 'asc' },
  })

test('a pending booking names those that share its network, e-mail, phone or picture, and by what', async () => {
  const { sameAs, by } = await desk()
  const { email, phone, screenshot } = await someSender()
  const address = someAddress()
  const first = await bookAs({ email, phone, screenshot }, address)
  const others = [
    await bookAs({}, address),
    await bookAs({ email: email.toUpperCase() }),
    await bookAs({ phone: phone.replace('+91 ', '0') }),
    await bookAs({ screenshot, phone }),
  ]
  await bookAs()
  const decided = await bookAs({ email })
  await changeStatus(by, { id: decided, status: 'verified', note: null }, new Date())
  const found = await sameAs(first)
  const same = new Map(found.map((each: { id: string; same: string[] }) => [each.id, each.same]))
  expect(others.map((id) => same.get(id))).toEqual([
    ['network'],
    ['email'],
    ['phone'],
    ['phone', 'picture'],
  ])
  expect(found).toHaveLength(4)
  expect(found[0]).toMatchObject({ full_name: 'Asha Rao', reference: expect.any(String) })
  expect(await sameAs(decided)).toEqual([])
})

test('one press rejects all of them: units, reason, history and e-mails are as if each were rejected alone', async () => {
  const { reject } = await desk()
  const address = someAddress()
  const ids = [await bookAs({}, address), await bookAs({}, address), await bookAs({}, address)]
  const { status, body } = await reject(ids, 'No payment arrived')
  expect([status, new Set(body.ids)]).toEqual([200, new Set(ids)])
  expect(body.undo.ms).toBeGreaterThan(5_000)
  for (const { id, occupancy, audit, ...booking } of await stored(ids)) {
    expect([booking.status, booking.statusNote, occupancy]).toEqual([
      'rejected',
      'No payment arrived',
      null,
    ])
    expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['booking_created', 'guest'],
      ['booking_rejected', staffEmail],
    ])
    expect(await mailsOwed(id)).toContain('rejected')
  }
})

test('what somebody has decided meanwhile stays as it is', async () => {
  const { by, reject } = await desk()
  const address = someAddress()
  const ids = [await bookAs({}, address), await bookAs({}, address)]
  const [first = '', second = ''] = ids
  await changeStatus(by, { id: first, status: 'verified', note: null }, new Date())
  expect((await reject(ids)).body.ids).toEqual([second])
  expect((await stored(ids)).map(({ status }) => status)).toEqual(['verified', 'rejected'])
})

test('an address under which somebody else books gets no more mails than guests can have sent to it', async () => {
  const { reject, undo } = await desk()
  const email = 'victim@third-party.example'
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push(await bookAs({ email }))
  await reject(ids)
  const rejections = async () => {
    const owed = await Promise.all(ids.map(mailsOwed))
    return owed.flat().filter((kind) => kind === 'rejected')
  }
  // Three mails said that the bookings had come.
  expect(await rejections()).toHaveLength(2)
  expect((await undo(ids)).status).toBe(200)
  expect(await rejections()).toHaveLength(0)
  expect((await stored(ids)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
})

test('it can be taken back as a whole or one by one, and the units are kept again', async () => {
  const { reject, undo, undoOne } = await desk()
  const address = someAddress()
  const ids = [await bookAs({}, address), await bookAs({}, address), await bookAs({}, address)]
  await reject(ids)
  expect((await undoOne(ids[0] ?? '')).status).toBe(200)
  const again = await undo(ids)
  expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await undo(ids.slice(1))).status).toBe(200)
  for (const { status, occupancy } of await stored(ids)) {
    expect([status, occupancy === null]).toEqual(['pending', false])
  }
})

test('a booking that waited for a room waits again', async () => {
  const { reject, undo } = await desk()
  const id = await bookAs()
  await prisma().occupancy.deleteMany({ where: { bookingId: id } })
  await reject([id])
  expect((await undo([id])).status).toBe(200)
  expect((await stored([id])).map(({ status, occupancy }) => [status, occupancy])).toEqual([
    ['pending', null],
  ])
})

test('of many, all are taken back or none', async () => {
  const { reject, undo } = await desk()
  const address = someAddress()
  const ids = [await bookAs({}, address), await bookAs({}, address)]
  const [lost] = await stored(ids.slice(0, 1))
  await reject(ids)
  await prisma().room.update({ where: { id: lost?.roomId ?? 0 }, data: { deletedAt: new Date() } })
  expect((await undo(ids)).body.code).toBe('room_not_available')
  expect((await stored(ids)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await occupanciesOf(lost?.roomId ?? 0)).toEqual([])
})

test('a list of ids that is none, or too long, is refused', async () => {
  const { reject } = await desk()
  expect((await reject(['x'])).status).toBe(422)
  expect((await reject(Array.from({ length: 101 }, () => crypto.randomUUID()))).status).toBe(422)
  expect((await reject([crypto.randomUUID()])).body.ids).toEqual([])
})
