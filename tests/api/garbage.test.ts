import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { allRoutes, type Call, declaredCalls } from '../../scripts/calls/declared.ts'
import { insertBooking } from '../support/bookings.ts'
import { call, type Route, statusOf } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { diceOf } from '../support/dice.ts'
import { usePlaces } from '../support/reviews.ts'
import { signedIn } from '../support/staff.ts'

for (const name of ['STAFF', 'AVAILABILITY', 'HOLDS', 'CREATE_BOOKING', 'ARRIVAL', 'CHAT_START'])
  process.env[`LIMIT_${name}`] = '999999/1'

useDatabase()
usePlaces()

const calls = await declaredCalls()
const today = dayInIndia(new Date())

/** What nobody should send, as text: what a part of an address, a query and a form can hold. */
const garbage = [
  '',
  ' ',
  'x',
  '\0',
  '-1',
  '0',
  '1.5',
  '1e999',
  '2147483648',
  '99999999999999999999',
  'null',
  '[]',
  '{"a":{"b":[null]}}',
  randomUUID(),
  randomUUID().toUpperCase(),
  `{${randomUUID()}}`,
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '275760-09-13',
  "' OR 1=1 --",
  '%00%ff',
  '../../etc/passwd',
  '\ud800',
  '👩‍🌾\u202e',
  'x'.repeat(5000),
  '__proto__',
]

/** The same for JSON, and what only JSON can hold. */
const odd = [
  ...garbage,
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31,
  1e308,
  [],
  {},
  [null],
  ['\0', {}, [[]]],
  Array.from({ length: 600 }, () => randomUUID()),
  { id: '\0', length: -1 },
]

let cookie: string
/** What a field or a part of an address of this name could well be, so that garbage beside it is read at all. */
let sound: Record<string, unknown>

beforeAll(async () => {
  ;({ cookie } = await signedIn())
  const { id, reference } = await insertBooking({ email: 'guest@guest.example' })
  const room = await prisma().room.findFirstOrThrow()
  const dates = { check_in: addDays(today, 3), check_out: addDays(today, 5) }
  sound = {
    ...dates,
    id,
    reference,
    booking: id,
    ids: [id],
    room: room.id,
    roomType: room.name,
    checkIn: dates.check_in,
    checkOut: dates.check_out,
    from: today,
    to: addDays(today, 9),
    days: '7',
    day: today,
    on: today,
    unit: 1,
    units: [1],
    guests: 2,
    amount: 100,
    price: 100,
    version: 1,
    month: today.slice(0, 7),
    year: today.slice(0, 4),
    name: 'Asha Rao',
    fullName: 'Asha Rao',
    email: 'guest@guest.example',
    phone: '+919820011223',
    mobile: '9820011223',
    captcha: 'FARMSTAY',
    status: 'pending',
    method: 'cash',
    direction: 'received',
    source: 'walk_in',
    payment: { kind: 'none' },
    because: 'repairs',
    reason: 'A mistake',
    q: 'asha',
  }
})

