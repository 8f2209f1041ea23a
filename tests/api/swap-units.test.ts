import { expect, test } from 'vitest'
import { stayCalls } from '#calls/stays.ts'
import { pool } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { call } from '../support/call.ts'
import { booked, stayOfBooking, unitsOf, useStayDesk } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { makeRoom } from '../support/guest.ts'
import { expected, letDaysPass, progressCalls, uncleaned } from '../support/progress.ts'
import { routeAt } from '../support/route.ts'
import { undoCall } from '../support/undo.ts'

const swapRoute = routeAt(stayCalls, 'desk/swap')

useDatabase()
const desk = useStayDesk()

const swap = (stays: [string, number][]) =>
  call(swapRoute, 'POST', '/api/desk/swap', {
    cookie: desk.cookie,
    json: { stays: stays.map(([id, unit]) => ({ id, unit })) },
  })
const unitOf = async (id: string) => (await stayOfBooking(id)).unit
const mails = async (id: string) =>
  (
    await pool().query(
      `SELECT payload->>'kind' AS kind FROM graphile_worker._private_jobs
       WHERE key = 'stay-mail-' || $1`,
      [id],
    )
  ).rows.map(({ kind }) => kind)

async function two(from?: number) {
  const first = await (from === undefined ? booked() : expected({ from }))
  const second = await (from === undefined
    ? booked({ room: first.room })
    : expected({ from, room: first.room }))
  expect([await unitOf(first.id), await unitOf(second.id)]).toEqual([1, 2])
  return [first.id, second.id] as const
}

test('two stays change their units in a full room, at their prices, and it is taken back without a mail', async () => {
  const [one, other] = await two()
  for (const id of [one, other]) {
    await changeStatus(desk.by, { id, status: 'verified', note: null }, new Date())
    await changeStatus(desk.by, { id, status: 'confirmed', note: null }, new Date())
  }
  const before = await stayOfBooking(one)
  const { status, body } = await swap([
    [one, 1],
    [other, 2],
  ])
  const both = [expect.any(Number), expect.any(Number)]
  expect([status, body.undo]).toEqual([200, { entries: both, ms: 30_000 }])
  expect(await stayOfBooking(one)).toEqual({ ...before, unit: 2 })
  expect([await unitOf(other), await mails(one), await mails(other)]).toEqual([
    1,
    ['changed'],
    ['changed'],
  ])
  const back = await undoCall(desk.cookie, body.undo.entries)
  expect(back.status).toBe(200)
  expect(await stayOfBooking(one)).toEqual(before)
  expect([await unitOf(one), await unitOf(other)]).toEqual([1, 2])
  expect([await mails(one), await mails(other)]).toEqual([[], []])
})

test('nothing is swapped that stands otherwise than seen, is of another room, or is in the way of a third', async () => {
  const [one, other] = await two()
  const seen = await swap([
    [one, 2],
    [other, 1],
  ])
  expect([seen.status, seen.body.code]).toEqual([409, 'changed_meanwhile'])
  const elsewhere = await booked()
  const rooms = await swap([
    [one, 1],
    [elsewhere.id, 1],
  ])
  expect([rooms.status, rooms.body.code]).toEqual([409, 'illegal_transition'])
  const room = await makeRoom(2)
  const short = await booked({ room, from: 10 })
  const long = await booked({ room, from: 11 })
  const third = await booked({ room, from: 12 })
  expect([await unitOf(short.id), await unitOf(long.id), await unitOf(third.id)]).toEqual([1, 2, 1])
  const taken = await swap([
    [short.id, 1],
    [long.id, 2],
  ])
  expect([taken.status, taken.body.code]).toEqual([409, 'room_not_available'])
  expect([await unitOf(short.id), await unitOf(long.id)]).toEqual([1, 2])
})

test('guests in the house change units from tonight on, and back, and no unit they left is to be cleaned then', async () => {
  const [one, other] = await two(0)
  const calls = progressCalls(desk.cookie)
  for (const id of [one, other]) {
    await calls.move(id, { to: 'in_house' })
    await letDaysPass(id, 1)
  }
  const { body } = await swap([
    [one, 1],
    [other, 2],
  ])
  expect(await unitsOf(one)).toEqual(['slept 1: -1 to 0', 'booking 2: 0 to 1'])
  expect(await unitsOf(other)).toEqual(['slept 2: -1 to 0', 'booking 1: 0 to 1'])
  const now = expect.any(Date)
  expect([await uncleaned(one), await uncleaned(other)]).toEqual([now, now])
  await undoCall(desk.cookie, body.undo.entries)
  expect(await unitsOf(one)).toEqual(['booking 1: -1 to 1'])
  expect(await unitsOf(other)).toEqual(['booking 2: -1 to 1'])
  expect([await uncleaned(one), await uncleaned(other)]).toEqual([null, null])
})

test('no unit is swapped of a stay that is over, or whose guest has left or didn’t come', async () => {
  const [one, other] = await two(0)
  const calls = progressCalls(desk.cookie)
  const refused = async () => {
    const { status, body } = await swap([
      [one, 1],
      [other, 2],
    ])
    return [status, body.code, body.message]
  }
  await calls.move(other, { to: 'no_show', sell: false })
  const over = [409, 'illegal_transition', 'This stay is over.']
  expect(await refused()).toEqual(over)
  await calls.move(other, { to: 'in_house' })
  await letDaysPass(other, 2)
  expect(await refused()).toEqual(over)
})

test('a swap is taken back as one and once: its history offers to take neither half back alone', async () => {
  const [one, other] = await two()
  const { body } = await swap([
    [one, 1],
    [other, 2],
  ])
  const { entries } = body.undo
  const last = async (id: string) => (await bookingHistory(desk.by, id, new Date()))[0]
  expect(await last(one)).toMatchObject({ action: 'stay_changed', undo: null })
  for (const half of entries) {
    expect((await undoCall(desk.cookie, [half])).body.code).toBe('changed_meanwhile')
  }
  expect((await undoCall(desk.cookie, entries)).status).toBe(200)
  for (const id of [one, other]) {
    expect(await last(id)).toMatchObject({ action: 'stay_put_back', undo: null })
  }
  expect((await undoCall(desk.cookie, entries)).body.code).toBe('changed_meanwhile')
})
