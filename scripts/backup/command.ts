import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDatabaseAway } from '../../lib/db/errors.ts'
import { env } from '../../lib/env.ts'

type Database = { url: string; stop(): Promise<void> }

/**
 * Runs `npm run <name> <file>`: reads .env, opens the database that `npm start` would use, bundled with `open`, does
 * the work, and prints what it answers. Told to end, it undoes what is half done. Ends the process, with 1 if the
 * work was not done.
 */
export async function command(
  name: string,
  open: (dataDir: string) => Promise<Database>,
  work: (url: string, file: string, signal: AbortSignal) => Promise<string>,
): Promise<never> {
  const settings = resolve(import.meta.dirname, '../../.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const told = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => told.abort())
  try {
    const [file, ...more] = process.argv.slice(2)
    if (!file || more.length > 0)
      throw new Error(`Give the name of one file: npm run ${name} FILE.`)
    // npm runs its scripts in the project's folder, wherever it was called.
    const path = resolve(process.env.INIT_CWD ?? '', file)
    const done = await withDatabase(open, (url) => work(url, path, told.signal))
    process.stdout.write(`${done}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${told.signal.aborted ? 'Ended before it was done.' : words(error)}\n`)
    process.exit(1)
  }
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
  if (isDatabaseAway(error)) return 'The database went away before it was done.'
  const { message, stack } = error as Error
  return message.endsWith('.') ? message : String(stack)
}

/** "24 tables, 1,204 rows", of the rows of each table. */
export function sums(counts: Record<string, number>): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `${Object.keys(counts).length} tables, ${rows.toLocaleString('en')} rows`
}

/** "3.2 s" since a moment of performance.now(). */
export function timeSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
