import { expect, test } from 'vitest'
import * as statsRoute from '#app/api/admin_stats/route.ts'
import * as listRoute from '#app/api/bookings_list/route.ts'
import { deskCalls } from '#calls/desk.ts'
import { moneyCalls } from '#calls/money.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { Wait } from '#lib/booking/schema/waits.ts'
import { prisma } from '#lib/db/client.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { addDays, dateColumn, dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const paymentsRoute = routeAt(moneyCalls, 'payments')
const waitingRoute = routeAt(deskCalls, 'staff_waiting')

useDatabase()

const now = new Date()
const today = dayInIndia(now)
const day = (offset: number) => addDays(today, offset)
const hourAgo = new Date(now.getTime() - 3_600_000)

async function withoutPayment(fullName: string, payBy: Date | null) {
  const { id } = await insertBooking({ fullName, checkIn: day(20) })
  await prisma().payment.deleteMany({ where: { bookingId: id } })
  await prisma().booking.update({ where: { id }, data: { payBy } })
}

async function wish(fullName: string, checkIn: string) {
  const { id } = await insertBooking({ fullName, status: 'confirmed', checkIn })
  const dates = { checkIn: dateColumn(day(60)), checkOut: dateColumn(day(62)) }
  await prisma().stayWish.create({ data: { bookingId: id, ...dates, words: '' } })
  return id
}

/** One booking of each kind that waits, and beside each one that looks like it and does not wait. */
async function oneOfEach(by: Awaited<ReturnType<typeof signedIn>>['by']) {
  await prisma().room.updateMany({ data: { units: 50 } })
  await insertBooking({ fullName: 'Needs a room', status: 'verified', unit: null, checkIn: day(9) })
  await insertBooking({ fullName: 'Had none', status: 'verified', unit: null, checkIn: day(-9) })
  await insertBooking({ fullName: 'Asks to cancel', status: 'confirmed', cancelAskedAt: hourAgo })
  await insertBooking({ fullName: 'Cancelled', status: 'rejected', cancelAskedAt: hourAgo })
  await wish('Asks for other dates', day(30))
  const left = await wish('Asked, and has left', day(-10))
  await prisma().booking.update({ where: { id: left }, data: { checkedInAt: now } })
  await withoutPayment('Has not paid', hourAgo)
  await withoutPayment('Lost the claim', null)
  await withoutPayment('Has time to pay', new Date(now.getTime() + 3_600_000))
  const short = { status: 'verified', claimedPaise: 100_00, checkIn: day(43) } as const
  await insertBooking({ fullName: 'Paid too little', ...short })
  await insertBooking({ fullName: 'To verify', checkIn: day(40) })
  await insertBooking({ fullName: 'To confirm', status: 'verified', checkIn: day(41) })
  await insertBooking({ fullName: 'Never came', status: 'confirmed', checkIn: day(-20) })
  const came = await insertBooking({ fullName: 'Came', status: 'verified', checkIn: day(-20) })
  await prisma().booking.update({ where: { id: came.id }, data: { checkedInAt: now } })
  const paid = await insertBooking({
    fullName: 'To pay out',
    status: 'confirmed',
    checkIn: day(42),
  })
  const payment = {
    direction: 'refunded',
    method: 'upi',
    amount: 100_00,
    on: today,
    later: true,
  } as const
  const typed = { ...payment, utr: '', number: '', note: '' }
  await recordPayment(by, paid.reference, typed, { now, idempotencyKey: null })
}

test('every screen counts the same things that wait: one booking of each kind', async () => {
  const { by, cookie } = await signedIn()
  await oneOfEach(by)
  const get = async (route: Parameters<typeof call>[0], path: string) =>
    (await call(route, 'GET', path, { cookie })).body
  const stats = await get(statsRoute, '/api/admin_stats')
  const waiting = await get(waitingRoute, '/api/staff_waiting')
  const list = await get(listRoute, '/api/bookings_list?status=attention&size=100')
  const money = await get(paymentsRoute, '/api/payments')

  expect(stats.waits.map(({ kind, count, first }: Wait) => [kind, count, first.full_name])).toEqual(
    [
      ['needs_room', 1, 'Needs a room'],
      ['asks_to_cancel', 1, 'Asks to cancel'],
      ['asks_dates', 1, 'Asks for other dates'],
      ['unpaid', 2, expect.any(String)],
      ['paid_short', 1, 'Paid too little'],
      ['not_come', 1, 'Never came'],
      ['payments', 1, 'To verify'],
      ['to_confirm', 1, 'To confirm'],
      ['refunds', 1, 'To pay out'],
    ],
  )
  expect(list.rows.map((row: StaffBooking) => row.full_name)).toEqual([
    'Needs a room',
    'Asks to cancel',
    'Asks for other dates',
    'Has not paid',
    'Lost the claim',
    'Paid too little',
    'Never came',
    'To verify',
    'To confirm',
    'To pay out',
  ])
  expect([list.total, stats.waitingTotal, waiting.bookings]).toEqual([10, 10, 10])
  expect([money.total, waiting.to_check, waiting.other_bookings]).toEqual([2, 2, 8])
})

test('a booking is marked by what waits because of it, and no longer than that', async () => {
  const { cookie } = await signedIn()
  const { body } = await call(listRoute, 'GET', '/api/bookings_list?size=100', { cookie })
  const marks = Object.fromEntries(
    body.rows.map(({ full_name, flags }: StaffBooking) => [full_name, flags]),
  )
  expect(marks['Asks for other dates']).toEqual(['wish_asked'])
  expect(marks['Asked, and has left']).toEqual([])
  expect(marks['Needs a room']).toEqual(['needs_room'])
  expect(marks['Had none']).toEqual([])
  expect(marks['Asks to cancel']).toEqual(['cancel_asked'])
  expect(marks.Cancelled).toEqual([])
})
