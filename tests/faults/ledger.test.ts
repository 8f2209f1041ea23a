import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInIndia } from '#lib/shared/dates.ts'
import { dice, pick } from '../../scripts/seed-demo/dice.ts'
import { bankFile, bankRows } from '../support/bank-files.ts'
import { expectWhole } from '../support/ledger.ts'
import { putStays, SiteToKill } from '../support/site-to-kill.ts'

const seed = Number(process.env.LEDGER_SEED ?? Date.now() % 1_000_000)
const roll = dice(seed)
const among = <T>(all: readonly T[]): T => pick(roll, all)
const atOnce = 6
const count = 60
const today = dayInIndia(new Date())
const site = new SiteToKill({ LIMIT_STAFF: '100000/60' })

beforeAll(() => site.open())
afterAll(() => site.close())

const utrOf = (n: number) => `6328${String(n).padStart(8, '0')}`

/** Puts stays into the database, each with a claim whose UTR a credit has. */
async function stays() {
  const made = await putStays(site.client, count)
  const { rows } = await site.client.query<{ id: string; payment: string }>(
    `INSERT INTO payments (booking_id, direction, method, paise, utr, on_day, state, recorded_by)
     SELECT id, 'received', 'upi', 118000, '6328' || lpad(substr(reference, 2), 8, '0'), $1, 'claimed', 'guest'
     FROM bookings
     RETURNING booking_id::text AS id, id::text AS payment`,
    [today],
  )
  const payments = new Map(rows.map(({ id, payment }) => [id, payment]))
  return made.map((stay) => ({ ...stay, payment: payments.get(stay.id) ?? '' }))
}

async function send(path: string, body: object | FormData, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${site.server.url}/api/${path}`, {
    method: 'POST',
    headers: {
      cookie: site.cookie,
      ...headers,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  // A refusal is an answer, too; a fault is not.
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${answer.status} ${text}`)
  return { status: answer.status, body: JSON.parse(text) }
}

async function readStatement(): Promise<{ id: string; lines: string[] }> {
  const movements = Array.from({ length: count }, (_, n) => ({
    on: today,
    rupees: n % 3 === 0 ? 1180 : 900 + n,
    payer: 'ASHA PATIL',
    utr: utrOf(n + 1),
    note: 'STAY',
  }))
  const form = new FormData()
  form.set('file', new File([bankFile('Axis', bankRows('Axis', movements))], 'statement.csv'))
  const { status, body } = await send('statements', form)
  expect(status).toBe(201)
  const { rows } = await site.client.query<{ id: string }>('SELECT id::text FROM statement_lines')
  return { id: body.id, lines: rows.map(({ id }) => id) }
}

type Act = () => Promise<{ status: number }>

/** Draws what staff do, so that a seed gives the same acts; each can be done again without harm. */
function draw(
  all: Awaited<ReturnType<typeof stays>>,
  statement: { id: string; lines: string[] },
): Act {
  const { id, reference, payment } = among(all)
  const line_id = among(statement.lines)
  const amount = String(1 + Math.floor(roll() * 4000))
  const direction = among(['received', 'refunded'])
  const idempotencyKey = randomUUID()
  const typed = { direction, method: 'cash', amount, on: today, utr: '', number: '', note: '' }
  const verified = {
    lines: [{ line_id, ...(roll() < 0.7 ? { payment_id: payment } : { booking_id: id }) }],
  }
  return among<Act>([
    () => send(`folios/${reference}/payments`, typed, { 'idempotency-key': idempotencyKey }),
    () => send(`payments/${payment}/verify`, {}),
    () => send(`payments/${payment}/void`, { reason: 'A mistake' }),
    () => send(`statements/${statement.id}/verify`, verified),
    () => send(`statements/${statement.id}/verify`, verified),
    () => send('documents', { booking: id }),
  ])
}

test(`kill -9 in the middle of the money leaves books that add up (LEDGER_SEED=${seed})`, async () => {
  const all = await stays()
  const statement = await readStatement()
  const acts = Array.from({ length: 400 }, () => draw(all, statement))
  let done = 0
  let cut = 0
  const actUntilCut = async () => {
    for (let act = acts.pop(); act; act = acts.pop()) {
      const answer = await act().catch((error: Error) => {
        if (/^5\d\d /.test(error.message)) throw error
        return null
      })
      if (answer === null || answer.status === 503) {
        cut++
        acts.push(act)
        return
      }
      if (answer.status < 300) done++
    }
  }
  for (const ms of [300, 500, 700]) {
    const running = Promise.all(Array.from({ length: atOnce }, actUntilCut))
    await wait(ms)
    await site.server.stop('SIGKILL')
    await running
    await expectWhole(site.client)
    await site.start()
  }
  await Promise.all(Array.from({ length: atOnce }, actUntilCut))
  await expectWhole(site.client)
  expect(acts).toEqual([])
  expect(cut).toBeGreaterThan(0)
  expect(done).toBeGreaterThan(100)
  const { rows } = await site.client.query(
    `SELECT count(*)::int AS linked FROM payments WHERE statement_line_id IS NOT NULL AND state = 'verified'`,
  )
  expect(rows[0].linked).toBeGreaterThan(0)
})
