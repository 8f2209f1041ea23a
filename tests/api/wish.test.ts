import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as list from '#app/api/bookings_list/route.ts'
import { deskCalls } from '#calls/desk.ts'
import { guestCalls } from '#calls/guest.ts'
import { stayCalls as declaredStayCalls } from '#calls/stays.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { eraseBookings } from '#lib/privacy/commands/erase-bookings.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { call } from '../support/call.ts'
import { booked, stayCalls, stayOfBooking } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { entryOf, undoCall } from '../support/undo.ts'

const decline = routeAt(declaredStayCalls, 'desk/stays/[id]/wish/decline')
const desk = routeAt(declaredStayCalls, 'desk/stays/[id]/wish')
const waiting = routeAt(deskCalls, 'staff_waiting')
const wishes = routeAt(guestCalls, 'stays/[secret]/wish')

useDatabase()
let cookie: string
let stays: ReturnType<typeof stayCalls>
beforeAll(async () => {
  cookie = (await signedIn()).cookie
  stays = stayCalls(cookie)
})
beforeEach(async () => {
  await pool().query('TRUNCATE rate_limits')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})

/** Other dates for a stay of two nights from the tenth day ahead. */
const other = { check_in: dayAhead(20), check_out: dayAhead(23) }

async function guest(made: Parameters<typeof booked>[0] = {}) {
  const { id, room } = await booked(made)
  const { secret } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const params = { secret }
  const path = '/api/stays/x/wish'
  return {
    id,
    room,
    secret,
    ask: (json: unknown = other) => call(wishes, 'POST', path, { params, json }),
    withdraw: () => call(wishes, 'DELETE', path, { params }),
  }
}
const params = (id: string) => ({ params: { id }, cookie })
const read = async (id: string) =>
  (await call(desk, 'GET', '/api/desk/stays/x/wish', params(id))).body.wish
const accept = async (id: string, dates: object = other) => {
  const { lines: _, room: _room, ...seen } = await stayOfBooking(id)
  return call(desk, 'POST', '/api/desk/stays/x/wish', { ...params(id), json: { ...dates, seen } })
}
const refuse = (id: string, words = 'A wedding has the house.', dates = other) =>
  call(decline, 'POST', '/api/desk/stays/x/wish/decline', {
    ...params(id),
    json: { ...dates, words },
  })
const takeBack = async (id: string, as: string | undefined = cookie) =>
  undoCall(as, [await entryOf(id, ['wish_declined'])])
const mails = async () => {
  const { rows } = await pool().query<{ kind: string }>(
    "SELECT payload->>'kind' AS kind FROM graphile_worker._private_jobs ORDER BY id",
  )
  return rows.map(({ kind }) => kind).filter((kind) => /wish|changed/.test(kind))
}

describe('a guest who asks for other dates', () => {
  test('keeps the stay as it is, and staff get a mail, a flag, and what it would cost', async () => {
    const { id, ask } = await guest()
    const { body } = await call(waiting, 'GET', '/api/staff_waiting', { cookie })
    expect((await ask({ ...other, words: ' Our train ' })).status).toBe(200)
    expect((await stayOfBooking(id)).check_in).toBe(dayAhead(10))
    expect(await mails()).toEqual(['staff_wish_asked'])
    expect(await read(id)).toMatchObject({
      ...other,
      words: 'Our train',
      offer: { was: { nights: 2, total: 9440 }, will: { nights: 3, total: 14160 }, free: [1, 2] },
    })
    const rows = (
      await call(list, 'GET', '/api/bookings_list?status=attention&size=100', { cookie })
    ).body.rows
    expect(rows.find((row: { id: string }) => row.id === id).flags).toContain('wish_asked')
    const { body: after } = await call(waiting, 'GET', '/api/staff_waiting', { cookie })
    expect(after.other_bookings).toBe(body.other_bookings + 1)
  })

  test('who asks again has the newest dates wait, and staff are not mailed twice; the same changes nothing', async () => {
    const { id, ask } = await guest()
    const later = { check_in: dayAhead(30), check_out: dayAhead(31) }
    for (const dates of [other, other, later]) expect((await ask(dates)).status).toBe(200)
    expect(await read(id)).toMatchObject(later)
    expect(await mails()).toEqual(['staff_wish_asked'])
    const asked = { bookingId: id, action: 'wish_asked' }
    expect(await prisma().auditEntry.count({ where: asked })).toBe(2)
  })

  test('who keeps the dates after all has nothing wait', async () => {
    const { id, ask, withdraw } = await guest()
    await ask()
    for (const _ of [1, 2]) expect((await withdraw()).status).toBe(200)
    expect(await read(id)).toBeNull()
  })

  test.each([
    ['the dates they have', { check_in: dayAhead(10), check_out: dayAhead(12) }, 'check_in'],
    ['a day that is past', { check_in: dayAhead(-1), check_out: dayAhead(2) }, 'check_in'],
    ['more than thirty nights', { check_in: dayAhead(10), check_out: dayAhead(41) }, 'check_out'],
    ['a day too far ahead', { check_in: dayAhead(400), check_out: dayAhead(401) }, 'check_in'],
    ['an end before the beginning', { check_in: dayAhead(9), check_out: dayAhead(8) }, 'check_out'],
    ['what is no day', { check_in: '2027-02-30', check_out: dayAhead(9) }, 'check_in'],
    ['words without an end', { ...other, words: 'x'.repeat(501) }, 'words'],
  ])('is refused %s', async (_, dates, field) => {
    const { id, ask } = await guest()
    const { status, body } = await ask(dates)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await read(id)).toBeNull()
  })

  test('is refused after a rejection, while cancelling, and without the secret', async () => {
    const { id, ask } = await guest()
    const set = (data: object) => prisma().booking.update({ where: { id }, data })
    await set({ cancelAskedAt: new Date() })
    expect((await ask()).body.code).toBe('illegal_transition')
    await set({ cancelAskedAt: null, status: 'rejected' })
    expect((await ask()).body.code).toBe('illegal_transition')
    const params = { secret: 'abcdefghijklmnopqrstuvwxyz' }
    const { body } = await call(wishes, 'POST', '/api/stays/x/wish', { params, json: other })
    expect(body.code).toBe('not_found')
  })
})

