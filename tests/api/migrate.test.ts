import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate } from '../../server/migrate.ts'
import { createDatabase } from '../support/database.ts'
import { temporaryDir } from '../support/postgres.ts'

const first = '20261121000000_first'
const drops: (() => Promise<void>)[] = []

async function emptyDatabase(): Promise<string> {
  return newDatabase({ empty: true })
}

/** A database that has had all migrations. */
async function newDatabase({ empty = false } = {}): Promise<string> {
  const { url, drop } = await createDatabase({ empty })
  drops.push(drop)
  return url
}

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const result = await client.query(sql)
  await client.end()
  return result.rows
}

async function copyOfMigrations(): Promise<string> {
  const directory = await temporaryDir()
  drops.push(() => rm(directory, { recursive: true }))
  await cp('prisma/migrations', directory, { recursive: true })
  return directory
}

const asUrl = (directory: string) => pathToFileURL(`${directory}/`)

afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
})

describe('migrating', () => {
  test('an empty database gets every migration, recorded as Prisma records it, and the job queue', async () => {
    const url = await emptyDatabase()
    const applied = await migrate(url)
    expect(applied[0]).toBe(first)
    const history = await rows(url, 'SELECT * FROM _prisma_migrations ORDER BY migration_name')
    expect(history.map((row) => row.migration_name)).toEqual(applied)
    for (const row of history) {
      expect(row.id).toMatch(/^[0-9a-f-]{36}$/)
      expect(row.checksum).toMatch(/^[0-9a-f]{64}$/)
      expect(row.applied_steps_count).toBe(1)
      expect(row.finished_at).toBeInstanceOf(Date)
      expect(row.rolled_back_at).toBeNull()
    }
    await expect(rows(url, "SELECT graphile_worker.add_job('tidy')")).resolves.toHaveLength(1)
  })

  test('a second time applies nothing', async () => {
    expect(await migrate(await newDatabase())).toEqual([])
  })

  test('two starts at once apply each migration once', async () => {
    const url = await emptyDatabase()
    const both = await Promise.all([migrate(url), migrate(url)])
    const names = await rows(url, 'SELECT migration_name FROM _prisma_migrations')
    expect(both.flat()).toHaveLength(names.length)
    expect(new Set(both.flat()).size).toBe(names.length)
  })

  test('a migration that was changed after it was applied is refused by name', async () => {
    const url = await newDatabase()
    const directory = await copyOfMigrations()
    const file = join(directory, first, 'migration.sql')
    await writeFile(file, `${await readFile(file, 'utf8')}\n-- a later thought\n`)
    await expect(migrate(url, { directory: asUrl(directory) })).rejects.toThrow(
      /^The migration 20261121000000_first was changed after it was applied/,
    )
  })

  test('a database that a newer version has migrated is refused, with what to do, and left as it is', async () => {
    const url = await newDatabase()
    const directory = await copyOfMigrations()
    await mkdir(join(directory, '99991231000000_later'))
    await writeFile(join(directory, '99991231000000_later/migration.sql'), 'SELECT 1')
    await migrate(url, { directory: asUrl(directory) })
    await expect(migrate(url)).rejects.toThrow(
      /newer version of Dontali \(it has the migration 99991231000000_later\).*Start the newer version again.*restore the backup/,
    )
  })

  test('a migration that fails half-way leaves nothing behind', async () => {
    const url = await emptyDatabase()
    const directory = await copyOfMigrations()
    const file = join(directory, first, 'migration.sql')
    await writeFile(file, `${await readFile(file, 'utf8')}\nSELECT 1 / 0;\n`)
    await expect(migrate(url, { directory: asUrl(directory) })).rejects.toThrow(
      /failed: division by zero/,
    )
    expect(await rows(url, "SELECT to_regclass('bookings') AS is")).toEqual([{ is: null }])
    expect(await rows(url, 'SELECT * FROM _prisma_migrations')).toEqual([])
  })

  test('a database that is not there is told by its address', async () => {
    const url = new URL(await emptyDatabase())
    url.pathname = '/nothing_of_that_name'
    await expect(migrate(url.href)).rejects.toThrow(
      `The database at ${url.host} (DATABASE_URL) can't be used`,
    )
  })
})
