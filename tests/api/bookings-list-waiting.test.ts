import { beforeAll, expect, test } from 'vitest'
import * as statsRoute from '#app/api/admin_stats/route.ts'
import * as route from '#app/api/bookings_list/route.ts'
import { deskCalls } from '#calls/desk.ts'
import { moneyCalls } from '#calls/money.ts'
import type { Wait } from '#lib/booking/schema/waits.ts'
import { prisma } from '#lib/db/client.ts'
import { askCancellation } from '#lib/ledger/commands/ask-cancellation.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const paymentsRoute = routeAt(moneyCalls, 'payments')
const notificationsRoute = routeAt(deskCalls, 'staff_notifications')
const waitingRoute = routeAt(deskCalls, 'staff_waiting')

useDatabase()

const now = new Date()
const today = dayInIndia(now)
const day = (offset: number) => addDays(today, offset)
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
let cookie: string

beforeAll(async () => {
  ;({ cookie } = await signedIn())
  await prisma().room.updateMany({ data: { units: 50 } })
  const made = async (fullName: string, wanted: Parameters<typeof insertBooking>[0]) =>
    insertBooking({ fullName, ...wanted })
  await made('Pays for spring', { checkIn: day(90), createdAt: ago(50) })
  await made('Arrives tomorrow', { checkIn: day(1), createdAt: ago(1) })
  await made('Arrives tomorrow, waits longer', { checkIn: day(1), createdAt: ago(30) })
  // From 9 pm on staff are asked about guests who haven't come.
  const come = await made('Confirmed', { status: 'confirmed', checkIn: day(0) })
  await prisma().booking.update({ where: { id: come.id }, data: { checkedInAt: now } })
  await made('No room', { status: 'verified', unit: null, checkIn: day(60) })
  await made('No room, long over', { status: 'verified', unit: null, checkIn: day(-60) })
  await made('Rejected', { status: 'rejected', checkIn: day(0), cancelAskedAt: ago(2) })
  const asks = await made('Asks to cancel', { status: 'confirmed', checkIn: day(70) })
  await askCancellation(asks.secret, now)
  const { secret } = await made('Asks, unpaid', { status: 'pending', checkIn: day(80) })
  await askCancellation(secret, now)
})

async function names(query: string): Promise<string[]> {
  const { body } = await call(route, 'GET', `/api/bookings_list?size=100&${query}`, { cookie })
  const rows = body.rows.map(({ full_name }: { full_name: string }) => full_name)
  expect(body.total).toBe(rows.length)
  return rows
}
const waiting = [
  'No room',
  'Asks to cancel',
  'Asks, unpaid',
  'Arrives tomorrow, waits longer',
  'Arrives tomorrow',
  'Pays for spring',
]

test('what needs attention is one list: without a room, asking to cancel, then who arrives first', async () => {
  expect(await names('status=attention')).toEqual(waiting)
  expect(await names('status=attention&q=cancel')).toEqual(['Asks to cancel'])
})

test('payments to verify stand by arrival, then by how long they wait; other lists are newest first', async () => {
  expect(await names('status=pending')).toEqual([
    'Arrives tomorrow, waits longer',
    'Arrives tomorrow',
    'Asks, unpaid',
    'Pays for spring',
  ])
  expect((await names('')).at(-1)).toBe('Pays for spring')
})

test('the dashboard and the sidebar count and name what waits, requests to cancel as well', async () => {
  const { body: stats } = await call(statsRoute, 'GET', '/api/admin_stats', { cookie })
  expect(stats.waits.map(({ kind, count }: Wait) => [kind, count])).toEqual([
    ['needs_room', 1],
    ['asks_to_cancel', 2],
    ['payments', 4],
  ])
  expect(stats.waitingTotal).toBe(6)
  expect(stats.waitingBookings.map((row: { full_name: string }) => row.full_name)).toEqual(waiting)
  const { body } = await call(waitingRoute, 'GET', '/api/staff_waiting', { cookie })
  expect(body).toMatchObject({ bookings: 6, messages: 0 })
})

test('a thing is counted once: claims to check apart from bookings that wait for anything else', async () => {
  const counted = async () => {
    const { body } = await call(waitingRoute, 'GET', '/api/staff_waiting', { cookie })
    const list = await call(paymentsRoute, 'GET', '/api/payments', { cookie })
    expect(body.to_check).toBe(list.body.total)
    return [body.to_check, body.other_bookings]
  }
  // Four pending ones, one of which also asks to cancel; another that asks, and one without a room.
  expect(await counted()).toEqual([4, 3])
  const { id } = await insertBooking({ checkIn: day(200) })
  expect(await counted()).toEqual([5, 3])
  await prisma().payment.deleteMany({ where: { bookingId: id } })
  expect(await counted()).toEqual([4, 4])
  await prisma().booking.update({ where: { id }, data: { status: 'rejected' } })
  expect(await counted()).toEqual([4, 3])
})

test('notifications name the booking that they lead to', async () => {
  const { body } = await call(notificationsRoute, 'GET', '/api/staff_notifications', { cookie })
  const references = body.notifications.map((row: { reference: string }) => row.reference)
  const asked = await prisma().booking.findMany({
    where: { fullName: { in: ['Asks, unpaid', 'Asks to cancel'] } },
    orderBy: { fullName: 'desc' },
  })
  expect(references).toEqual(asked.map(({ reference }) => reference))
})

test('a list is of the stays that begin, sleep here or end on a day, without the rejected ones', async () => {
  expect(await names(`stay=arriving&day=${day(0)}`)).toEqual(['Confirmed'])
  expect(await names('stay=arriving')).toEqual(['Confirmed'])
  expect(await names(`stay=staying&day=${day(2)}`)).toHaveLength(3)
  expect(await names(`stay=staying&day=${day(3)}`)).toHaveLength(2)
  expect(await names(`stay=leaving&day=${day(3)}`)).toEqual(['Confirmed'])
  expect(await names(`stay=arriving&day=${day(1)}&status=confirmed`)).toEqual([])
  const { status } = await call(route, 'GET', '/api/bookings_list?stay=arriving&day=2026-02-30', {
    cookie,
  })
  expect(status).toBe(422)
})

test('all who arrive today stand on the dashboard, with unit and telephone, also without a unit', async () => {
  for (let number = 0; number < 10; number++) {
    await insertBooking({ status: 'confirmed', checkIn: today, phone: `+91 90000 0000${number}` })
  }
  await insertBooking({ fullName: 'Comes without a unit', checkIn: today, unit: null })
  await insertBooking({ fullName: 'Comes tomorrow', checkIn: day(1) })
  const { body } = await call(statsRoute, 'GET', '/api/admin_stats', { cookie })
  expect(body.day.arriving).toHaveLength(12)
  expect(body.day.arriving).toContainEqual(
    expect.objectContaining({ unit_name: expect.any(String), phone: '+91 90000 00009' }),
  )
  expect(body.day.arriving).toContainEqual(
    expect.objectContaining({ unit: null, full_name: 'Comes without a unit' }),
  )
  expect(await names('stay=arriving')).toHaveLength(12)
  expect(await names(`stay=arriving&day=${day(1)}`)).toContain('Comes tomorrow')
})
