import { beforeEach, expect, test } from 'vitest'
import * as reportsRoute from '#app/api/admin_reports/route.ts'
import * as statsRoute from '#app/api/admin_stats/route.ts'
import * as updateStatus from '#app/api/booking_update_status/route.ts'
import type { Staff } from '#lib/auth/schema.ts'
import type { WaitKind } from '#lib/booking/schema/waits.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'
import { report } from '#lib/reports/queries/report.ts'
import { dateColumn } from '#lib/shared/dates.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { cancelAs } from '../support/cancelling.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
let by: Staff
let cookie: string
beforeEach(async () => {
  await emptyTables('bookings', 'chats')
  ;({ by, cookie } = await signedIn())
})

/** A booking of ₹14,160 whose payment was verified at an instant. */
async function paidAt(at: string, status: 'verified' | 'confirmed' = 'verified') {
  const { id } = await insertBooking({ status, createdAt: new Date(at) })
  await prisma().revenueEntry.updateMany({ where: { bookingId: id }, data: { at: new Date(at) } })
  return id
}
const statsAt = (at: string) => dashboardStats(by, new Date(at))
const countOf = ({ waits }: Awaited<ReturnType<typeof statsAt>>, wanted: WaitKind) =>
  waits.find(({ kind }) => kind === wanted)?.count ?? 0

test('a day of revenue ends at 18:30 UTC, which is midnight in India', async () => {
  await paidAt('2026-11-21T18:29:59Z')
  await paidAt('2026-11-21T18:30:00Z', 'confirmed')
  const before = await statsAt('2026-11-21T18:29:59.999Z')
  expect([before.today, before.revenueToday, before.paidToday]).toEqual(['2026-11-21', 14_160, 1])
  const after = await statsAt('2026-11-21T18:30:00Z')
  expect([after.today, after.revenueToday, after.paidToday]).toEqual(['2026-11-22', 14_160, 1])
  expect(after.revenueMTD).toBe(28_320)
  expect(after.revenueSeries.slice(-3)).toEqual([
    { d: '2026-11-20', rev: 0 },
    { d: '2026-11-21', rev: 14_160 },
    { d: '2026-11-22', rev: 14_160 },
  ])
})

test('a month of revenue begins at 18:30 UTC of the last day before it', async () => {
  await paidAt('2026-10-31T18:29:59Z')
  await paidAt('2026-10-31T18:30:00Z')
  expect((await statsAt('2026-11-30T12:00:00Z')).revenueMTD).toBe(14_160)
  expect((await statsAt('2026-10-31T18:29:59Z')).revenueMTD).toBe(14_160)
  expect((await statsAt('2026-10-31T18:30:00Z')).revenueMTD).toBe(14_160)
  const october = await report(
    by,
    { from_date: '2026-10-01', to_date: '2026-10-31', format: null },
    new Date(),
  )
  expect(october.totals).toMatchObject({ revenue: 14_160, bookings_paid: 1 })
  expect(october.revenue.at(-1)).toEqual({ d: '2026-10-31', rev: 14_160 })
})

test('the series has 14 days, today last, and nothing older', async () => {
  await paidAt('2026-11-07T18:29:59Z')
  await paidAt('2026-11-07T18:30:00Z')
  const { revenueSeries } = await statsAt('2026-11-21T06:00:00Z')
  expect(revenueSeries).toHaveLength(14)
  expect(revenueSeries[0]).toEqual({ d: '2026-11-08', rev: 14_160 })
  expect(revenueSeries.at(-1)).toEqual({ d: '2026-11-21', rev: 0 })
})

test('revenue and counts follow a booking through its statuses', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const seen: unknown[] = []
  const look = async () => {
    const stats = (await call(statsRoute, 'GET', '/api/admin_stats?poll=1', { cookie })).body
    seen.push([stats.pending, stats.verified, stats.confirmed, stats.rejected, stats.revenueToday])
  }
  await look()
  const move = (status: string) => () =>
    call(updateStatus, 'POST', '/api/booking_update_status', { cookie, form: { id, status } })
  const end = () => cancelAs(by, id, new Date())
  const empty = async () => voidEntry(by, (await claimOf(id)).id, 'A mistake', new Date())
  for (const act of [move('verified'), move('confirmed'), end, move('verified'), empty]) {
    await act()
    await look()
  }
  expect(seen).toEqual([
    [1, 0, 0, 0, 0],
    [0, 1, 0, 0, 14_160],
    [0, 0, 1, 0, 14_160],
    [0, 0, 0, 1, 0],
    [0, 1, 0, 0, 14_160],
    [1, 0, 0, 0, 0],
  ])
})

