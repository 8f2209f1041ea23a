import { beforeEach, expect, test } from 'vitest'
import { formCalls } from '#calls/booking-form.ts'
import { prisma } from '#lib/db/client.ts'
import { takeHold } from '#lib/reservations/commands/take-hold.ts'
import { holdInput } from '#lib/reservations/schema/booking-input.ts'
import { startOfDayInIndia } from '#lib/shared/dates.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import {
  asked,
  book,
  dayAhead,
  hold,
  makeRoom,
  occupanciesOf,
  release,
  runOut,
  someAddress,
} from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const at = (path: string) => routeAt(formCalls, path)
useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})

const minutes = (from: string | Date, to: string | Date) =>
  (new Date(to).getTime() - new Date(from).getTime()) / 60_000

const open = (token: string) =>
  call(at('holds/[token]'), 'GET', `/api/holds/${token}`, {
    params: { token },
    address: someAddress(),
  })

const stay = () => ({ roomType: room.name, checkIn: dayAhead(10), checkOut: dayAhead(12) })
const again = (token: string, now: Date) =>
  takeHold(holdInput.parse({ ...stay(), guests: 2, hold_token: token }), asked(now))

test('a hold keeps a unit for 20 minutes and tells what to pay under which reference', async () => {
  const before = new Date()
  const { status, body } = await hold(room.name)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    hold_token: expect.stringMatching(/^[a-z2-7]{26}$/),
    amount: 9440,
    reference: expect.stringMatching(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/),
  })
  expect(minutes(before, body.expires_at)).toBeCloseTo(20, 1)
  expect((await hold(room.name)).status).toBe(409)
})

