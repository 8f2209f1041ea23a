import { randomUUID } from 'node:crypto'
import { read as readBook, utils } from '@e965/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { moneyCalls } from '#calls/money.ts'
import { pool } from '#lib/db/client.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

const voiding = routeAt(moneyCalls, 'cash_deposits/[id]/void')
const cash = routeAt(moneyCalls, 'cash_deposits')
const book = routeAt(moneyCalls, 'day_book')
const payments = routeAt(moneyCalls, 'folios/[reference]/payments')

useDatabase()

const today = dayInIndia(new Date())
let cookie: string
let reference: string

const enter = async (entry: object) => {
  const json = { direction: 'received', method: 'cash', on: today, ...entry }
  const params = { reference }
  const { status } = await call(payments, 'POST', '/api/folios/x/payments', {
    cookie,
    params,
    json,
  })
  expect(status).toBe(201)
}
const take = (amount: number, on = today, key: string = randomUUID()) =>
  call(cash, 'POST', '/api/cash_deposits', {
    cookie,
    json: { amount, on },
    headers: { 'idempotency-key': key },
  })
const putBack = (id: string) =>
  call(voiding, 'POST', '/api/cash_deposits/x/void', { cookie, params: { id } })
const read = async (query = '') =>
  (await call(book, 'GET', `/api/day_book${query}`, { cookie })).body.cash

beforeAll(async () => {
  cookie = (await signedIn()).cookie
  ;({ reference } = await insertBooking({ fullName: 'Pays at the desk' }))
  await enter({ amount: 5000.5, on: addDays(today, -300) })
  await enter({ amount: 700, method: 'upi' })
  await enter({ amount: 200, direction: 'refunded' })
})

describe('cash at the desk', () => {
  test('is the cash that came at any time, less what was paid back and what was taken to the bank', async () => {
    expect(await read()).toEqual({ at_desk: 4800.5, taken: [] })
    const yesterday = addDays(today, -1)
    const { status, body } = await take(3000, yesterday)
    const { success: _success, ...deposit } = body
    expect([status, deposit]).toEqual([
      201,
      {
        id: expect.any(String),
        amount: 3000,
        on: yesterday,
        recorded_by: staffEmail,
        voided_by: null,
      },
    ])
    expect(await read()).toEqual({ at_desk: 1800.5, taken: [deposit] })
    expect(await read(`?from_date=${today}&to_date=${today}`)).toEqual({
      at_desk: 1800.5,
      taken: [],
    })
  })

  test('is taken once by one key, and another sum under it is refused', async () => {
    const key = randomUUID()
    const [first, again] = [await take(100, today, key), await take(100, today, key)]
    expect(again.body.id).toBe(first.body.id)
    expect((await read()).at_desk).toBe(1700.5)
    expect((await take(101, today, key)).body.code).toBe('idempotency_key_reused')
  })

  test('is there again when what was said to be taken is void, once', async () => {
    const { id } = (await take(500)).body
    for (const _ of [1, 2]) expect((await putBack(id)).body.voided_by).toBe(staffEmail)
    const { at_desk, taken } = await read()
    expect([at_desk, taken.find((one: { id: string }) => one.id === id).voided_by]).toEqual([
      1700.5,
      staffEmail,
    ])
    for (const unknown of [randomUUID(), 'x']) expect((await putBack(unknown)).status).toBe(404)
  })

  test('is not taken on a day to come, and never more than there is, also by two at once', async () => {
    expect((await take(1, addDays(today, 1))).body.errors).toEqual({
      on: 'Choose today or an earlier day.',
    })
    expect((await take(1700.51)).body.errors).toEqual({
      amount: 'There’s only ₹1,700.50 at the desk.',
    })
    const answers = await Promise.all([take(1000), take(1000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect((await read()).at_desk).toBe(700.5)
  })

  test('stays in the books as it was recorded', async () => {
    for (const sql of ['UPDATE cash_deposits SET paise = 1', 'DELETE FROM cash_deposits']) {
      await expect(pool().query(sql)).rejects.toThrow('is kept as it is')
    }
  })

  test('is a sheet of the day book, where a mistake adds nothing', async () => {
    const { bytes } = await call(book, 'GET', '/api/day_book?format=excel', { cookie })
    const { Sheets: sheets } = readBook(bytes)
    const rows = utils.sheet_to_json<unknown[]>(sheets['Cash to the bank'] ?? {}, { header: 1 })
    expect(rows.slice(1).map(([, amount]) => amount)).toEqual([1000, 0, 100, 3000, 4100])
  })
})
