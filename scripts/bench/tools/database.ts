import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase } from '../../../lib/db/client.ts'
import { addToEnv } from '../../../lib/env.ts'
import { openEmbeddedPostgres } from '../../../server/embedded-postgres.ts'
import { migrate } from '../../../server/migrate.ts'

/** Does `work` with a new, migrated database, in a directory that is gone afterwards. */
export async function withDatabase(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'dontali-bench-'))
  await chmod(directory, 0o755)
  const postgres = await openEmbeddedPostgres(directory, (_, wait) => wait())
  addToEnv({ DATABASE_URL: postgres.url, AUTH_SECRET: randomUUID() })
  try {
    await migrate(postgres.url)
    await work(directory)
  } finally {
    await closeDatabase()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
