import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, vi } from 'vitest'
import { closeDatabase, prisma } from '#lib/db/client.ts'
import { addToEnv } from '#lib/env.ts'
import { seedFacts, seedRooms, seedStaff } from '../../prisma/seed.ts'
import { databaseUrl } from './postgres.ts'

/** Runs statements as the server's owner, outside the product's pool. */
async function asOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').owner })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A database of one's own, migrated unless it is to be `empty`. */
export async function createDatabase({ empty = false } = {}) {
  const { url, template } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const { username } = new URL(url)
  const from = empty ? '' : `TEMPLATE ${template}`
  await asOwner(`CREATE DATABASE ${name} OWNER ${username} ${from}`)
  const drop = `DROP DATABASE IF EXISTS ${name}`
  const force = () => asOwner(`${drop} WITH (FORCE)`)
  return {
    url: databaseUrl(url, name),
    // migrate() may still be closing its connections; cutting one raises an error outside any test.
    drop: () => (empty ? asOwner(drop).catch(force) : force()),
  }
}

/**
 * Gives the test file a fresh database, which the product's own pool then uses. It holds what a new
 * installation holds, the two rooms and the staff of STAFF_EMAILS, unless `seed` is false.
 */
export function useDatabase({ seed = true } = {}): void {
  let database: Awaited<ReturnType<typeof createDatabase>>
  beforeAll(async () => {
    database = await createDatabase()
    addToEnv({ DATABASE_URL: database.url })
    if (seed) {
      await seedFacts()
      await seedRooms()
      await seedStaff()
    }
  })
  afterAll(async () => {
    await closeDatabase()
    await database.drop()
  })
}

/**
 * Deletes all rows of these tables and of those that point to them. TRUNCATE … CASCADE would make each of their files
 * anew, which takes longer than most tests.
 */
export async function emptyTables(
  ...names: ('bookings' | 'occupancies' | 'rooms' | 'chats' | 'files')[]
) {
  await prisma().$executeRawUnsafe(`DO $$ DECLARE name regclass; BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR name IN
      WITH RECURSIVE pointing AS (
        SELECT unnest('{${names}}'::regclass[]) AS name
        UNION SELECT conrelid FROM pg_constraint c JOIN pointing p ON c.confrelid = p.name
      ) SELECT p.name FROM pointing p
    LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    PERFORM rebuild_summaries();
  END $$`)
}

/** Waits until one statement of the test's database, or so many, wait for a lock. */
export async function untilWaiting(count = 1): Promise<void> {
  const waiting = () => prisma().$queryRaw`
    SELECT pid FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(count), { timeout: 10_000 })
}
