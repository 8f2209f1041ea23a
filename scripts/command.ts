import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { closeDatabase } from '../lib/db/client.ts'
import { isDatabaseAway, sqlState } from '../lib/db/errors.ts'
import { addToEnv, env } from '../lib/env.ts'
import { visitEmbeddedPostgres } from '../server/embedded-postgres.ts'

type Database = { url: string; stop(): Promise<void> }

/**
 * Runs one command of the terminal: reads .env and the arguments, opens the database that `npm start` would use,
 * the bundled one with `open`, does the work and prints what that returns. Told to end, it aborts `signal`. Ends
 * the process, with 1 if the work was not done.
 */
export async function command<Input>(
  open: (dataDir: string) => Promise<Database>,
  read: (args: string[]) => Input,
  work: (url: string, input: Input, signal: AbortSignal) => Promise<string>,
): Promise<never> {
  const settings = resolve(import.meta.dirname, '../.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const told = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => told.abort())
  try {
    const input = read(process.argv.slice(2))
    const done = await withDatabase(open, (url) => work(url, input, told.signal))
    process.stdout.write(`${done}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${told.signal.aborted ? 'Stopped before it finished.' : words(error)}\n`)
    process.exit(1)
  }
}

/**
 * Runs a {@link command} with the site's own connections to its database. `read` turns the arguments into the work, which
 * returns what is printed. Works while the site is running, unless `open` refuses that.
 */
export async function siteCommand(
  read: (args: string[]) => () => Promise<string>,
  open: (dataDir: string) => Promise<Database> = visitEmbeddedPostgres,
): Promise<never> {
  return command(open, read, async (url, work) => {
    addToEnv({ DATABASE_URL: url })
    try {
      return await work()
    } finally {
      await closeDatabase()
    }
  })
}

async function withDatabase<T>(
  open: (dataDir: string) => Promise<Database>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = env()
  if (DATABASE_URL) return work(DATABASE_URL)
  const embedded = await open(resolve(DATA_DIR))
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

// A sentence of ours is for the owner; anything else is a fault, and wants its stack.
function words(error: unknown): string {
  if (isDatabaseAway(error)) return 'The connection to the database was lost before it finished.'
  // undefined_table, https://www.postgresql.org/docs/current/errcodes-appendix.html
  if (sqlState(error) === '42P01') return 'This database has no Dontali data yet.'
  const { message, stack } = error as Error
  return message.endsWith('.') ? message : String(stack)
}
