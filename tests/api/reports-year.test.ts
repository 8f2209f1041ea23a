import { beforeAll, expect, test } from 'vitest'
import * as reportsRoute from '#app/api/admin_reports/route.ts'
import * as bookingsRoute from '#app/api/bookings_list/route.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool } from '#lib/db/client.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'
import { addDays, dayInIndia, timeInIndia } from '#lib/shared/dates.ts'
import { seedDemo } from '../../scripts/seed-demo/store.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

// A year of bookings, and every figure of the screens beside SQL that knows only the bookings themselves.
useDatabase()
const count = 2_000
const now = new Date()
const today = dayInIndia(now)
const year = { from: addDays(today, -364), to: today }
let by: Staff
let cookie: string

beforeAll(async () => {
  await seedDemo(count, now)
  ;({ by, cookie } = await signedIn())
}, 480_000)

const rows = async (sql: string, ...values: unknown[]) => (await pool().query(sql, values)).rows
const get = async (path: string) => (await call(reportsRoute, 'GET', path, { cookie })).body
const paidDay = "(verified_at AT TIME ZONE 'Asia/Kolkata')::date"
const madeDay = "(created_at AT TIME ZONE 'Asia/Kolkata')::date"
const paid = "status IN ('verified', 'confirmed')"

test('the made-up year is what it promises: so many bookings, all statuses, no night taken twice', async () => {
  const counts = await rows('SELECT status, count(*)::int FROM bookings GROUP BY status ORDER BY 1')
  expect(counts.map(({ status }) => status)).toEqual([
    'pending',
    'verified',
    'confirmed',
    'rejected',
  ])
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(count)
  expect(
    await rows(`SELECT 1 FROM occupancies a JOIN occupancies b ON a.id < b.id
    AND a.room_id = b.room_id AND a.unit = b.unit AND a.check_in < b.check_out AND b.check_in < a.check_out`),
  ).toEqual([])
})

