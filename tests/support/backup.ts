import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { insertBooking } from './bookings.ts'
import { attach, say, startChat } from './chat.ts'
import { samples } from './chat-files.ts'
import { createDatabase } from './database.ts'
import { book, hold, makeRoom } from './guest.ts'
import { temporaryDir } from './postgres.ts'
import { configure } from './reviews.ts'
import { signedIn } from './staff.ts'

/** Does something on a connection of its own to a database. */
export async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const ask = (url: string, sql: string, values: unknown[] = []) =>
  on(url, async (client) => (await client.query(sql, values)).rows)

/** Databases of a test, gone after it, and files of a test file, gone at its end. */
export function backupPlaces() {
  const drops: (() => Promise<void>)[] = []
  const directories: string[] = []
  afterAll(async () => {
    for (const directory of directories) await rm(directory, { recursive: true })
  })
  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop()
  })
  return {
    /** Without tables; a restoring into one that's `empty: false` needs no migrations, which take ten times as long as the rows. */
    async database({ empty = true } = {}): Promise<string> {
      const { url, drop } = await createDatabase({ empty })
      drops.push(drop)
      return url
    },
    async file(): Promise<string> {
      const directory = await temporaryDir()
      directories.push(directory)
      return join(directory, 'dontali.gz')
    },
  }
}

/** A copy of a backup whose lines have been changed. */
export async function changed(
  path: string,
  change: (lines: string[]) => string[],
): Promise<string> {
  const lines = gunzipSync(await readFile(path))
    .toString()
    .split('\n')
  const copy = `${path}.changed`
  await writeFile(copy, gzipSync(change(lines).join('\n')))
  return copy
}

/**
 * All that a database holds: the rows of every table as text, where the numbers stand, and the promises. Of the queue
 * what waits there; not the counts, which need not survive.
 */
export async function contents(url: string): Promise<Record<string, unknown>> {
  return on(url, async (client) => {
    const found: Record<string, unknown> = {}
    const { rows: tables } = await client.query(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('rate_limits', '_prisma_migrations')
         OR schemaname = 'graphile_worker' AND tablename NOT IN ('migrations', '_private_known_crontabs')
       ORDER BY 1`,
    )
    for (const { name } of tables) {
      const { rows } = await client.query(`SELECT md5(t::text) AS row FROM ${name} t ORDER BY 1`)
      found[name] = rows.map(({ row }) => row)
    }
    for (const [name, sql] of Object.entries(promises)) found[name] = (await client.query(sql)).rows
    return found
  })
}

const odd = '\\N \\\\ "two" \'one\' {1,NULL} NULL \t\r\n\u2028 أهلاً 🐓 \u0001 e\u0301'

/**
 * Fills the test file's database with a farm in the middle of its work, words that trip over many formats included.
 * Answers the reference of a booking whose mails wait.
 */
export async function fillFarm(): Promise<string> {
  const { by } = await signedIn()
  for (const status of ['pending', 'verified', 'confirmed', 'rejected'] as const) {
    await insertBooking({ status, email: `${status}@example.com` })
  }
  const roomless = await insertBooking({ unit: null, fullName: odd, utr: 'ABC123456789' })
  await changeStatus(by, { id: roomless.id, status: 'rejected', note: odd }, new Date())
  const room = await makeRoom(2)
  const answer = await book(room.name)
  await hold(room.name, { checkIn: '2027-05-01', checkOut: '2027-05-03' })
  const chat = await startChat({ name: odd })
  await say(chat, odd)
  await attach(chat, new File([samples.pdf], 'way.pdf'))
  await configure()
  const large = randomBytes(1_000_000)
  await pool().query(
    `INSERT INTO files (sha256, perceptual_hash, word_hashes, mime, size, name, bytes)
     SELECT sha256($1 || n::text::bytea), $2, ARRAY[$2, 1, n]::bigint[], 'image/jpeg', 1000000, $3, $1
     FROM generate_series(1, 2) n`,
    [large, '-9223372036854775808', odd.replace('\u0001', '')],
  )
  // What Prisma would take for nothing at all, and what a JavaScript number cannot hold.
  await pool().query(
    `INSERT INTO settings VALUES ('null', 'null', '2026-11-21 10:00:00.123456+00'),
       ('number', '{"big": 12345678901234567890, "text": "\\u2028\\"\\\\"}', 'infinity')`,
  )
  await pool().query(
    `INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, because, note)
     VALUES ($1, 2, '2027-07-01', '2027-07-09', 'block', 'other', '')`,
    [room.id],
  )
  // Numbers that were used up and whose rows are gone.
  await pool().query('DELETE FROM rooms WHERE id = $1', [(await makeRoom()).id])
  await pool().query(
    `SELECT graphile_worker.add_job('tidy', queue_name => 'one', job_key => 'key')`,
  )
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET payload = '{"b":1, "a" : 2}' WHERE key = 'key'`,
  )
  // Restoring ends all sessions, so that those of the source have to have ended for the two to be the same.
  await pool().query('UPDATE staff_sessions SET revoked_at = now()')
  await pool().query('ANALYZE')
  return answer.body.reference
}

const promises = {
  migrations: 'SELECT migration_name FROM _prisma_migrations ORDER BY 1',
  numbers: `SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2`,
  constraints: `SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS is, convalidated
    FROM pg_constraint ORDER BY 1, 2`,
  triggers: `SELECT tgrelid::regclass::text AS of, pg_get_triggerdef(oid) AS is, tgenabled
    FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
}