test('occupancy counts the units in which a booking sleeps tonight, not holds, blocks or who leaves today', async () => {
  const stays = await insertBooking({ status: 'confirmed' })
  await insertBooking({ status: 'pending' })
  await insertBooking({ status: 'rejected' })
  const room = await prisma().room.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await prisma().occupancy.create({
    data: {
      roomId: room.id,
      unit: 1,
      checkIn: dateColumn('2027-03-01'),
      checkOut: dateColumn('2027-03-09'),
      kind: 'block',
      because: 'repairs',
    },
  })
  const night = await statsAt('2027-03-02T12:00:00Z')
  expect([night.roomsTotal, night.occupancyToday]).toEqual([5, 40])
  const first = await statsAt('2027-02-28T18:30:00Z')
  expect([first.day.arriving.length, first.occupancyToday]).toEqual([2, 40])
  expect(first.day.arriving.map((row) => row.id)).toContain(stays.id)
  const last = () => statsAt('2027-03-04T06:00:00Z')
  // Whoever never came cannot leave.
  const { day, occupancyToday } = await last()
  expect([day.leaving.length, occupancyToday]).toEqual([0, 0])
  await pool().query("UPDATE bookings SET checked_in_at = '2027-03-01T09:00:00Z' WHERE id = $1", [
    stays.id,
  ])
  expect((await last()).day.leaving.map((row) => row.id)).toEqual([stays.id])
})

test('a booking without a unit waits until it gets one, is rejected or its stay is over', async () => {
  const { id } = await insertBooking({ status: 'pending', unit: null })
  await insertBooking({ status: 'rejected' })
  const waits = async (at: string) => countOf(await statsAt(at), 'needs_room')
  expect(await waits('2027-02-01T00:00:00Z')).toBe(1)
  expect(await waits('2027-03-04T00:00:00Z')).toBe(0)
  await call(updateStatus, 'POST', '/api/booking_update_status', {
    cookie,
    form: { id, status: 'rejected' },
  })
  expect(await waits('2027-02-01T00:00:00Z')).toBe(0)
  await call(updateStatus, 'POST', '/api/booking_update_status', {
    cookie,
    form: { id, status: 'verified' },
  })
  expect(await waits('2027-02-01T00:00:00Z')).toBe(0)
  await prisma().occupancy.deleteMany({ where: { bookingId: id } })
  expect(await waits('2027-02-01T00:00:00Z')).toBe(1)
})

test('a chat waits while a visitor has written something that staff have not seen', async () => {
  const chat = async (seen: number, isAdmin: boolean) => {
    const { id } = await prisma().chat.create({
      data: {
        visitorHash: new Uint8Array(32),
        name: 'V',
        mobile: '1',
        lastSeq: 2,
        staffSeenSeq: seen,
      },
    })
    for (const seq of [1, 2]) {
      await prisma().chatMessage.create({
        data: { chatId: id, seq, type: 'text', body: 'x', isAdmin: seq === 2 && isAdmin },
      })
    }
  }
  await chat(1, false)
  await chat(1, true)
  await chat(2, false)
  expect(countOf(await statsAt('2026-11-21T00:00:00Z'), 'chats')).toBe(1)
})

test('a report takes two days or stands for the last 30, and refuses what is no range', async () => {
  const ask = (query: string) =>
    call(reportsRoute, 'GET', `/api/admin_reports?${query}`, { cookie })
  for (const query of ['', 'from_date=2026-01-01', 'to_date=2026-01-01', 'from_date=&to_date=']) {
    const { body } = await ask(query)
    expect([query, body.chosen, body.revenue.length]).toEqual([query, false, 30])
  }
  const { body } = await ask('from_date=2026-02-01&to_date=2026-02-28')
  expect([body.chosen, body.revenue.length, body.totals.nights_available]).toEqual([true, 28, 140])
  for (const query of [
    'from_date=2026-02-30',
    'from_date=2026-02-02&to_date=2026-02-01',
    'from_date=2016-01-01&to_date=2026-01-01',
    'format=csv',
  ]) {
    expect([query, (await ask(query)).status]).toEqual([query, 422])
  }
})
