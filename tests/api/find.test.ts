import { beforeAll, expect, test } from 'vitest'
import { deskCalls } from '#calls/desk.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { listBookings } from '#lib/desk/queries/list-bookings.ts'
import type { Found } from '#lib/desk/schema/find.ts'
import { bookingSearch } from '#lib/desk/schema/search.ts'
import { formatDay, isoDateOf } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, makeRoom } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const route = routeAt(deskCalls, 'desk/find')

useDatabase()

let by: Staff
let cookie: string
let reference: string
let other: string
let room: string
beforeAll(async () => {
  const signed = await signedIn()
  by = signed.by
  cookie = signed.cookie
  room = (await makeRoom()).name
  const guest = { fullName: 'Zsófia Kovács', email: 'zsofia@example.com', phone: '+91 98220 11223' }
  reference = (await book(room, { ...guest, utr: '612345678901' })).body.reference
  const somebody = { fullName: 'Somebody Else', phone: '+91 98220 99887' }
  other = (await book((await makeRoom()).name, somebody)).body.reference
})

const find = async (q: string): Promise<Found> =>
  (await call(route, 'GET', `/api/desk/find?q=${encodeURIComponent(q)}`, { cookie })).body

test('a booking is found by reference with and without dash, name, phone and UTR', async () => {
  const sought = [
    reference,
    reference.replace('-', '').toLowerCase(),
    'zsofia',
    'Kovács',
    '98220 11223',
    '9822011223',
    '+919822011223',
    '11223',
    '612345678901',
    '6123 4567 8901',
    '345678',
  ]
  for (const q of sought) {
    const { bookings } = await find(q)
    expect([q, bookings.map((found) => found.reference)]).toEqual([q, [reference]])
  }
})

test('a bank’s UTR with letters finds its booking, whole and in part', async () => {
  await pool().query(
    "UPDATE payments SET utr = 'HDFCN52026112712' FROM bookings b WHERE b.id = booking_id AND b.reference = $1",
    [other],
  )
  for (const q of ['HDFCN52026112712', 'hdfcn520', '26112712']) {
    const { bookings } = await find(q)
    expect([q, bookings.map((found) => found.reference)]).toEqual([q, [other]])
  }
})

test('a sum finds what costs it, a name its guest, a room itself', async () => {
  const listed = await listBookings(by, bookingSearch.parse({ q: reference }), new Date())
  const { bookings } = await find(`₹${listed.rows[0]?.amount}`)
  expect(bookings.map((found) => found.reference)).toContain(reference)
  expect((await find('zsófia')).guests).toEqual([
    { full_name: 'Zsófia Kovács', phone: '+91 98220 11223' },
  ])
  expect((await find(room)).rooms).toEqual([room])
})

test('without a text the newest bookings come, with one that nobody has none', async () => {
  expect((await find('')).bookings).toHaveLength(2)
  expect(await find('%_nobody')).toMatchObject({ bookings: [], guests: [], units: [], rooms: [] })
  expect(await find('ab')).toMatchObject({ bookings: [], guests: [], units: [], rooms: [] })
})

test('the list of the bookings finds whole numbers, and such as are being typed', async () => {
  for (const q of ['9822011223', '+91 98220 11223', '+91 98220 112', '98220', '612345678901']) {
    const { rows } = await listBookings(by, bookingSearch.parse({ q }), new Date())
    expect([q, rows.some((row) => row.reference === reference)]).toEqual([q, true])
  }
  const none = await listBookings(by, bookingSearch.parse({ q: '9822011224' }), new Date())
  expect(none.total).toBe(0)
})

test('a unit is found by its name, or by its number, with who has it tonight', async () => {
  const { id, name } = await makeRoom(3)
  await pool().query("UPDATE units SET name = 'Wada 2' WHERE room_id = $1 AND number = 2", [id])
  const tonight = { checkIn: dayAhead(0), checkOut: dayAhead(2), phone: '+91 98220 55443' }
  const guest = { fullName: 'Wada Guest', email: 'tonight@example.com', ...tonight }
  const made = (await book(name, guest)).body.reference
  const [first, second, third] = [1, 2, 3].map((unit) => ({
    ...{ room_id: id, unit, room: name, stay: null },
    name: unit === 2 ? 'Wada 2' : `${name} ${unit}`,
  }))
  const stay = { reference: made, full_name: 'Wada Guest', check_out: tonight.checkOut }
  expect((await find('wada 2')).units).toEqual([second])
  expect((await find(`${name} 1`)).units).toEqual([{ ...first, stay }])
  const isHere = ({ room_id }: { room_id: number }) => room_id === id
  expect((await find('unit 3')).units.filter(isHere)).toEqual([third])
  await pool().query('UPDATE rooms SET units = 2 WHERE id = $1', [id])
  expect((await find('unit 3')).units.filter(isHere)).toEqual([])
})

test('a unit that is called what was typed comes before one that begins so, and that before one that holds it', async () => {
  const { id, name } = await makeRoom(6)
  const names = ['By the Banyan', 'Banyan House', 'Banyan', 'Old Banyan', 'Banyan Hut']
  for (const [at, called] of names.entries()) {
    await pool().query('UPDATE units SET name = $1 WHERE room_id = $2 AND number = $3', [
      called,
      id,
      at + 1,
    ])
  }
  const called = async (q: string) => (await find(q)).units.map((unit) => unit.name)
  // Of those that fit alike the first units come.
  const [held, begun, exact, , begunToo] = names
  expect(await called('banyan')).toEqual([exact, begun, begunToo, held])
  expect((await called('unit 6'))[0]).toBe(`${name} 6`)
  expect(await called(`${name} 6`)).toEqual([`${name} 6`])
})

test('who is here or to come stands before past and rejected stays, and a day finds who arrives on it', async () => {
  const { id, reference: coming } = await insertBooking({
    fullName: 'Nikhil Joshi',
    status: 'confirmed',
    checkIn: dayAhead(40),
  })
  const past = await insertBooking({
    fullName: 'Anita Joshi',
    status: 'confirmed',
    checkIn: dayAhead(-9),
  })
  const rejected = await insertBooking({
    fullName: 'Ravi Joshi',
    status: 'rejected',
    checkIn: dayAhead(1),
  })
  const order = (await find('joshi')).bookings.map((found) => found.reference)
  expect(order).toEqual([coming, past.reference, rejected.reference])
  const { checkIn } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const words = formatDay(isoDateOf(checkIn), 'en', { day: 'numeric', month: 'short' })
  expect((await find(words)).bookings.map((found) => found.reference)).toEqual([coming])
})
