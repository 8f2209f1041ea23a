import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../support/database.ts'
import { temporaryDir } from '../support/postgres.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { staffCookie } from '../support/staff-cookie.ts'

const secret = 'a secret of the tests, forty letters long'
const atOnce = 6
let database: Awaited<ReturnType<typeof createDatabase>>
let client: pg.Client
let server: TestServer
let dataDir: string
let cookie: string

const start = async () => {
  const env = { DATABASE_URL: database.url, AUTH_SECRET: secret, LIMIT_STAFF: '100000/60' }
  server = await startServer({ dataDir, env })
}

beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  dataDir = await temporaryDir()
  await start()
  cookie = await staffCookie(client, secret)
})
afterAll(async () => {
  await server.clean()
  await client.end()
  await database.drop()
})

/** Puts paid stays of one night into the database. Returns their ids. */
async function stays(count: number): Promise<string[]> {
  await client.query(
    `INSERT INTO customers (email, full_name, phone) VALUES ('asha@example.com', 'Asha Patil', '1')`,
  )
  const { rows } = await client.query<{ id: string }>(
    `WITH made AS (
       INSERT INTO bookings (reference, secret, customer_id, full_name, email, phone, room_id, room_name, check_in,
         check_out, nights, guests, rate_paise, gst_percent, total_paise, status, verified_at)
       SELECT 'R' || n, md5(n::text), c.id, c.full_name, c.email, c.phone, r.id, r.name, '2027-03-01', '2027-03-02', 1, 2,
         472000, 18, 472000, 'confirmed', now()
       FROM generate_series(1, $1) n, customers c, (SELECT * FROM rooms ORDER BY id LIMIT 1) r
       RETURNING id, check_in, room_name
     ), charged AS (
       INSERT INTO charges (booking_id, position, kind, night, words, paise, gst_percent)
       SELECT id, 1, 'night', check_in, room_name, 472000, 18 FROM made
     ) SELECT id::text FROM made`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Issues the invoice of a stay; null if the connection was cut. */
async function invoiceOf(booking: string): Promise<string | null> {
  const answer = await fetch(`${server.url}/api/documents`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ booking }),
  }).catch(() => null)
  const body = await answer?.json().catch(() => null)
  // A cut connection is the point; an answer that says no would be a fault.
  if (answer && answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
  return body?.id ?? null
}

test('kill -9 while invoices are issued leaves no gap in their numbers, and every one that was acknowledged', async () => {
  const open = await stays(400)
  const acknowledged: string[] = []
  let cut = 0
  const issueUntilCut = async () => {
    for (let booking = open.pop(); booking; booking = open.pop()) {
      const id = await invoiceOf(booking)
      if (id === null) {
        cut++
        open.push(booking)
        return
      }
      acknowledged.push(id)
    }
  }
  for (const ms of [500, 900, 1_300]) {
    const all = Promise.all(Array.from({ length: atOnce }, issueUntilCut))
    await wait(ms)
    await server.stop('SIGKILL')
    await all
    await start()
  }
  await Promise.all(Array.from({ length: atOnce }, issueUntilCut))
  expect(open).toEqual([])
  expect(cut).toBeGreaterThan(0)

  const { rows } = await client.query<{ id: string; number: number; booking_id: string }>(
    'SELECT id::text, number, booking_id::text FROM documents ORDER BY number',
  )
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 400 }, (_, at) => at + 1))
  expect(new Set(rows.map(({ booking_id }) => booking_id)).size).toBe(400)
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})
