import { execFile } from 'node:child_process'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { keptSecret } from '../../server/kept-secret.ts'
import { knownMigrations, migrate } from '../../server/migrate.ts'
import { postgresHome } from '../../server/postgres-account.ts'
import { ask, on } from '../support/backup.ts'
import { createDatabase } from '../support/database.ts'
import { databaseUrl, temporaryDir } from '../support/postgres.ts'
import { freePort } from '../support/server.ts'

const run = promisify(execFile)
const open = (dataDir: string) => openEmbeddedPostgres(dataDir, (_, work) => work())

/** What the role behind an address may do, beyond its own database. */
async function rightsOf(url: string) {
  const [role] = await ask(
    url,
    'SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication FROM pg_roles WHERE rolname = current_user',
  )
  return Object.entries(role).flatMap(([name, has]) => (has ? [name] : []))
}

const runProgram = (url: string) => ask(url, "COPY (SELECT 1) TO PROGRAM 'true'")

// A server of the tests' own choice has the roles that it has.
describe.skipIf(process.env.TEST_DATABASE_URL)('the role that the site works as', () => {
  test('owns its database and can do nothing else', async () => {
    const { url, drop } = await createDatabase()
    expect(await rightsOf(url)).toEqual([])
    await expect(runProgram(url)).rejects.toMatchObject({ code: '42501' })
    await expect(ask(url, "SELECT pg_read_file('/etc/passwd')")).rejects.toMatchObject({
      code: '42501',
    })
    expect(inject('postgres').owner).not.toContain(new URL(url).username)
    await drop()
  })
})

describe('data of an earlier version, in which the site was the superuser,', () => {
  let dataDir: string
  let opened: EmbeddedPostgres | undefined

  // As the earlier version made it: its role made the files, and everything in the database.
  beforeAll(async () => {
    dataDir = await temporaryDir()
    const home = await postgresHome(dataDir)
    const { uid, gid } = home.account
    const password = await keptSecret(dataDir, 'postgres-password', 24)
    const passwordFile = join(dataDir, 'pw')
    await writeFile(passwordFile, password)
    if (uid !== undefined && gid !== undefined) {
      await chown(dataDir, uid, gid)
      await chown(passwordFile, uid, gid)
    }
    const program = (file: string, ...args: string[]) =>
      run(join(home.binaries, file), ['-D', home.dataDir, ...args], { ...home.account, cwd: '/' })
    const access = ['--username=dontali', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    await program('initdb', '--encoding=UTF8', '--locale=C', ...access)
    const port = await freePort()
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
    await program('pg_ctl', 'start', '-w', '-l', join(home.dataDir, 'server.log'), '-o', settings)
    const former = `postgres://dontali:${password}@127.0.0.1:${port}/postgres`
    await ask(former, 'CREATE DATABASE dontali')
    const before = (await knownMigrations()).slice(0, -1)
    await migrate(databaseUrl(former, 'dontali'), { only: before })
    await ask(
      databaseUrl(former, 'dontali'),
      "INSERT INTO rooms (name, slug, base_paise, gst_percent) VALUES ('Loft', 'loft', 100, 18)",
    )
    expect(await rightsOf(former)).toContain('rolsuper')
  })
  afterAll(async () => {
    await opened?.stop(true)
    await rm(dataDir, { recursive: true, force: true })
  })

  test('keeps its rows, and its role keeps nothing but the database', async () => {
    opened = await open(dataDir)
    expect(await rightsOf(opened.url)).toEqual([])
    await expect(runProgram(opened.url)).rejects.toMatchObject({ code: '42501' })
    expect(await ask(opened.url, 'SELECT name FROM rooms')).toEqual([{ name: 'Loft' }])
    const others = await ask(
      opened.url,
      `SELECT rolname, count(*) FROM pg_class c JOIN pg_roles r ON r.oid = relowner
       WHERE relnamespace::regnamespace::text IN ('public', 'graphile_worker') GROUP BY 1`,
    )
    expect(others.map(({ rolname }) => rolname)).toEqual(['dontali'])
  })

  test('migrates on as that role, and opens again', async () => {
    await opened?.stop()
    opened = await open(dataDir)
    const applied = await migrate(opened.url)
    expect(applied).toEqual((await knownMigrations()).slice(-1))
    // As a migration would: a table, a type, a function of the earlier version's, and its queue.
    await on(opened.url, async (client) => {
      await client.query('BEGIN')
      await client.query("ALTER TYPE booking_status ADD VALUE 'tested'")
      await client.query('ALTER TABLE rooms ADD COLUMN tested text')
      await client.query('ALTER FUNCTION rebuild_summaries() RENAME TO tested')
      await client.query('DROP SCHEMA graphile_worker CASCADE')
      await client.query('ROLLBACK')
    })
    await expect(runProgram(opened.url)).rejects.toMatchObject({ code: '42501' })
  })
})