describe('staff', () => {
  test('give the dates by one press, in the same unit, and put all of it back', async () => {
    const { id, ask } = await guest()
    await ask({ ...other, words: 'Our train' })
    const before = await stayOfBooking(id)
    expect((await accept(id)).status).toBe(200)
    expect(await stayOfBooking(id)).toMatchObject({ ...other, unit: before.unit, amount: 14160 })
    expect([await read(id), await mails()]).toEqual([null, ['staff_wish_asked', 'changed']])
    expect((await stays.undo(id)).status).toBe(200)
    expect(await stayOfBooking(id)).toEqual(before)
    expect(await read(id)).toMatchObject({ ...other, words: 'Our train' })
    expect(await mails()).toEqual(['staff_wish_asked'])
  })

  test('who change the stay to these dates by hand have answered; to others, they have not', async () => {
    const { id, ask } = await guest()
    await ask()
    await stays.change(id, { check_in: dayAhead(15), check_out: dayAhead(16) })
    expect(await read(id)).toMatchObject(other)
    await stays.change(id, other)
    expect(await read(id)).toBeNull()
  })

  test('get another unit where the own is taken, and a refusal where none is free', async () => {
    const { id, ask, room } = await guest()
    await ask()
    await booked({ room, from: 20 })
    expect((await read(id)).offer.free).toEqual([2])
    expect((await accept(id)).status).toBe(200)
    expect((await stayOfBooking(id)).unit).toBe(2)
    const third = await guest({ room, from: 10 })
    await third.ask()
    expect((await accept(third.id)).body.code).toBe('room_not_available')
    expect(await read(third.id)).toMatchObject(other)
    expect((await stayOfBooking(third.id)).check_in).toBe(dayAhead(10))
  })

  test('do not carry out what has changed meanwhile: the stay, or the wish', async () => {
    const { id, ask } = await guest()
    await ask()
    const { lines: _, room: _room, ...seen } = await stayOfBooking(id)
    await stays.change(id, { guests: 1 })
    const json = { ...other, seen }
    const stale = await call(desk, 'POST', '/api/desk/stays/x/wish', { ...params(id), json })
    expect(stale.body.code).toBe('changed_meanwhile')
    await ask({ check_in: dayAhead(30), check_out: dayAhead(31) })
    expect((await accept(id)).body.code).toBe('changed_meanwhile')
    expect((await refuse(id)).body.code).toBe('changed_meanwhile')
  })

  test('two at once: one carries it out', async () => {
    const { id, ask } = await guest()
    await ask()
    const answers = await Promise.all([accept(id), accept(id), refuse(id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await read(id)).toBeNull()
  })

  test('decline with words that the guest reads, and take it back while the mail waits', async () => {
    const { id, ask } = await guest()
    await ask({ ...other, words: 'Our train' })
    expect((await refuse(id)).status).toBe(200)
    const declined = {
      checkIn: other.check_in,
      checkOut: other.check_out,
      words: 'A wedding has the house.',
    }
    expect(await readBooking({ id })).toMatchObject({ wish: null, declined })
    expect(await mails()).toEqual(['staff_wish_asked', 'wishDeclined'])
    expect((await takeBack(id)).status).toBe(200)
    expect(await readBooking({ id })).toMatchObject({
      wish: { words: 'Our train' },
      declined: null,
    })
    expect(await mails()).toEqual(['staff_wish_asked'])
    await refuse(id, '')
    await pool().query('DELETE FROM graphile_worker._private_jobs')
    expect((await takeBack(id)).body.code).toBe('too_late')
  })

  test('what guests say before the stay is in the way of no undo', async () => {
    const { id, ask } = await guest()
    await ask()
    await accept(id)
    await prisma().auditEntry.create({
      data: { bookingId: id, actor: 'guest', action: 'arrival_told' },
    })
    expect((await stays.undo(id)).status).toBe(200)
  })

  test('nobody else reads or answers it', async () => {
    const { id, ask } = await guest()
    await ask()
    for (const route of [desk, decline]) {
      const { status } = await call(route, 'POST', '/api/desk/stays/x/wish', { params: { id } })
      expect(status).toBe(401)
    }
    expect((await takeBack(id, '')).status).toBe(401)
  })
})

test('erasing takes the wish and the words of both out', async () => {
  const first = await guest()
  const second = await guest()
  for (const { ask } of [first, second]) await ask({ ...other, words: 'Our train' })
  await refuse(first.id)
  const ids = [first.id, second.id]
  await transaction((tx) => eraseBookings(tx, ids, { keepBooks: true }))
  expect(await prisma().stayWish.count({ where: { bookingId: { in: ids } } })).toBe(0)
  const kept = await prisma().auditEntry.findMany({ where: { bookingId: { in: ids } } })
  expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? 0 : value))).not.toMatch(
    /train|wedding/,
  )
})
