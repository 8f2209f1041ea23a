import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { migrate } from '../../server/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server as its owner uses it, as the site does, and the migrated database of the site's to copy. */
    postgres: { owner: string; url: string; template: string }
  }
}

/**
 * Settings of PostgreSQL by which each transaction waits for the disk. They are off where data need not outlive the machine:
 * in the database of all test files, and in the sites of the browser tests. A PostgreSQL that tests/faults kills has them on.
 */
export const safeForPowerCuts = ['fsync', 'full_page_writes', 'synchronous_commit']

/** A directory of the tests' own, which the database's user may enter, too. */
export async function temporaryDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'dontali-test-'))
  await chmod(directory, 0o755)
  return directory
}

/**
 * Starts a real PostgreSQL of the tests' own (TEST_DATABASE_URL names another one), and in it a database that is migrated once,
 * to be copied. `fill` does more with that database, by its address as its superuser.
 */
export async function startTestPostgres(fill?: (url: string, owner: string) => Promise<void>) {
  const given = process.env.TEST_DATABASE_URL
  const directory = given ? undefined : await temporaryDir()
  const embedded = directory
    ? await openEmbeddedPostgres(directory, (_, work) => work())
    : undefined
  const url = given ?? embedded?.url ?? ''
  const template = `template_${process.pid}_${Date.now()}`
  const owner = given ?? embedded?.adminUrl ?? ''
  const admin = new pg.Client({ connectionString: owner })
  await admin.connect()
  if (embedded) {
    for (const name of safeForPowerCuts) await admin.query(`ALTER SYSTEM SET ${name} = off`)
    await admin.query('SELECT pg_reload_conf()')
  }
  await admin.query(`CREATE DATABASE ${template} OWNER ${new URL(url).username}`)
  await admin.query(`GRANT SET ON PARAMETER session_replication_role TO ${new URL(url).username}`)
  await migrate(databaseUrl(url, template))
  await fill?.(databaseUrl(url, template), databaseUrl(owner, template))
  return {
    postgres: { owner, url, template },
    async stop() {
      await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
      await admin.end()
      await embedded?.stop()
      if (directory) await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Vitest's global set-up: gives all test files that PostgreSQL. */
export default async function setup({ provide }: TestProject) {
  const { postgres, stop } = await startTestPostgres()
  provide('postgres', postgres)
  return stop
}

/** The address of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
