import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { sha256Of } from '../lib/shared/sha256.ts'
import { connect } from './connect.ts'

type Migration = { name: string; sql: string; checksum: string }
type Options = {
  directory?: URL
  only?: string[]
  before?: (() => Promise<void>) | undefined
}

const migrationsDir = new URL('../prisma/migrations/', import.meta.url)
// The number that Prisma's own tool locks while it migrates: the two never work at once.
const prismaLock = 72_707_369

/**
 * Brings a database to the present schema, ours and the job queue's, and returns the names of what it applied.
 * Each file runs whole in one transaction of one connection, and is recorded as Prisma records it, so that
 * `prisma migrate deploy` goes on from the same history. Starts at the same time wait for each other.
 * `only` names the migrations to stop short at those: a backup's, whose rows fit no later schema. `before` is done first
 * where a database that has had migrations is about to get more; if it fails, nothing is changed.
 * Throws an Error that says what to do when the database does not answer or is of a newer version, a file fails, or one that
 * was applied has been changed since.
 */
export async function migrate(
  url: string,
  { directory = migrationsDir, only, before }: Options = {},
): Promise<string[]> {
  const client = await connect(url)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [prismaLock])
    await client.query(historyTable)
    const files = await readMigrations(directory)
    const wanted = only ? files.filter(({ name }) => only.includes(name)) : files
    const history = await readHistory(client)
    requireKnown(history, files)
    const pending = findPending(history, wanted)
    if (pending.length > 0 && pending.length < wanted.length) await before?.()
    for (const migration of pending) await apply(client, migration)
    await runMigrations({ connectionString: url })
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const historyTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/** The names of the migrations that this version of the code has, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations(migrationsDir)).map(({ name }) => name)
}

async function readMigrations(directory: URL): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(new URL(`${name}/migration.sql`, directory), 'utf8')
      return { name, sql, checksum: sha256Of(sql).toString('hex') }
    }),
  )
}

type Applied = { migration_name: string; checksum: string; finished_at: Date | null }

async function readHistory(client: pg.Client): Promise<Map<string, Applied>> {
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return new Map(rows.map((row) => [row.migration_name, row]))
}

// Old code would read and write rows it doesn't understand.
function requireKnown(history: Map<string, Applied>, files: Migration[]): void {
  const newer = [...history.keys()].find((name) => !files.some((file) => file.name === name))
  if (newer === undefined) return
  throw new Error(
    `The database belongs to a newer version of Dontali (it has the migration ${newer}), and this older code can't use it. Start the newer version again. To go back to this one for good, restore the backup made before the update; see "Go back to a backup" in the README.`,
  )
}

function findPending(history: Map<string, Applied>, migrations: Migration[]): Migration[] {
  return migrations.filter(({ name, checksum }) => {
    const row = history.get(name)
    if (!row) return true
    if (!row.finished_at) throw new Error(`The migration ${name} was started but never finished.`)
    if (row.checksum === checksum) return false
    throw new Error(
      `The migration ${name} was changed after it was applied. Restore its file, and put the change into a new migration.`,
    )
  })
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const started = new Date()
  await client.query('BEGIN')
  try {
    // Without parameters a whole file goes to the server as it is, functions and comments included.
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name, started],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new Error(`The migration ${name} failed: ${(error as Error).message}.`)
  }
}
