import { beforeEach, expect, test } from 'vitest'
import { stayCalls } from '#calls/stays.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { addDays, dateColumn, dayInIndia } from '#lib/shared/dates.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { guestsOf } from '#lib/stays/rules/calendar.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { changeOf, stayOfBooking } from '../support/changed-stays.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { book, dayAhead, hold } from '../support/guest.ts'
import { letDaysPass } from '../support/progress.ts'
import { roomCalls } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const calendarRoute = routeAt(stayCalls, 'desk/calendar')

useDatabase()

let cookie: string
beforeEach(async () => {
  await emptyTables('rooms')
  ;({ cookie } = await signedIn())
})

const read = async (query: Record<string, string> = {}): Promise<DeskCalendar> => {
  const path = `/api/desk/calendar?${new URLSearchParams(query)}`
  const { status, body } = await call(calendarRoute, 'GET', path, { cookie })
  expect(status).toBe(200)
  return body
}

test('tells each unit with who has it: bookings, guests who pay and blocks, and what is free', async () => {
  const rooms = await roomCalls()
  const room = await rooms.add({ unit_names: 'Wada 1\nWada 2\nWada 3' })
  const booked = await book(room.name)
  const held = await hold(room.name)
  const { by } = await signedIn()
  const nights = { from: dayAhead(10), to: dayAhead(11) }
  await blockUnits(
    by,
    { room: room.id, units: [3], ...nights, because: 'repairs', note: 'Tiles' },
    new Date(),
  )
  const calendar = await read({ from: dayAhead(9), days: '7' })
  expect(calendar).toMatchObject({ from: dayAhead(9), days: 7, today: dayInIndia(new Date()) })
  expect(calendar.rooms).toMatchObject([
    { id: room.id, name: 'Grain Loft', units: [{ number: 1, name: 'Wada 1' }, {}, {}] },
  ])
  expect(calendar.rooms[0]?.nights.map(({ free }) => free)).toEqual([3, 0, 1, 3, 3, 3, 3])
  expect(calendar.rooms[0]?.nights[0]).toEqual({ date: dayAhead(9), free: 3, price: 3776 })
  const stay = { check_in: dayAhead(10), check_out: dayAhead(12) }
  const { reference } = booked.body
  const none = { booking: null, block: null, hold: null }
  expect(calendar.occupancies).toMatchObject([
    {
      unit: 1,
      ...stay,
      ...none,
      booking: { reference, full_name: 'Asha Rao', guests: 2, status: 'pending' },
    },
    { unit: 2, ...stay, ...none, hold: { expires_at: expect.any(String) } },
    { unit: 3, check_out: dayAhead(11), ...none, block: { because: 'repairs', note: 'Tiles' } },
  ])
  expect(calendar.occupancies[0]?.booking).toMatchObject({
    phone: '+91 98765 43210',
    source: 'site',
    progress: 'expected',
    amount: 7552,
    due: 0,
    prices: [3776, 3776],
  })
  const expiry = new Date(calendar.occupancies[1]?.hold?.expires_at ?? '')
  expect(expiry).toEqual(new Date(held.body.expires_at))
})

test('begins yesterday with two weeks, and reads nothing beyond its window', async () => {
  const rooms = await roomCalls()
  const room = await rooms.add({ units: '2' })
  const yesterday = addDays(dayInIndia(new Date()), -1)
  await book(room.name, { checkIn: dayAhead(13), checkOut: dayAhead(14) })
  await book(room.name, { checkIn: dayAhead(12), checkOut: dayAhead(13) })
  const calendar = await read()
  expect([calendar.from, calendar.days]).toEqual([yesterday, 14])
  expect(calendar.occupancies.map(({ check_in }) => check_in)).toEqual([dayAhead(12)])
})

test('names the seasons that have days in the window, but not those of every week or of a room that is gone', async () => {
  const rooms = await roomCalls()
  const room = await rooms.add({ units: '2' })
  const gone = await rooms.add({ name: 'Tent' })
  const dates = { fromDay: dateColumn(dayAhead(3)), toDay: dateColumn(dayAhead(4)) }
  const later = { fromDay: dateColumn(dayAhead(40)), toDay: dateColumn(dayAhead(41)) }
  const price = { pricePaise: 590_000, roomPrices: {} }
  await prisma().season.createMany({
    data: [
      { name: 'Christmas', ...dates, ...price },
      { name: 'Of one room', roomId: room.id, ...dates, ...price },
      { name: 'Of a tent', roomId: gone.id, ...dates, ...price },
      { name: 'Carnival', ...later, ...price },
      { name: 'Weekends', weekdays: [5, 6], ...price, fromDay: null, toDay: null },
    ],
  })
  await rooms.remove({ id: String(gone.id) })
  const season = { from: dayAhead(3), to: dayAhead(4), weekdays: [1, 2, 3, 4, 5, 6, 7] }
  expect((await read()).seasons).toEqual([
    { name: 'Christmas', ...season },
    { name: 'Of one room', ...season },
  ])
})

