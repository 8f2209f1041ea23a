import { beforeAll, expect, test } from 'vitest'
import { deskCalls } from '#calls/desk.ts'
import { prisma } from '#lib/db/client.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import type { FreeRoom } from '#lib/stays/schema/free-rooms.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { kavita, openDesk } from '../support/desk-bookings.ts'
import { dayAhead } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const freeRoute = routeAt(deskCalls, 'desk/free')
const guestsRoute = routeAt(deskCalls, 'desk/guests')

useDatabase()

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk(5)
})
const { check_in, check_out } = kavita
const free = async (changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({ check_in, check_out, guests: '2', ...changes })
  return call(freeRoute, 'GET', `/api/desk/free?${query}`, { cookie: desk.cookie })
}
const roomIn = ({ body }: Awaited<ReturnType<typeof free>>) =>
  body.rooms.find(({ id }: FreeRoom) => id === desk.room.id)
const guests = async (q: string) => {
  const path = `/api/desk/guests?${new URLSearchParams({ q })}`
  return call(guestsRoute, 'GET', path, { cookie: desk.cookie })
}

test('each room has its free units, its whole price and what has the others', async () => {
  expect(roomIn(await free())).toMatchObject({ rate: 4720, total: 9440, taken: [] })
  await desk.book({ unit: 1, check_out: dayAhead(4) })
  const block = { room: desk.room.id, units: [2], from: dayAhead(4), to: dayAhead(9) }
  await blockUnits(desk.by, { ...block, because: 'repairs' }, new Date())
  expect(roomIn(await free())).toMatchObject({
    free: [{ number: 3 }, { number: 4 }, { number: 5 }],
    taken: [
      { number: 1, guest: 'Kavita Joshi', because: 'stay', check_in, check_out: dayAhead(4) },
      { number: 2, guest: null, because: 'repairs', check_in: dayAhead(4), check_out: dayAhead(9) },
    ],
  })
})

test('the cheapest free room is first, those that are too small or taken last', async () => {
  await prisma().room.update({ where: { id: desk.room.id }, data: { sleeps: 2 } })
  const prices = ({ body }: Awaited<ReturnType<typeof free>>) =>
    body.rooms.map(({ total }: FreeRoom) => total)
  const two = prices(await free())
  expect(two).toEqual(two.toSorted((a: number, b: number) => a - b))
  const { body } = await free({ guests: '3' })
  expect(body.rooms.at(-1)).toMatchObject({ id: desk.room.id, sleeps: 2 })
})

test('nights that nobody can book are said by the field', async () => {
  // Until six in the morning last night may still be booked.
  const { status, body } = await free({ check_in: dayAhead(-2) })
  expect([status, body]).toMatchObject([
    200,
    { rooms: [], errors: { check_in: expect.any(String) } },
  ])
  expect((await free({ guests: '0' })).status).toBe(422)
})

test('a guest is found by half a name or number from the third character, with how often they were to come', async () => {
  await desk.book({ name: 'Ritu D’Souza', phone: '+91 99301 50077', locale: 'fr' })
  await desk.book({ name: 'Ritu D’Souza', phone: '9930150077', email: 'ritu@example.com' })
  const known = { name: 'Ritu D’Souza', stays: 1, last: check_in }
  for (const q of ['ritu', 'D’Sou', '99301 500']) {
    const { body } = await guests(q)
    const found = body.rows.map(({ email }: { email: string | null }) => email)
    expect([q, new Set(found)]).toEqual([q, new Set([null, 'ritu@example.com'])])
    expect(body.rows[0]).toMatchObject(known)
  }
  expect((await guests('ri')).status).toBe(422)
  expect((await guests('%%%')).body.rows).toEqual([])
  expect((await guests('99301 5')).body.rows.length).toBeGreaterThan(1)
})