/** A sound value or, where none is known or the dice say so, garbage. */
function messageOf({ method, body = 'form', fields }: Call, dice: (sides: number) => number) {
  const pick = <T>(from: T[]) => from[dice(from.length)] as T
  const entries = fields.map((name) => [name, dice(4) > 0 ? sound[name] : pick(odd)] as const)
  const given = entries.filter(([, value]) => value !== undefined)
  const texts = given.map(
    ([name, value]) =>
      [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
  )
  if (method === 'GET') return { query: `?${new URLSearchParams(texts.map((pair) => [...pair]))}` }
  if (body === 'json') return { query: '', json: Object.fromEntries(given) }
  const file = () => new File([pick(garbage)], pick(garbage), { type: pick(garbage) })
  const form = texts.map(([name, text]) => [name, dice(5) > 0 ? text : file()])
  return { query: '', form: Object.fromEntries([...form, ['more', 'x']]) }
}

const partsOf = ({ name }: Pick<Call, 'name'>) =>
  [...name.matchAll(/\[(\w+)\]/g)].map(([, part = '']) => part)
const routes = await allRoutes()
const routeOf = (path: string) => routes.get(path) as Route

describe('garbage is refused, and is no fault of ours', () => {
  // Sign-out ends the session that the others use.
  for (const one of calls.filter(({ name }) => name !== 'auth/sign-out')) {
    const { name, method } = one
    test(`${method} ${name}`, async () => {
      const route = routeOf(name)
      const dice = diceOf(name.length)
      const names = partsOf(one)
      const send = async (params: Record<string, string>) => {
        const { query, ...rest } = messageOf(one, dice)
        const asked = { params, cookie, ...rest }
        const status = await statusOf(route, method as 'GET', `/api/x${query}`, asked)
        if (status >= 500) expect({ status, params, query, ...rest }).toBe('a refusal')
      }
      const parts = Object.fromEntries(names.map((part) => [part, String(sound[part] ?? 'x')]))
      for (const part of names) for (const text of garbage) await send({ ...parts, [part]: text })
      for (let at = 0; at < 6 * one.fields.length; at += 1) await send(parts)
    })
  }
})

describe('?dry=1', () => {
  const code = async ({ name, method }: Call, query: string) => {
    const params = Object.fromEntries(partsOf({ name }).map((part) => [part, String(sound[part])]))
    return call(routeOf(name), method as 'GET', `/api/x?${query}`, { params, cookie })
  }
  test('is refused by every call that cannot be tried out, before anything is done', async () => {
    // The garbage has used up some.
    await pool().query('DELETE FROM rate_limits')
    for (const one of calls.filter(({ dry }) => !dry)) {
      const { status, body } = await code(one, 'dry=1')
      expect([one.name, status, body.code]).toEqual([one.name, 400, 'malformed_request'])
    }
  })
  test('is refused in any other spelling, where it would be taken for leave to do it', async () => {
    const able = calls.filter(({ dry }) => dry)
    expect(able.length).toBeGreaterThan(0)
    for (const one of able)
      for (const query of ['dry=true', 'dry=0', 'dry'])
        expect((await code(one, query)).status).toBe(400)
  })
})

test('a stay that is not there is refused as such by every call that names one', async () => {
  const { check_in, check_out, room } = sound
  const wish = { check_in, check_out, room, guests: 2, because: 'double', by: 'upi' } as never
  const named = calls.filter(
    ({ name, body }) => /^(folios|desk\/(stays|bookings))\/\[/.test(name) && body !== 'json',
  )
  expect(named.length).toBeGreaterThan(8)
  for (const { name, method } of named) {
    const path = method === 'GET' ? `/api/x?${new URLSearchParams(wish)}` : '/api/x'
    for (const text of [randomUUID(), 'ZZZ-ZZZ']) {
      const asked = { params: { id: text, reference: text }, cookie }
      const { status, body } = await call(routeOf(name), method as 'GET', path, asked)
      expect([name, method, status, body.code]).toEqual([name, method, 404, 'not_found'])
    }
  }
})

test('a stay is named by its id or by its reference, wherever it is in an address', async () => {
  const { id, reference } = sound as { id: string; reference: string }
  const reads = calls.filter(
    ({ name, method }) => method === 'GET' && /^(folios|desk\/(stays|bookings))\/\[/.test(name),
  )
  expect(reads.length).toBeGreaterThan(4)
  for (const { name } of reads) {
    const route = routeOf(name)
    const { check_in, check_out, room } = sound
    const query = new URLSearchParams({
      check_in,
      check_out,
      room,
      guests: 2,
      because: 'guest',
    } as never)
    const answers = [id, reference].map(async (text) => {
      const params = { id: text, reference: text }
      const { status, body } = await call(route, 'GET', `/api/x?${query}`, { params, cookie })
      return { status, body: { ...body, request_id: undefined } }
    })
    const [byId, byReference] = await Promise.all(answers)
    expect(byReference).toEqual(byId)
    expect([name, byId?.status]).not.toEqual([name, 404])
  }
})