test('the dashboard agrees with the bookings', async () => {
  const stats = await dashboardStats(by, now)
  const counts = await rows('SELECT status, count(*)::int AS count FROM bookings GROUP BY status')
  for (const { status, count } of counts)
    expect([status, stats[status as 'pending']]).toEqual([status, count])
  const revenue = async (from: string) => {
    const [{ sum }] = await rows(
      `SELECT coalesce(sum(total_paise), 0) / 100.0 AS sum FROM bookings WHERE ${paid} AND ${paidDay} BETWEEN $1 AND $2`,
      from,
      today,
    )
    return Number(sum)
  }
  expect(stats.revenueToday).toBe(await revenue(today))
  expect(stats.revenueMTD).toBe(await revenue(`${today.slice(0, 8)}01`))
  const days = await rows(
    `SELECT day::date::text AS d, (SELECT coalesce(sum(total_paise), 0) / 100.0 FROM bookings
       WHERE ${paid} AND ${paidDay} = day::date)::float8 AS rev
     FROM generate_series($1::date - 13, $1::date, interval '1 day') AS day`,
    today,
  )
  expect(stats.revenueSeries).toEqual(days)

  const [{ units }] = await rows(
    'SELECT sum(units)::int AS units FROM rooms WHERE deleted_at IS NULL',
  )
  const [{ tonight }] = await rows(
    `SELECT count(*)::int AS tonight FROM bookings b WHERE check_in <= $1 AND check_out > $1
       AND EXISTS (SELECT 1 FROM occupancies WHERE booking_id = b.id)`,
    today,
  )
  expect([stats.roomsTotal, stats.occupancyToday]).toEqual([
    units,
    Math.round((tonight / units) * 100),
  ])

  const [waits] = await rows(
    `SELECT count(*)::int AS bookings FROM bookings b LEFT JOIN occupancies o ON o.booking_id = b.id
     WHERE status = 'pending'
       OR EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.state = 'claimed'
         AND (p.direction = 'refunded' OR b.status <> 'rejected'))
       OR status <> 'rejected' AND cancel_asked_at IS NOT NULL
       OR status <> 'rejected' AND no_show_at IS NULL AND b.check_out > $1 AND o.id IS NULL
       OR status = 'verified' AND no_show_at IS NULL AND b.check_out > $1
       OR status <> 'rejected' AND b.check_out >= $1 AND EXISTS (SELECT FROM stay_wishes w WHERE w.booking_id = b.id)
       OR $2 AND status <> 'rejected' AND b.check_in = $1 AND checked_in_at IS NULL AND no_show_at IS NULL AND o.id IS NOT NULL`,
    today,
    // From then on staff are asked about guests who haven't come.
    now >= timeInIndia(today, '21:00'),
  )
  expect(stats.waitingTotal).toBe(waits.bookings)
  const newest = await rows(
    'SELECT id::text FROM notifications ORDER BY created_at DESC, id DESC LIMIT 5',
  )
  expect(stats.notifications.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
})

test.each([
  ['of the year', year.from, year.to],
  ['of a month', '', ''],
  ['of one day', addDays(today, -40), addDays(today, -40)],
])('the report %s agrees with the bookings', async (_, from, to) => {
  const made = await get(`/api/admin_reports?from_date=${from}&to_date=${to}`)
  const range = from ? [from, to] : [addDays(today, -29), today]
  expect([made.from_date, made.to_date]).toEqual(range)
  const series = await rows(
    `SELECT day::date::text AS d, (SELECT coalesce(sum(total_paise), 0) / 100.0 FROM bookings
       WHERE ${paid} AND ${paidDay} = day::date)::float8 AS rev
     FROM generate_series($1::date, $2::date, interval '1 day') AS day`,
    ...range,
  )
  expect(made.revenue).toEqual(series)
  const [nights] = await rows(
    `SELECT count(*)::int AS sold, coalesce(sum(rate_paise), 0)::float8 AS paise
     FROM bookings CROSS JOIN generate_series(check_in, check_out - 1, interval '1 day') AS night
     WHERE ${paid} AND night BETWEEN $1 AND $2`,
    ...range,
  )
  const [{ units }] = await rows(
    'SELECT sum(units)::int AS units FROM rooms WHERE deleted_at IS NULL',
  )
  const available = units * series.length
  expect(made.totals).toEqual({
    revenue: Math.round(series.reduce((sum, { rev }) => sum + rev * 100, 0)) / 100,
    bookings_paid: (
      await rows(`SELECT 1 FROM bookings WHERE ${paid} AND ${paidDay} BETWEEN $1 AND $2`, ...range)
    ).length,
    nights_sold: nights.sold,
    nights_available: available,
    occupancy: Math.round((nights.sold / available) * 100),
    nights_value: nights.paise / 100,
    average_rate: nights.sold ? Math.round(nights.paise / nights.sold) / 100 : 0,
    revenue_per_available_room: Math.round(nights.paise / available) / 100,
  })
  const rooms = await rows(
    `SELECT room_id AS id, room_name AS name, (sum(total_paise) / 100.0)::float8 AS revenue_verified FROM bookings
     WHERE ${paid} AND ${paidDay} BETWEEN $1 AND $2 GROUP BY 1, 2 ORDER BY 3 DESC, 2`,
    ...range,
  )
  expect(made.topRooms.map(({ nights: _nights, ...room }: { nights: number }) => room)).toEqual(
    rooms,
  )
  const recent = await rows(
    `SELECT id::text FROM bookings WHERE ${madeDay} BETWEEN $1 AND $2 ORDER BY created_at DESC, id DESC LIMIT 50`,
    ...range,
  )
  expect(made.recent.map(({ id }: { id: string }) => id)).toEqual(recent.map(({ id }) => id))
})

test('the list of bookings agrees: totals, pages and searches', async () => {
  const list = async (query: string) =>
    (await call(bookingsRoute, 'GET', `/api/bookings_list?${query}`, { cookie })).body
  for (const status of ['', 'pending', 'verified', 'confirmed', 'rejected']) {
    const where = status ? `WHERE status = '${status}'` : ''
    const order = status === 'pending' ? 'check_in, created_at, id' : 'created_at DESC, id DESC'
    const all = await rows(`SELECT id::text FROM bookings ${where} ORDER BY ${order}`)
    const page = await list(`status=${status}&page=3`)
    const pages = Math.ceil(all.length / 10)
    expect([page.total, page.pages]).toEqual([all.length, pages])
    // Beyond the last page stands the last.
    const end = 10 * Math.min(3, pages)
    expect(page.rows.map(({ id }: { id: string }) => id)).toEqual(
      all.slice(end - 10, end).map(({ id }) => id),
    )
  }
  for (const q of ['kapoor', 'Анна', '刘文', 'a', '98', 'देशमुख']) {
    const found = await rows(
      `SELECT 1 FROM bookings WHERE position(lower($1) IN lower(full_name)) > 0 OR position(lower($1) IN lower(email)) > 0
         OR position($1 IN phone) > 0 OR position(lower($1) IN lower(reference)) > 0
         OR position($1 IN regexp_replace(phone, '\\D', '', 'g')) > 0 OR EXISTS (
           SELECT FROM payments p WHERE p.booking_id = bookings.id AND position($1 IN p.utr) > 0)
         OR position(lower($1) IN lower(replace(reference, '-', ''))) > 0`,
      q,
    )
    expect([q, (await list(`q=${encodeURIComponent(q)}`)).total]).toEqual([q, found.length])
  }
})
