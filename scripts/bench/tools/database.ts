import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase } from '../../../lib/db/client.ts'
import { addToEnv } from '../../../lib/env.ts'
import { openEmbeddedPostgres } from '../../../server/embedded-postgres.ts'
import { migrate } from '../../../server/migrate.ts'
import { sized } from './sized.ts'

/**
 * Does `work` with a new, migrated database, in a directory that is gone afterwards. The tests have one server for all benches:
 * a tiny bench takes the database that DATABASE_URL names.
 */
export async function withDatabase(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'dontali-bench-'))
  await chmod(directory, 0o755)
  const given = sized(undefined, process.env.DATABASE_URL)
  const own = given ? null : await openEmbeddedPostgres(directory, (_, wait) => wait())
  const url = given ?? own?.url ?? ''
  addToEnv({ DATABASE_URL: url, AUTH_SECRET: randomUUID() })
  try {
    await migrate(url)
    await work(directory)
  } finally {
    await closeDatabase()
    await own?.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