test('two holds for the last unit: one wins, the other is told of free dates close by', async () => {
  const both = await Promise.all([hold(room.name), hold(room.name)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body.code).toBe('room_not_available')
  expect(refused?.body.nearest[0]).toMatchObject({ check_in: dayAhead(8), total: 9440 })
  expect(await occupanciesOf(room.id)).toHaveLength(1)
  expect(await prisma().hold.count({ where: { roomId: room.id } })).toBe(1)
})

test('a hold that has run out frees its unit for the next guest', async () => {
  const first = await hold(room.name)
  await runOut(first.body.hold_token)
  expect((await hold(room.name)).status).toBe(201)
  expect(await occupanciesOf(room.id)).toHaveLength(1)
})

test('the same token extends the same hold', async () => {
  const first = await hold(room.name)
  const second = await hold(room.name, { hold_token: first.body.hold_token })
  expect(second.status).toBe(201)
  expect(second.body.hold_token).toBe(first.body.hold_token)
  expect(second.body.reference).toBe(first.body.reference)
  expect(await occupanciesOf(room.id)).toHaveLength(1)
})

test('a hold is extended to 20 minutes from then, but never past an hour in all', async () => {
  const { body } = await hold(room.name)
  const { createdAt } = await prisma().hold.findUniqueOrThrow({ where: { token: body.hold_token } })
  const at = (minute: number) => new Date(createdAt.getTime() + minute * 60_000)
  expect((await again(body.hold_token, at(15))).expiresAt).toEqual(at(35))
  expect((await again(body.hold_token, at(30))).expiresAt).toEqual(at(50))
  expect((await again(body.hold_token, at(49))).expiresAt).toEqual(at(60))
  await expect(again(body.hold_token, at(60))).rejects.toMatchObject({ code: 'hold_limit' })
})

test('a hold for tonight is extended across midnight in India', async () => {
  const midnight = startOfDayInIndia(dayAhead(5))
  const at = (minute: number) => new Date(midnight.getTime() + minute * 60_000)
  const stay = holdInput.parse({
    roomType: room.name,
    checkIn: dayAhead(4),
    checkOut: dayAhead(6),
  })
  const { token } = await takeHold(stay, asked(at(-10)))
  expect((await takeHold({ ...stay, hold_token: token }, asked(at(5)))).expiresAt).toEqual(at(25))
  await expect(takeHold(stay, asked(at(5)))).rejects.toMatchObject({ code: 'validation_failed' })
})

test('past the hour the route says so with 409', async () => {
  const { body } = await hold(room.name)
  await prisma().hold.update({
    where: { token: body.hold_token },
    data: { createdAt: new Date(Date.now() - 61 * 60_000) },
  })
  const refused = await hold(room.name, { hold_token: body.hold_token })
  expect([refused.status, refused.body.code]).toEqual([409, 'hold_limit'])
})

test('a hold that ran out within the hour takes a free unit again, under its own reference', async () => {
  const { body } = await hold(room.name)
  await runOut(body.hold_token)
  expect((await hold(room.name, { hold_token: body.hold_token })).body.reference).toBe(
    body.reference,
  )
  await runOut(body.hold_token)
  await hold(room.name)
  expect((await hold(room.name, { hold_token: body.hold_token })).status).toBe(409)
})

test('other dates under the same token give the old hold up for a new one', async () => {
  const first = await hold(room.name)
  const second = await hold(room.name, {
    hold_token: first.body.hold_token,
    checkIn: dayAhead(20),
    checkOut: dayAhead(21),
  })
  expect(second.status).toBe(201)
  expect(second.body.hold_token).not.toBe(first.body.hold_token)
  expect(second.body.amount).toBe(4720)
  expect(
    (await occupanciesOf(room.id)).map((row) => row.checkIn.toISOString().slice(0, 10)),
  ).toEqual([dayAhead(20)])
})

test('other dates that are taken leave the old hold as it is', async () => {
  const first = await hold(room.name)
  await hold(room.name, { checkIn: dayAhead(20), checkOut: dayAhead(21) })
  const refused = await hold(room.name, {
    hold_token: first.body.hold_token,
    checkIn: dayAhead(20),
    checkOut: dayAhead(21),
  })
  expect(refused.status).toBe(409)
  expect(await occupanciesOf(room.id)).toHaveLength(2)
})

test('a hold is given back by its token, twice without harm; an unknown one is 404', async () => {
  const { body } = await hold(room.name)
  expect((await release(body.hold_token)).status).toBe(200)
  expect((await release(body.hold_token)).status).toBe(200)
  expect(await occupanciesOf(room.id)).toEqual([])
  const unknown = await release('a'.repeat(26))
  expect([unknown.status, unknown.body.code]).toEqual([404, 'hold_not_found'])
})

test('a hold’s token shows its stay, and nothing about the guest', async () => {
  const { body } = await hold(room.name, { guests: 3 })
  const opened = await open(body.hold_token)
  const { seconds_left, ...facts } = opened.body
  expect(opened.status).toBe(200)
  expect(facts).toMatchObject({
    hold_token: body.hold_token,
    reference: body.reference,
    amount: 9440,
    roomType: room.name,
    checkIn: dayAhead(10),
    checkOut: dayAhead(12),
    guests: 3,
    booked: false,
  })
  expect(seconds_left).toBeGreaterThan(1100)
  await release(body.hold_token)
  expect((await open(body.hold_token)).body).toMatchObject({ seconds_left: 0, booked: false })
  await book(room.name, { hold_token: body.hold_token })
  const later = await open(body.hold_token)
  expect(later.body).toMatchObject({ seconds_left: 0, booked: true })
  expect(JSON.stringify(later.body)).not.toMatch(/asha/i)
})

test('a token opens nothing once the stay is over, nor does one that nobody has', async () => {
  const { body } = await hold(room.name)
  await prisma().$executeRaw`
    UPDATE holds SET check_in = check_in - 20, check_out = check_out - 20 WHERE token = ${body.hold_token}`
  for (const token of [body.hold_token, 'a'.repeat(26)]) {
    const refused = await open(token)
    expect([refused.status, refused.body.code]).toEqual([404, 'hold_not_found'])
  }
})

test('a hold that was given back is not taken up again: its token gives a new one', async () => {
  const { body } = await hold(room.name)
  await release(body.hold_token)
  const second = await hold(room.name, { hold_token: body.hold_token })
  expect(second.status).toBe(201)
  expect(second.body.hold_token).not.toBe(body.hold_token)
})

test('giving back a hold that has become a booking takes nothing from the booking', async () => {
  const { body } = await hold(room.name)
  expect((await book(room.name, { hold_token: body.hold_token })).status).toBe(201)
  expect((await release(body.hold_token)).status).toBe(200)
  expect(await occupanciesOf(room.id)).toMatchObject([{ kind: 'booking' }])
})

test('the token of a hold that has become a booking keeps no second unit', async () => {
  const wide = await makeRoom(2)
  const { body } = await hold(wide.name)
  await book(wide.name, { hold_token: body.hold_token })
  const late = await hold(wide.name, { hold_token: body.hold_token })
  expect([late.status, late.body.code]).toEqual([404, 'hold_not_found'])
  expect(await occupanciesOf(wide.id)).toHaveLength(1)
})

test('a hold wants a known room, good dates and 1 to 6 guests', async () => {
  expect((await hold('Palace')).status).toBe(404)
  expect((await hold(room.name, { roomType: '' })).body.code).toBe('required_fields')
  expect((await hold(room.name, { checkIn: dayAhead(-1) })).status).toBe(422)
  expect((await hold(room.name, { guests: 7 })).body.errors).toEqual({
    guests: 'Choose 1 to 6 guests.',
  })
  expect(await occupanciesOf(room.id)).toEqual([])
})

test('a hold is asked for in JSON, from this site', async () => {
  expect((await call(at('holds'), 'POST', '/api/holds', { form: stay() })).status).toBe(415)
  const headers = { origin: 'https://elsewhere.example' }
  const refused = await call(at('holds'), 'POST', '/api/holds', { json: stay(), headers })
  expect([refused.status, refused.body.code]).toEqual([403, 'cross_site'])
})

test('past the limit of an address holds are refused with the seconds to wait', async () => {
  const address = someAddress()
  const wide = await makeRoom(40)
  for (let n = 0; n < 30; n++) expect((await hold(wide.name, {}, address)).status).toBe(201)
  const refused = await hold(wide.name, {}, address)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await hold(wide.name)).status).toBe(201)
})
