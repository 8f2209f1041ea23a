import pg from 'pg'
import { isDatabaseAway } from '../../lib/db/errors.ts'
import { connect } from '../connect.ts'
import { knownMigrations, migrate } from '../migrate.ts'
import { type Header, inspect, isRow, lines, type Row, type TableLine, tableLine } from './file.ts'
import { appliedMigrations, columnList, findTables, type Table } from './tables.ts'
import type { Counts } from './write.ts'

type Options = { key?: string | undefined; signal?: AbortSignal }

// So much is put into the database at a time: rows, or letters if that is sooner.
const portion = { rows: 500, letters: 1_000_000 }

/**
 * Brings the database at `url` to the state of a backup: its schema as of then, all rows of all tables in one
 * transaction, then the migrations that came since. What a first start puts there, rooms and staff, makes way. All
 * sessions and sign-in codes of the backup end; `staff` are those who may sign in again.
 * `key`: it was encrypted with. Throws an Error of one sentence, and has changed nothing, when the file is not whole or of a later Dontali, when
 * a server is using the database, or when it has bookings or chats.
 */
export async function restore(
  url: string,
  path: string,
  options: Options = {},
): Promise<{ header: Header; counts: Counts; staff: string[] }> {
  const { header, rows } = await inspect(path, options.key)
  await refuseLater(header)
  const client = await connect(url)
  try {
    await refuseUsed(client)
    await refuseNewer(client, header)
    await migrate(url, { only: header.migrations })
    await client.query('BEGIN')
    await refill(client, path, options).catch(explain)
    const staff = await whoMaySignIn(client)
    await client.query('COMMIT')
    await client.query('ANALYZE')
    await migrate(url)
    return { header, counts: rows, staff }
  } finally {
    await client.end().catch(() => undefined)
  }
}

// As the backup says: who was removed since is there again.
async function whoMaySignIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    'SELECT email FROM public.staff WHERE removed_at IS NULL ORDER BY created_at, email',
  )
  return rows.map(({ email }) => email)
}

async function refuseLater({ migrations }: Header): Promise<void> {
  const known = new Set(await knownMigrations())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown) {
    throw new Error(
      `This backup was made by a newer version of Dontali (it has the migration ${unknown}). Restore it with that version.`,
    )
  }
}

// A migration cannot be taken back.
async function refuseNewer(client: pg.Client, header: Header): Promise<void> {
  const newer = (await appliedMigrations(client)).find((name) => !header.migrations.includes(name))
  if (newer) {
    throw new Error(
      `This backup was made by an older version of Dontali than the database (which has the migration ${newer}). Restore it into an empty database.`,
    )
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  // The name that lib/db/client.ts gives its connections. A running site always has at least one.
  const { rows: users } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'dontali' LIMIT 1`,
  )
  if (users.length > 0) throw new Error('The site is using this database. Stop it first.')
  const { rows: known } = await client.query(
    `SELECT to_regclass('public.bookings') IS NOT NULL AS is`,
  )
  if (known[0].is) await refuseFull(client)
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT (SELECT count(*) FROM public.bookings) AS bookings, (SELECT count(*) FROM public.chats) AS chats`,
  )
  const { bookings, chats } = rows[0]
  if (bookings === '0' && chats === '0') return
  throw new Error(
    `This database has ${bookings} bookings and ${chats} chats. A backup can only be restored into a database without any.`,
  )
}

// A file that was changed by hand may hold what the constraints do not let in.
function explain(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || isDatabaseAway(error)) throw error
  throw new Error(
    `Nothing was restored, because the database refused the backup: ${error.message}.`,
  )
}

async function refill(client: pg.Client, path: string, options: Options): Promise<void> {
  const tables = await findTables(client)
  const all = tables.map(({ name }) => name).join(', ')
  await client.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`)
  // A guest may have booked since we looked; from here on that's impossible.
  await refuseFull(client)
  // What our triggers would make of the rows is in the backup; the keys between tables are checked as ever.
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  // RESTART gives the numbers a new place, too, which goes away with everything else if this fails. CASCADE empties what's made
  // again from the rest.
  await client.query(`TRUNCATE ${all} RESTART IDENTITY CASCADE`)
  await fill(client, path, tables, options)
  // Who was removed or signed out since the backup must not come in by what it remembers.
  await client.query('UPDATE public.staff_sessions SET revoked_at = now() WHERE revoked_at IS NULL')
  await client.query('UPDATE public.login_codes SET used_at = now() WHERE used_at IS NULL')
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
}

async function fill(
  client: pg.Client,
  path: string,
  tables: Table[],
  { key, signal }: Options,
): Promise<void> {
  let into: Filling | undefined
  for await (const line of lines(path, key)) {
    signal?.throwIfAborted()
    if (isRow(line)) {
      await into?.add(line)
      continue
    }
    await into?.flush()
    const described = tableLine(line)
    if (described) into = await begin(client, described, tables)
  }
}

type Filling = { add(line: string): Promise<void>; flush(): Promise<void> }

async function begin(client: pg.Client, described: TableLine, tables: Table[]): Promise<Filling> {
  const table = tables.find(({ name }) => name === described.table)
  if (!table) throw unknown(described.table)
  const columns = described.columns.map((name) => {
    const column = table.columns.find((known) => known.name === name)
    if (!column) throw unknown(`${table.name}.${name}`)
    return column
  })
  if (table.identity && described.sequence) {
    const { last, called } = described.sequence
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      table.name,
      table.identity,
      last,
      called,
    ])
  }
  const sql = `
    INSERT INTO ${table.name} (${columnList(columns)}) OVERRIDING SYSTEM VALUE
    SELECT ${columnList(columns, ({ type }, number) => `c${number}::${type}`)}
    FROM unnest(${columnList(columns, (_, number) => `$${number + 1}::text[]`)})
      AS row (${columnList(columns, (_, number) => `c${number}`)})`
  return filling(async (rows) => {
    await client.query(
      sql,
      columns.map((_, number) => rows.map((row) => row[number])),
    )
  })
}

function filling(insert: (rows: Row[]) => Promise<void>): Filling {
  let waiting: Row[] = []
  let letters = 0
  const flush = async () => {
    if (waiting.length > 0) await insert(waiting)
    waiting = []
    letters = 0
  }
  return {
    flush,
    add: async (line) => {
      waiting.push(JSON.parse(line))
      letters += line.length
      if (waiting.length >= portion.rows || letters >= portion.letters) await flush()
    },
  }
}

const unknown = (name: string) =>
  new Error(`The backup has ${name}, which this version of Dontali doesn't know.`)
