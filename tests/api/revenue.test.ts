import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { report } from '#lib/reports/queries/report.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { cancelAs } from '../support/cancelling.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus } from '../support/undo.ts'

useDatabase()
let by: Staff
let id: string
beforeEach(async () => {
  await emptyTables('bookings')
  by = (await signedIn()).by
  id = (await insertBooking({ createdAt: new Date('2026-10-01T06:00:00Z') })).id
})

const at = (day: string) => new Date(`${day}T06:00:00Z`)
const set = (status: BookingStatus, day: string) =>
  changeStatus(by, { id, status, note: null }, at(day))
const cancel = (day: string) => cancelAs(by, id, at(day))

async function revenueOf(from: string, to: string): Promise<[revenue: number, bookings: number]> {
  const { totals } = await report(by, { from_date: from, to_date: to, format: null }, new Date())
  return [totals.revenue, totals.bookings_paid]
}
const october = () => revenueOf('2026-10-01', '2026-10-31')
const november = () => revenueOf('2026-11-01', '2026-11-30')
const december = () => revenueOf('2026-12-01', '2026-12-31')

test('rejecting a verified booking leaves the month that is over, and counts on its own day', async () => {
  await set('verified', '2026-10-20')
  expect(await october()).toEqual([14_160, 1])
  await cancel('2026-11-05')
  expect(await october()).toEqual([14_160, 1])
  expect(await november()).toEqual([-14_160, -1])
  const range = { from_date: '2026-11-01', to_date: '2026-11-30', format: null }
  const { topRooms } = await report(by, range, new Date())
  expect(topRooms.map((room) => room.revenue_verified)).toEqual([-14_160])
})

test('bringing it back dates nothing anew', async () => {
  await set('verified', '2026-10-20')
  await cancel('2026-11-05')
  await set('verified', '2026-11-06')
  await set('confirmed', '2026-11-07')
  expect([await october(), await november()]).toEqual([
    [14_160, 1],
    [0, 0],
  ])
  expect((await findBookings(by, [id]))[0]?.verified_at).toBe('2026-10-20T06:00:00.000Z')
})

test('what is given up in one month and comes back in another is told in both', async () => {
  await set('verified', '2026-10-20')
  const { id: payment } = await claimOf(id)
  await voidEntry(by, payment, 'The bank took it back', at('2026-11-05'))
  expect((await findBookings(by, [id]))[0]).toMatchObject({ status: 'pending', verified_at: null })
  const entry = { direction: 'received', method: 'cash', amount: 100, on: '2026-12-02' } as const
  const words = { utr: '', number: '', note: '' }
  const { reference } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const asked = { now: at('2026-12-02'), idempotencyKey: null }
  await recordPayment(by, reference, { ...entry, ...words }, asked)
  expect([await october(), await november(), await december()]).toEqual([
    [14_160, 1],
    [-14_160, -1],
    [14_160, 1],
  ])
})

test('what is taken back within its 30 seconds was never counted', async () => {
  await set('verified', '2026-10-20')
  const now = new Date('2026-11-05T06:00:00Z')
  await cancelAs(by, id, now)
  await undoStatus(by, id, now)
  expect([await october(), await november()]).toEqual([
    [14_160, 1],
    [0, 0],
  ])
})

test('the sums that are kept are those that the bookings give', async () => {
  await set('verified', '2026-10-20')
  await cancel('2026-11-05')
  const sums = async () =>
    (
      await pool().query(
        'SELECT day, revenue_paise, bookings, nights FROM room_days WHERE revenue_paise <> 0 ORDER BY day',
      )
    ).rows
  const kept = await sums()
  await pool().query('SELECT rebuild_summaries()')
  expect(kept).toHaveLength(2)
  expect(await sums()).toEqual(kept)
})
