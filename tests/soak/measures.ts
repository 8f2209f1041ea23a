import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Row } from './reconcile.ts'
import { type Stand, withDatabase } from './stand.ts'

const run = promisify(execFile)
const megabyte = 1024 * 1024

/** What the site takes at a moment, in bytes, and what it has acknowledged until then. */
export type Sample = {
  /** The process and what it has started, without the database. */
  rss: number
  /** The data directory and the build, without the database. */
  beside: number
  database: number
  acknowledged: number
}

/** Measures the site; null while its process or its database is away. */
export async function sample(stand: Stand, acknowledged: number): Promise<Sample | null> {
  try {
    const database = await withDatabase(stand, async (client) => {
      const { rows } = await client.query<{ size: string }>(
        'SELECT pg_database_size(current_database()) AS size',
      )
      return Number(rows[0]?.size)
    })
    const { dataDir } = stand.server
    const build = resolve(process.env.NEXT_DIST_DIR ?? '.next')
    const beside = (await diskUse(dataDir, 'postgres')) + (await diskUse(build, 'cache'))
    return { rss: await memoryOf(stand.server.process.pid ?? 0), beside, database, acknowledged }
  } catch {
    return null
  }
}

async function diskUse(directory: string, without: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', `--exclude=${without}`, directory])
  return Number.parseInt(stdout, 10) * 1024
}

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  for (const [own = 0, parent = 0] of processes) if (family.has(parent)) family.add(own)
  const sizes = processes.map(([own = 0, , size = 0]) => (family.has(own) ? size * 1024 : 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Compares the first quarter with the last. Memory: of the samples since the last restart of the process, by their
 * medians. Disk: what lies beside the database must not grow, and the database no faster for what it acknowledges.
 */
export function flatness(samples: Sample[], sinceRestart: number): Row[] {
  const life = quarters(samples.slice(sinceRestart))
  const whole = quarters(samples)
  const [rssFirst, rssLast] = life.map((part) => median(part.map(({ rss }) => rss)))
  const [besideFirst, besideLast] = whole.map((part) => median(part.map(({ beside }) => beside)))
  const [growthFirst, growthLast] = whole.map(growth)
  return [
    row('memory, MB, since the last restart', rssFirst, rssLast, 1.3, 50 * megabyte),
    row('disk beside the database, MB', besideFirst, besideLast, 1, megabyte),
    row('database, MB, for each thousand acknowledged', growthFirst, growthLast, 1.5, megabyte),
  ]
}

function quarters(samples: Sample[]): [Sample[], Sample[]] {
  const length = Math.max(1, Math.floor(samples.length / 4))
  return [samples.slice(0, length), samples.slice(-length)]
}

function growth(part: Sample[]): number {
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last || last.acknowledged === first.acknowledged) return 0
  return ((last.database - first.database) / (last.acknowledged - first.acknowledged)) * 1_000
}

function row(what: string, first = 0, last = 0, factor = 1, slack = 0): Row {
  const written = (bytes: number) => (bytes / megabyte).toFixed(1)
  return {
    what,
    due: written(first),
    found: written(last),
    ok: last > 0 && last <= first * factor + slack,
  }
}

function median(figures: number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
