import { beforeAll, expect, test } from 'vitest'
import * as route from '#app/api/customers_list/route.ts'
import type { Customer } from '#lib/customers/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let cookie: string
const list = (query = '') => call(route, 'GET', `/api/customers_list?${query}`, { cookie })
const names = async (query: string) =>
  (await list(query)).body.rows.map((row: Customer) => row.full_name)

beforeAll(async () => {
  cookie = (await signedIn()).cookie
  const people = [
    ['Elena Petrova', 'elena@pune.example', '90040 55318'],
    ['Pune Traders', 'desk@shop.example', '97640 12205'],
    ['100% Cotton', 'a_b@shop.example', '99675 08841'],
  ]
  for (const [at, [fullName = '', email = '', phone = '']] of people.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + at))
    await prisma().customer.create({ data: { fullName, email, phone, createdAt } })
  }
  const statuses = ['pending', 'verified', 'confirmed', 'rejected'] as const
  for (const status of statuses)
    await insertBooking({ email: 'elena@pune.example', status, unit: null })
})

test('customers come newest first, with all their bookings and the revenue of the paid ones', async () => {
  const { status, body } = await list()
  expect(status).toBe(200)
  expect([body.total, body.pages]).toEqual([3, 1])
  expect(body.rows.map((row: Customer) => row.full_name)).toEqual([
    '100% Cotton',
    'Pune Traders',
    'Elena Petrova',
  ])
  expect(body.rows[2]).toEqual({
    id: expect.any(String),
    full_name: 'Elena Petrova',
    email: 'elena@pune.example',
    phone: '90040 55318',
    total_bookings: 4,
    total_revenue: 28_320,
    created_at: '2026-01-01T00:00:00.000Z',
  })
  expect(body.rows[0]).toMatchObject({ total_bookings: 0, total_revenue: 0 })
})

test('a search finds a part of name, e-mail or phone, in any letter case, % and _ taken literally', async () => {
  expect(await names('q=PUNE')).toEqual(['Pune Traders', 'Elena Petrova'])
  expect(await names('q=12205')).toEqual(['Pune Traders'])
  expect(await names('q=%25')).toEqual(['100% Cotton'])
  expect(await names('q=_')).toEqual(['100% Cotton'])
  expect(await names('q=%20%20')).toHaveLength(3)
  expect((await list(`q=${'x'.repeat(101)}`)).status).toBe(422)
})

test('a telephone number is found however it was typed, a name without its accents', async () => {
  for (const q of ['9004055318', '%2B91+90040-55318', '090040+55318']) {
    expect([q, await names(`q=${q}`)]).toEqual([q, ['Elena Petrova']])
    expect([q, await names(`q=${q}&field=mobile`)]).toEqual([q, ['Elena Petrova']])
  }
  expect(await names('q=p%C3%A9tr%C3%B3va&field=name')).toEqual(['Elena Petrova'])
})

test('with a field it looks there only; a field that does not exist counts as none', async () => {
  expect(await names('q=pune&field=name')).toEqual(['Pune Traders'])
  expect(await names('q=pune&field=email')).toEqual(['Elena Petrova'])
  expect(await names('q=9&field=mobile')).toHaveLength(3)
  expect(await names('q=9&field=name')).toEqual([])
  expect(await names('q=pune&field=secret')).toHaveLength(2)
})

test('page and size out of range are the nearest that are in it', async () => {
  expect(await names('size=1')).toEqual(['100% Cotton'])
  expect(await names('size=1&page=2')).toEqual(['Pune Traders'])
  expect(await names('size=0&page=-5')).toEqual(['100% Cotton'])
  expect((await list('size=2')).body.pages).toBe(2)
  expect(await names('size=900&page=x')).toHaveLength(3)
  expect(await names('size=2&page=9')).toEqual(['Elena Petrova'])
})

test('the indexes are there by which neither a page nor a search reads everything', async () => {
  const { rows } = await pool().query(
    "SELECT indexname FROM pg_indexes WHERE tablename IN ('customers', 'bookings')",
  )
  const indexes = rows.map(({ indexname }) => indexname)
  expect(indexes).toEqual(
    expect.arrayContaining(['customers_created', 'customers_search', 'bookings_customer']),
  )
})
