import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { prisma } from '#lib/db/client.ts'
import { readWaits } from '#lib/desk/queries/waits.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'
import { dateColumn, dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
let by: Staff
beforeEach(async () => {
  await emptyTables('bookings')
  by = (await signedIn()).by
})

const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const waits = () => readWaits(by, now)

test('nothing waits on a quiet day', async () => {
  await insertBooking({ status: 'confirmed' })
  await insertBooking({ status: 'rejected' })
  expect(await waits()).toEqual([])
})

test('what waits stands the worst first, a line a kind, with what is most urgent of it', async () => {
  await insertBooking({ fullName: 'Ananya', createdAt: hoursAgo(2) })
  await insertBooking({ fullName: 'Later', createdAt: hoursAgo(1) })
  const rich = await insertBooking({ status: 'confirmed', fullName: 'Refunded' })
  await recordPayment(
    by,
    rich.reference,
    {
      direction: 'refunded',
      method: 'upi',
      amount: 4_720_00,
      on: dayInIndia(now),
      utr: '',
      number: '',
      note: '',
      later: true,
    },
    { now, idempotencyKey: null },
  )
  await insertBooking({ status: 'verified', fullName: 'Yusuf', unit: null })
  const asking = {
    status: 'confirmed',
    cancelAskedAt: hoursAgo(3),
    createdAt: hoursAgo(30),
  } as const
  await insertBooking({ ...asking, fullName: 'Anna' })
  const wishing = await insertBooking({ status: 'confirmed', fullName: 'Devika' })
  const dates = { checkIn: dateColumn('2027-04-01'), checkOut: dateColumn('2027-04-03') }
  await prisma().stayWish.create({ data: { bookingId: wishing.id, ...dates, words: 'A train' } })
  const unpaid = await insertBooking({ fullName: 'Ravi' })
  await prisma().payment.deleteMany({ where: { bookingId: unpaid.id } })
  await prisma().booking.update({ where: { id: unpaid.id }, data: { payBy: hoursAgo(1) } })

  const found = await waits()
  expect(found.map(({ kind, count, first }) => [kind, count, first.full_name])).toEqual([
    ['needs_room', 1, 'Yusuf'],
    ['asks_to_cancel', 1, 'Anna'],
    ['asks_dates', 1, 'Devika'],
    ['unpaid', 1, 'Ravi'],
    ['payments', 2, 'Ananya'],
    ['refunds', 1, 'Refunded'],
  ])
  const of = (wanted: string) => found.find(({ kind }) => kind === wanted)
  expect(of('payments')).toMatchObject({ amount: 28_320 })
  expect(of('refunds')).toMatchObject({ amount: 4_720 })
  expect(of('asks_to_cancel')).toMatchObject({ amount: 14_160, first: { check_in: '2027-03-01' } })
  expect(of('asks_dates')?.first).toMatchObject({ check_in: '2027-04-01', words: 'A train' })
})

test('a time to pay that is still to come, or a payment that has come, does not wait', async () => {
  const early = await insertBooking({ fullName: 'Early' })
  await prisma().payment.deleteMany({ where: { bookingId: early.id } })
  await prisma().booking.update({ where: { id: early.id }, data: { payBy: hoursAgo(-1) } })
  const claimed = await insertBooking({ fullName: 'Claimed' })
  await prisma().booking.update({ where: { id: claimed.id }, data: { payBy: hoursAgo(1) } })
  expect((await waits()).map(({ kind }) => kind)).toEqual(['payments'])
})

test('the dashboard has what waits, and the day of the desk', async () => {
  const today = dayInIndia(new Date())
  const { id } = await insertBooking({ status: 'confirmed', checkIn: today })
  // From 9 pm on staff are asked about guests who haven't come.
  await prisma().booking.update({ where: { id }, data: { checkedInAt: new Date() } })
  await insertBooking({ fullName: 'Waits' })
  const { waits: found, day } = await dashboardStats(by, new Date())
  expect(found.map(({ first }) => first.full_name)).toEqual(['Waits'])
  expect(day.arriving.map((stay) => stay.id)).toEqual([id])
})
