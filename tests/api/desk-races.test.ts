import { beforeAll, expect, test } from 'vitest'
import { stayCalls as declaredStayCalls } from '#calls/stays.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { askDates, withdrawDates } from '#lib/stays/commands/ask-dates.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { call } from '../support/call.ts'
import { booked, changeOf, stayCalls, stayOfBooking } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead, makeRoom } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const wishes = routeAt(declaredStayCalls, 'desk/stays/[id]/wish')

useDatabase()

let by: Staff
let cookie: string
let calls: ReturnType<typeof stayCalls>
beforeAll(async () => {
  const signed = await signedIn()
  by = signed.by
  cookie = signed.cookie
  calls = stayCalls(cookie)
})

const coded = async (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
const days = (from: number, to: number) => ({ check_in: dayAhead(from), check_out: dayAhead(to) })

test('two desks that move the same bar at once: one moves it, the other is told, and it stands where the first put it', async () => {
  const { id } = await booked({ units: 3 })
  const seen = await stayOfBooking(id)
  const answers = await Promise.all([2, 3].map((unit) => calls.send(id, changeOf(seen, { unit }))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [lost] = answers.filter(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({
    code: 'changed_meanwhile',
    message: 'A colleague has just changed this stay.',
  })
  const won = answers.findIndex(({ status }) => status === 200)
  expect((await stayOfBooking(id)).unit).toBe([2, 3][won])
})

test('a stay that is moved while a colleague cancels it: it is moved, then cancelled, or not moved at all', async () => {
  const { id } = await booked()
  const seen = await stayOfBooking(id)
  const cancel = {
    because: 'cancelled_by_farm' as const,
    refund: 0,
    by: 'later' as const,
    note: '',
    seen: { paid: 0, status: 'pending' },
  }
  const [moved, cancelled] = await Promise.all([
    calls.send(id, changeOf(seen, days(20, 22))),
    coded(cancelStay(by, id, cancel, new Date())),
  ])
  expect(cancelled).toBe('done')
  expect([200, 409]).toContain(moved.status)
  const { unit, check_in } = await stayOfBooking(id)
  expect([unit, check_in]).toEqual([null, moved.status === 200 ? dayAhead(20) : seen.check_in])
})

test('a block that comes while a stay is moved onto its unit: one of them is there', async () => {
  const room = await makeRoom(2)
  const { id } = await booked({ room })
  const was = await stayOfBooking(id)
  const block = { room: room.id, units: [2], from: dayAhead(10), to: dayAhead(12) }
  const [moved, blocked] = await Promise.all([
    calls.change(id, { unit: 2 }),
    coded(blockUnits(by, { ...block, because: 'repairs' }, new Date())),
  ])
  const isMoved = moved.status === 200
  expect(blocked).toBe(isMoved ? 'stay_in_the_way' : 'done')
  if (!isMoved) expect(moved.body.code).toBe('room_not_available')
  expect((await stayOfBooking(id)).unit).toBe(isMoved ? 2 : was.unit)
  const { rows } = await pool().query(
    'SELECT kind FROM occupancies WHERE room_id = $1 AND unit = 2',
    [room.id],
  )
  expect(rows).toEqual([{ kind: isMoved ? 'booking' : 'block' }])
})

test('a unit that is renamed meanwhile is the same unit: the stay goes there, and the history has the new name', async () => {
  const { id, room } = await booked()
  const seen = await stayOfBooking(id)
  await prisma().unit.update({
    where: { roomId_number: { roomId: room.id, number: 2 } },
    data: { name: 'Banyan' },
  })
  expect((await calls.send(id, changeOf(seen, { unit: 2 }))).status).toBe(200)
  const entry = await prisma().auditEntry.findFirst({
    where: { bookingId: id, action: 'stay_changed' },
  })
  expect(entry?.after).toMatchObject({ unit: 'Banyan' })
})

test('a room that is deleted meanwhile, and a unit that the room no longer has, take no stay', async () => {
  const { id } = await booked()
  const was = await stayOfBooking(id)
  const gone = await makeRoom(1)
  await prisma().room.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
  expect((await calls.change(id, { room: gone.id })).body.code).toBe('room_not_found')
  expect((await calls.change(id, { unit: 9 })).body.code).toBe('room_not_available')
  expect(await stayOfBooking(id)).toEqual(was)
})

test('a price that is changed meanwhile is not charged unseen; nights that were booked keep theirs', async () => {
  const { id, room } = await booked()
  const was = await stayOfBooking(id)
  const longer = { check_out: dayAhead(13) }
  const offer = await calls.offer(id, {
    ...{ check_in: was.check_in, ...longer },
    ...{ room: String(room.id), guests: '2' },
  })
  const quoted = offer.body.will.total
  await prisma().room.update({ where: { id: room.id }, data: { basePaise: 500_000 } })
  const stale = await calls.change(id, { ...longer, quoted })
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(stale.body.message).toBe('The price has changed: it’s now ₹15,340.')
  expect(await stayOfBooking(id)).toEqual(was)
  expect((await calls.change(id, { ...longer, quoted: 15_340 })).status).toBe(200)
  expect((await stayOfBooking(id)).amount).toBe(15_340)
})

test('dates that a guest asks for are not given at another price than staff saw', async () => {
  const { id, room } = await booked()
  const { secret } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const wish = days(20, 23)
  await askDates(secret, { ...wish, words: '' }, new Date())
  const accept = async (quoted: number) => {
    const { lines: _, room: _room, ...seen } = await stayOfBooking(id)
    const json = { ...wish, seen, quoted }
    return call(wishes, 'POST', '/api/desk/stays/x/wish', { params: { id }, cookie, json })
  }
  await prisma().room.update({ where: { id: room.id }, data: { basePaise: 500_000 } })
  expect((await accept(14_160)).body.code).toBe('changed_meanwhile')
  expect((await accept(17_700)).status).toBe(200)
})

test('a guest who keeps their dates while staff give them others: the stay is one or the other, and nothing waits', async () => {
  const { id } = await booked()
  const { secret } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  await askDates(secret, { ...days(20, 23), words: '' }, new Date())
  const { lines: _, room: _room, ...seen } = await stayOfBooking(id)
  const json = { ...days(20, 23), seen }
  const [given] = await Promise.all([
    call(wishes, 'POST', '/api/desk/stays/x/wish', { params: { id }, cookie, json }),
    withdrawDates(secret),
  ])
  const isGiven = given.status === 200
  if (!isGiven) expect(given.body.code).toBe('changed_meanwhile')
  expect((await stayOfBooking(id)).check_in).toBe(dayAhead(isGiven ? 20 : 10))
  expect(await prisma().stayWish.count({ where: { bookingId: id } })).toBe(0)
})

test('a guest who is here keeps the first night, and no stay ends before today', async () => {
  const { id } = await booked({ from: 0 })
  await changeProgress(by, id, { to: 'in_house', sell: false, passport: false }, new Date())
  const was = await stayOfBooking(id)
  for (const [wrong, field] of [
    [days(1, 3), 'check_in'],
    [days(-1, 2), 'check_in'],
    [days(0, -1), 'check_out'],
    [days(0, 31), 'check_out'],
  ] as const) {
    const { body } = await calls.change(id, wrong)
    expect([body.code, Object.keys(body.errors)]).toEqual(['validation_failed', [field]])
  }
  expect(await stayOfBooking(id)).toEqual(was)
})
