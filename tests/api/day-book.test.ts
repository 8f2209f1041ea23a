import { read as readBook, utils } from '@e965/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import * as reports from '#app/api/admin_reports/route.ts'
import { moneyCalls } from '#calls/money.ts'
import { pool } from '#lib/db/client.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

const book = routeAt(moneyCalls, 'day_book')
const payments = routeAt(moneyCalls, 'folios/[reference]/payments')
const voiding = routeAt(moneyCalls, 'payments/[id]/void')

useDatabase()

const today = dayInIndia(new Date())
const yesterday = addDays(today, -1)
let cookie: string
let kept: Awaited<ReturnType<typeof insertBooking>>
let rejected: typeof kept

const read = async (query = '') =>
  (await call(book, 'GET', `/api/day_book${query}`, { cookie })).body
const enter = async (reference: string, entry: object) => {
  const params = { reference }
  const json = { direction: 'received', method: 'cash', on: today, ...entry }
  const answer = await call(payments, 'POST', '/api/folios/x/payments', { cookie, params, json })
  expect(answer.status).toBe(201)
  return answer.body.payments.at(-1).id as string
}

beforeAll(async () => {
  cookie = (await signedIn()).cookie
  kept = await insertBooking({ fullName: 'Kept Guest' })
  rejected = await insertBooking({ fullName: 'Rejected Guest', status: 'rejected' })
  // Its claim does not count; what is recorded at the desk does, and verifies it.
  await enter(kept.reference, { amount: 1000.5 })
  await enter(kept.reference, { amount: 2000, method: 'upi', utr: '632512350001', on: yesterday })
  await enter(kept.reference, { amount: 300.25, direction: 'refunded' })
  await enter(rejected.reference, { amount: 500, method: 'card', number: '4242' })
  const mistake = await enter(kept.reference, { amount: 9000 })
  const params = { id: mistake }
  const json = { reason: 'Typed twice' }
  await call(voiding, 'POST', '/api/payments/x/void', { cookie, params, json })
})

describe('the day book', () => {
  test('sums what was received by day and method, and what was paid back, without claims and mistakes', async () => {
    const { from_date, days, totals } = await read()
    expect(from_date).toBe(addDays(today, -6))
    expect(days).toMatchObject([
      { day: today, by: { cash: 1000.5, card: 500, upi: 0 }, received: 1500.5, refunded: 300.25 },
      { day: yesterday, by: { upi: 2000, cash: 0 }, received: 2000, refunded: 0 },
    ])
    expect(totals).toMatchObject({ received: 3500.5, refunded: 300.25, payments: 3, refunds: 1 })
    expect(days[1].entries).toMatchObject([
      { full_name: 'Kept Guest', number: '632512350001', amount: 2000, verified_by: staffEmail },
    ])
  })

  test('has the days that are chosen, and refuses what is no range', async () => {
    const { days } = await read(`?from_date=${yesterday}&to_date=${yesterday}`)
    expect(days.map(({ day }: { day: string }) => day)).toEqual([yesterday])
    for (const to of [addDays(today, -2), addDays(yesterday, 366)]) {
      const query = `?from_date=${yesterday}&to_date=${to}`
      expect((await call(book, 'GET', `/api/day_book${query}`, { cookie })).status).toBe(422)
    }
    expect((await call(book, 'GET', '/api/day_book')).status).toBe(401)
  })

  test('is a spreadsheet of the days, the payments and the balances', async () => {
    const { bytes, headers } = await call(book, 'GET', '/api/day_book?format=excel', { cookie })
    expect(headers.get('content-disposition')).toContain(
      `day-book-${addDays(today, -6)}-to-${today}`,
    )
    const { SheetNames: names, Sheets: sheets } = readBook(bytes)
    const rows = names.map((name) =>
      utils.sheet_to_json<unknown[]>(sheets[name] ?? {}, { header: 1 }),
    )
    expect(names).toEqual(['Days', 'Payments', 'Cash to the bank', 'Balances'])
    expect(rows[0]?.[1]?.slice(1)).toEqual([0, 0, 1000.5, 500, 0, 1500.5, 300.25])
    expect(rows[1]?.slice(1, -1)).toHaveLength(4)
  })

  test('lists balances with the earliest departure first, and what is to be paid back', async () => {
    const paid = { status: 'confirmed', claimedPaise: 400_000 } as const
    const late = await insertBooking({ ...paid, checkIn: addDays(today, 40) })
    const early = await insertBooking({ ...paid, checkIn: addDays(today, 20) })
    const { owed, owed_back } = await read()
    expect(owed).toMatchObject([
      { reference: early.reference, balance: 10_160 },
      { reference: late.reference, balance: 10_160 },
      { reference: kept.reference, balance: 11_459.75 },
    ])
    const { reference } = rejected
    expect(owed_back).toMatchObject([{ reference, balance: -500, cancelled_because: null }])
    await pool().query(
      "UPDATE bookings SET rejected_because = 'cancelled_by_guest' WHERE reference = $1",
      [reference],
    )
    expect((await read()).owed_back).toMatchObject([
      { reference, status: 'rejected', cancelled_because: 'cancelled_by_guest' },
    ])
  })
})

describe('a report', () => {
  test('has the day book’s money of the same days beside the revenue, under names of its own', async () => {
    for (const days of [
      `?from_date=${yesterday}&to_date=${today}`,
      `?from_date=${yesterday}&to_date=${yesterday}`,
      `?from_date=${addDays(today, -20)}&to_date=${addDays(today, -10)}`,
    ]) {
      const { totals, owed } = await read(days)
      const { body } = await call(reports, 'GET', `/api/admin_reports${days}`, { cookie })
      const { received, payments: number, refunded, refunds } = totals
      const balances = owed.map(({ balance }: { balance: number }) => balance)
      expect(body.money).toEqual({
        received,
        payments: number,
        refunded,
        refunds,
        owed: balances.reduce((sum: number, balance: number) => sum + balance, 0),
        bookings_owing: balances.length,
      })
    }
    const query = `?from_date=${today}&to_date=${today}`
    const { totals, money } = (await call(reports, 'GET', `/api/admin_reports${query}`, { cookie }))
      .body
    // Three bookings of ₹14,160 are verified; ₹4,000 came with two, and what the desk has entered.
    expect([totals.revenue, money.received, money.owed]).toEqual([42_480, 9_500.5, 31_779.75])
  })
})
