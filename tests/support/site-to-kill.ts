import pg from 'pg'
import { createDatabase } from './database.ts'
import { temporaryDir } from './postgres.ts'
import { startServer, type TestServer } from './server.ts'
import { staffCookie } from './staff-cookie.ts'

const secret = 'a secret of the tests, forty letters long'

/** The real process in front of a database of its own, for a test that kills it, starts it again and looks at the rows. */
export class SiteToKill {
  client!: pg.Client
  server!: TestServer
  /** The Cookie header of staff@dontali.example. */
  cookie!: string
  #database!: Awaited<ReturnType<typeof createDatabase>>
  #dataDir!: string
  readonly #limits: Record<string, string>

  /** Takes the limits that a test exceeds because it asks more often than a person, such as `LIMIT_STAFF`. */
  constructor(limits: Record<string, string>) {
    this.#limits = limits
  }

  async open(): Promise<void> {
    this.#database = await createDatabase()
    this.client = new pg.Client({ connectionString: this.#database.url })
    await this.client.connect()
    this.#dataDir = await temporaryDir()
    await this.start()
    this.cookie = await staffCookie(this.client, secret)
  }

  /** Starts the process, also after it was killed. */
  async start(): Promise<void> {
    const env = { DATABASE_URL: this.#database.url, AUTH_SECRET: secret, ...this.#limits }
    this.server = await startServer({ dataDir: this.#dataDir, env })
  }

  async close(): Promise<void> {
    await this.server.clean()
    await this.client.end()
    await this.#database.drop()
  }
}

/** Puts stays of one night into the database, which staff promised before they are paid. */
export async function putStays(client: pg.Client, count: number) {
  const { rows } = await client.query<{ id: string; reference: string }>(
    `WITH guest AS (
       INSERT INTO customers (email, full_name, phone) VALUES ('asha@example.com', 'Asha Patil', '1')
       RETURNING id, email, full_name, phone
     ), made AS (
       INSERT INTO bookings (reference, secret, customer_id, full_name, email, phone, room_id, room_name, check_in,
         check_out, nights, guests, rate_paise, gst_percent, total_paise, status, verified_at, source)
       SELECT 'R' || n, md5(n::text), c.id, c.full_name, c.email, c.phone, r.id, r.name, '2027-03-01', '2027-03-02', 1, 2,
         472000, 18, 472000, 'confirmed', now(), 'phone'
       FROM generate_series(1, $1) n, guest c, (SELECT * FROM rooms ORDER BY id LIMIT 1) r
       RETURNING id, reference, check_in, room_id, room_name
     ), charged AS (
       INSERT INTO charges (booking_id, position, kind, night, room_id, words, paise, gst_percent)
       SELECT id, 1, 'night', check_in, room_id, room_name, 472000, 18 FROM made
     ) SELECT id::text, reference FROM made`,
    [count],
  )
  return rows
}