test('tells the GST of a night where the law has another than for the usual price, and of no other', async () => {
  const rooms = await roomCalls()
  const room = await rooms.add({ base_rate: '7000', gst_rate: 'law' })
  await rooms.add({ name: 'Tent', base_rate: '7000' })
  const own = (day: number, pricePaise: number) => ({ day: dateColumn(dayAhead(day)), pricePaise })
  const days = [own(3, 945_000), own(4, 700_000)]
  await prisma().rateDay.createMany({ data: days.map((day) => ({ roomId: room.id, ...day })) })
  const [byLaw, tent] = (await read({ from: dayAhead(2), days: '7' })).rooms
  expect(byLaw?.nights.slice(0, 4)).toEqual([
    { date: dayAhead(2), free: 1, price: 7350 },
    { date: dayAhead(3), free: 1, price: 9450, gst: 18 },
    { date: dayAhead(4), free: 1, price: 7000 },
    { date: dayAhead(5), free: 1, price: 7350 },
  ])
  expect(JSON.stringify(tent?.nights)).not.toContain('gst')
})

test('stays without a unit stand by themselves, and what they need is not free', async () => {
  const rooms = await roomCalls()
  await rooms.add({ units: '2' })
  const { reference } = await insertBooking({ unit: null, status: 'verified' })
  await insertBooking({ unit: null, status: 'rejected' })
  const calendar = await read({ from: '2027-03-01', days: '7' })
  expect(calendar.unplaced).toMatchObject([
    { check_in: '2027-03-01', check_out: '2027-03-04', booking: { reference } },
  ])
  expect(calendar.rooms[0]?.nights.map(({ free }) => free)).toEqual([1, 1, 1, 2, 2, 2, 2])
})

test('a stay without a unit needs none for the nights that its guest had another', async () => {
  const rooms = await roomCalls()
  await rooms.add({ units: '2' })
  const { id } = await insertBooking({ unit: null, status: 'verified' })
  await pool().query(
    `INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, slept_by)
     SELECT room_id, 2, check_in, check_in + 1, 'slept', id FROM bookings WHERE id = $1`,
    [id],
  )
  const calendar = await read({ from: '2027-03-01', days: '7' })
  expect(calendar.unplaced).toMatchObject([{ check_in: '2027-03-02', check_out: '2027-03-04' }])
  expect(guestsOf(calendar).map(({ guests }) => guests)).toEqual([2, 2, 2, 0, 0, 0, 0])
  expect(calendar.rooms[0]?.nights.map(({ free }) => free)).toEqual([1, 1, 1, 2, 2, 2, 2])
  expect((await read({ from: '2027-02-23', days: '7' })).unplaced).toEqual([])
})

test('rooms that are deleted and units that were once are not there', async () => {
  const rooms = await roomCalls()
  const room = await rooms.add({ units: '2' })
  await rooms.change(room, { units: '1' })
  const gone = await rooms.add({ name: 'Tent' })
  await rooms.remove({ id: String(gone.id) })
  const calendar = await read()
  expect(calendar.rooms.map(({ name, units }) => [name, units.length])).toEqual([['Grain Loft', 1]])
})

test('a window of six days, of 63 or from no day is refused', async () => {
  for (const query of ['days=6', 'days=63', 'from=2027-02-30', 'from=9999-12-31']) {
    const { status } = await call(calendarRoute, 'GET', `/api/desk/calendar?${query}`, { cookie })
    expect(status).toBe(422)
  }
})

test('a stay says how far it is, where it came from, what is due and what each night costs', async () => {
  const rooms = await roomCalls()
  await rooms.add({ units: '2' })
  const today = dayInIndia(new Date())
  const made = { status: 'confirmed', claimedPaise: 1_000_000, checkIn: today } as const
  const { id } = await insertBooking(made)
  await pool().query(`UPDATE bookings SET source = 'phone', checked_in_at = now() WHERE id = $1`, [
    id,
  ])
  const { occupancies, next } = await read()
  expect(occupancies[0]?.booking).toMatchObject({
    source: 'phone',
    progress: 'in_house',
    amount: 14160,
    due: 4160,
    prices: [4720, 4720, 4720],
  })
  expect(next).toBeNull()
  expect((await read({ from: addDays(today, -10), days: '7' })).next).toBe(today)
})

test('a guest who has moved has both units, each on its nights, and comes and leaves once', async () => {
  const { by } = await signedIn()
  const rooms = await roomCalls()
  const room = await rooms.add({ unit_names: 'Wada 1\nWada 2' })
  const { body } = await book(room.name, { checkIn: dayAhead(0), checkOut: dayAhead(3) })
  await letDaysPass(body.booking_id, 2)
  const change = changeOf(await stayOfBooking(body.booking_id), { unit: 2 })
  await changeStay(by, body.booking_id, change, new Date())
  const calendar = await read({ from: dayAhead(-3), days: '7' })
  const booking = { reference: body.reference, check_in: dayAhead(-2), check_out: dayAhead(1) }
  expect(calendar.occupancies).toMatchObject([
    { unit: 1, check_in: dayAhead(-2), check_out: dayAhead(0), booking },
    { unit: 2, check_in: dayAhead(0), check_out: dayAhead(1), booking },
  ])
  const days = guestsOf(calendar).map(({ guests, coming, leaving }) => [guests, coming, leaving])
  expect(days.slice(0, 5)).toEqual([
    [0, 0, 0],
    [2, 2, 0],
    [2, 0, 0],
    [2, 0, 0],
    [0, 0, 2],
  ])
  await changeStatus(by, { id: body.booking_id, status: 'rejected', note: 'No' }, new Date())
  expect((await read({ from: dayAhead(-3), days: '7' })).occupancies).toEqual([])
})
