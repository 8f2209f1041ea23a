import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { createDatabase } from '../support/database.ts'
import { temporaryDir } from '../support/postgres.ts'
import { receipt } from '../support/receipts.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'

type Row = {
  reference: string
  email: string
  bytes: Buffer
  size: number
  unit: number | null
  notices: number
}

let database: Awaited<ReturnType<typeof createDatabase>>
let client: pg.Client
let smtp: TestSmtp
let server: TestServer
let dataDir: string
let receipts: Buffer[]

const start = async () => {
  server = await startServer({
    dataDir,
    env: {
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      AUTH_SECRET: 'a secret of the tests, forty letters long',
      TRUST_PROXY: '1',
      LIMIT_CREATE_BOOKING: '100000/60',
    },
  })
}

beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  smtp = await startSmtp()
  dataDir = await temporaryDir()
  const payments = Array.from({ length: 8 }, (_, n) => ({ utr: String(632548210930 + n) }))
  receipts = await Promise.all(payments.map(receipt))
  await start()
})
afterAll(async () => {
  await server.clean()
  await smtp.close()
  await client.end()
  await database.drop()
})

let guests = 0
// Every guest another night, so that none is refused, and another sender, so that each keeps a unit.
async function book(): Promise<string | null> {
  const number = guests++
  const checkIn = addDays(dayInIndia(new Date()), 1 + (number % 360))
  const form = new FormData()
  const fields = {
    fullName: `Guest ${number}`,
    email: `guest-${number}@example.com`,
    phone: `+91 9${1e9 + number}`,
    roomType: 'Maratha Wada Room',
    checkIn,
    checkOut: addDays(checkIn, 1),
    guests: '2',
    amount: '4720',
    captcha: 'FARMSTAY',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const picture = Uint8Array.from(receipts[number % receipts.length] ?? [])
  form.set('screenshot', new File([picture], 'receipt.jpg', { type: 'image/jpeg' }))
  const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
  const url = `${server.url}/api/create_booking.php`
  const answer = await fetch(url, { method: 'POST', headers, body: form })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { reference: string }).reference
}

/**
 * Four guests at a time book until the server is gone: `ms` after the second acknowledgement, so that a slow machine
 * is killed among bookings as well. Answers what was acknowledged.
 */
async function bookUntilKilled(ms: number): Promise<string[]> {
  const acknowledged: string[] = []
  const second = Promise.withResolvers<void>()
  const guest = async () => {
    for (;;) {
      const reference = await book().catch((error: Error) => {
        // A cut connection is the point; an answer that says no would be a fault.
        if (/^\d{3} /.test(error.message)) throw error
        return null
      })
      if (reference === null) return
      acknowledged.push(reference)
      if (acknowledged.length === 2) second.resolve()
    }
  }
  const all = Promise.all([guest(), guest(), guest(), guest()])
  // A refusal ends the wait as well, with its own message.
  await Promise.race([second.promise, all])
  await wait(ms)
  await server.stop('SIGKILL')
  await all
  return acknowledged
}

async function stored(): Promise<Map<string, Row>> {
  const { rows } = await client.query<Row>(`
    SELECT b.reference, b.email, f.bytes, f.size, o.unit,
      (SELECT count(*)::int FROM notifications n WHERE n.booking_id = b.id) AS notices
    FROM bookings b JOIN payments p ON p.booking_id = b.id JOIN files f ON f.id = p.proof_id
    LEFT JOIN occupancies o ON o.booking_id = b.id`)
  return new Map(rows.map((row) => [row.reference, row]))
}

describe('kill -9 in the middle of bookings', () => {
  test('acknowledged bookings are stored with their screenshots, others are complete or absent, and the e-mails are sent', async () => {
    const acknowledged: string[] = []
    for (const ms of [0, 40, 300]) {
      acknowledged.push(...(await bookUntilKilled(ms)))
      await start()
    }

    const rows = await stored()
    expect(acknowledged.filter((reference) => !rows.has(reference))).toEqual([])
    for (const { bytes, size, unit, notices } of rows.values()) {
      expect(bytes.length).toBe(size)
      expect((await sharp(bytes).metadata()).width).toBe(1080)
      expect(unit).not.toBeNull()
      expect(notices).toBe(2)
    }
    const count = await client.query('SELECT count(*)::int AS files FROM files')
    expect(count.rows[0].files).toBe(rows.size)

    for (const { reference, email } of rows.values()) {
      await smtp.waitFor(
        ({ recipients, subject }) =>
          recipients.includes(email) && subject === `We have your booking ${reference}`,
        30_000,
      )
    }
  })
})

describe('the mail server is away', () => {
  test('bookings still work, and every e-mail arrives when the server is back, with one Message-ID', async () => {
    smtp.refuse = true
    const seen = smtp.mails.length
    const reference = await book()
    await wait(1_500)
    expect(smtp.mails.slice(seen).some(({ subject }) => subject?.includes(`${reference}`))).toBe(
      false,
    )
    smtp.refuse = false
    const mail = await smtp.waitFor(
      ({ subject }) => subject === `We have your booking ${reference}`,
      60_000,
    )
    const same = smtp.mails.filter(({ messageId }) => messageId === mail.messageId)
    expect(new Set(same.map(({ subject }) => subject)).size).toBe(1)
  })
})
