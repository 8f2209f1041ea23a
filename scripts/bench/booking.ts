import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { registerHooks } from 'node:module'
import pg from 'pg'
import { env, requiredEnv } from '../../lib/env.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { calendarOf } from '../../lib/stays/queries/availability.ts'
import { receipts } from '../seed-demo/receipts.ts'
import { bookBySql } from './tools/booking-sql.ts'
import { withDatabase } from './tools/database.ts'
import { fill } from './tools/many-bookings.ts'
import { median, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'

const callers = 8
const rounds = sized(5, 1)
const seconds = sized(3, 0.2)

type Work = (caller: number) => Promise<unknown>

/**
 * The calendar of thirty days and create_booking, in calls a second, beside what `pg` alone does with the same
 * number of callers in the same run: the calendar's own statement, and a booking's statements in one
 * transaction. pgbench would be the barest client, but the embedded Postgres comes without it.
 */
export async function bench(): Promise<void> {
  await withDatabase(async () => {
    await fill(sized(10_000, 50))
    const connect = async () => {
      const client = new pg.Client({ connectionString: requiredEnv('DATABASE_URL') })
      await client.connect()
      return client
    }
    const clients = await Promise.all(Array.from({ length: callers }, connect))
    try {
      const rows = { ...(await benchCalendar(clients)), ...(await benchBooking(clients)) }
      process.stdout.write(`Calls a second, ${callers} callers, median of ${rounds} rounds\n`)
      console.table(rows)
    } finally {
      await Promise.all(clients.map((client) => client.end()))
    }
  })
}

async function benchCalendar(clients: pg.Client[]) {
  const now = new Date()
  const today = dayInIndia(now)
  const asked = { room: 'Room 1', from: today, to: addDays(today, 29) }
  const sent = await queriesOf(() => calendarOf(asked, now))
  if (sent.length === 0) throw new Error('The calendar has asked the database nothing.')
  const bare: Work = async (caller) => {
    for (const statement of sent) await clients[caller]?.query(statement)
  }
  const site = await startSite({ LIMIT_AVAILABILITY: '9999999/60' })
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  try {
    const path = `/api/availability.php?${new URLSearchParams(asked)}`
    return {
      'calendar over HTTP': await compare(() => read(site.url + path, agent), bare),
      [`calendar in the process (queries: ${sent.length})`]: await compare(
        () => calendarOf(asked, now),
        bare,
      ),
    }
  } finally {
    agent.destroy()
    await site.stop()
  }
}

/** Each caller books its own room, because waiting for a room that another caller is taking isn't what's measured. */
async function benchBooking(clients: pg.Client[]) {
  const createBooking = await withoutPictures()
  const [picture = Buffer.of()] = await receipts()
  const today = dayInIndia(new Date())
  let count = 0
  const next = (caller: number) => {
    count += 1
    // Later than the stays that are there, and at most as late as can be booked.
    const checkIn = addDays(today, 45 + (count % 300))
    const room = `Room ${caller + 1}`
    return { room, checkIn, checkOut: addDays(checkIn, 1), email: `bench${count}@example.com` }
  }
  const ours: Work = (caller) => {
    const { room, ...stay } = next(caller)
    const guest = { fullName: 'Asha Patil', phone: `+91 9${count + 1e9}`, guests: 2 }
    const screenshot = new File([new Uint8Array(picture)], 'receipt.jpg')
    const sum = { amount: 472_000, paying: 'total' as const, code: '' }
    const paid = { ...sum, method: 'upi' as const, utr: '632548210937', screenshot, hold_token: '' }
    const input = { ...guest, ...stay, ...paid, roomType: room, locale: 'en' }
    const asked = { networks: [randomUUID()], now: new Date(), idempotencyKey: randomUUID() }
    return createBooking({ ...input, captcha: env().CAPTCHA_WORD }, asked)
  }
  const bare: Work = (caller) => {
    const client = clients[caller]
    if (!client) return Promise.reject()
    const [hash = 0n, ...words] = crypto.getRandomValues(new BigInt64Array(21))
    const guest = {
      ...next(caller),
      key: randomUUID(),
      reference: randomUUID(),
      secret: randomUUID(),
      sha256: randomBytes(32),
      hash,
      words,
      picture,
    }
    return bookBySql(client, guest, new Date())
  }
  return { 'create_booking without the picture': await compare(ours, bare) }
}

/** The command with the work on its picture left out, see {@link file://./tools/stored-picture.ts}. */
async function withoutPictures() {
  const stand = new URL('tools/stored-picture.ts', import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.endsWith('/payments/service/read-screenshot.ts') &&
      context.parentURL?.endsWith('/commands/create-booking.ts')
        ? { url: stand, shortCircuit: true }
        : next(specifier, context),
  })
  return (await import('../../lib/reservations/commands/create-booking.ts')).createBooking
}

async function compare(ours: Work, bare: Work) {
  const pairs: [number, number][] = []
  // The first round runs code that is not compiled yet.
  for (let round = 0; round <= rounds; round++) pairs.push([await rate(ours), await rate(bare)])
  const counted = pairs.slice(1)
  return {
    ours: Math.round(median(counted.map(([rate]) => rate))),
    'pg alone': Math.round(median(counted.map(([, rate]) => rate))),
    'ours : pg': `${median(counted.map(([ours, pg]) => ours / pg)).toFixed(2)} ×`,
  }
}

/** Returns how often per second the work gets done when every caller starts again as soon as it has its answer. */
async function rate(work: Work): Promise<number> {
  let done = 0
  const started = performance.now()
  const call = async (caller: number) => {
    while (performance.now() - started < seconds * 1_000) {
      await work(caller)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return (done * 1_000) / (performance.now() - started)
}

/** Returns what the work asks the database, as `pg` is told it. */
async function queriesOf(work: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
  // A connection that is new says its own settings first.
  await work()
  const { query } = pg.Client.prototype
  const sent: pg.QueryConfig[] = []
  type Told = [pg.QueryConfig] | [text: string, values?: unknown[]]
  pg.Client.prototype.query = function (this: pg.Client, ...told: Told) {
    const [asked, values = []] = told
    sent.push(
      typeof asked === 'string'
        ? { text: asked, values: Array.isArray(values) ? values : [] }
        : { text: asked.text, values: asked.values ?? [] },
    )
    return Reflect.apply(query, this, told)
  } as typeof query
  await work()
  pg.Client.prototype.query = query
  return sent
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`It answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}
