import { resolve } from 'node:path'

/** Reads the argument of `npm run <name> FILE`. Throws an Error of one sentence unless it is alone. */
export const oneFile =
  (name: 'backup' | 'restore') =>
  ([file, ...more]: string[]): string => {
    if (!file || more.length > 0) {
      throw new Error(`Give one file name: npm run ${name} FILE.`)
    }
    // npm runs its scripts in the project's folder, wherever it was called.
    return resolve(process.env.INIT_CWD ?? '', file)
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
