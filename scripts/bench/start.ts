import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, median, start } from './tools/site.ts'
import { sized } from './tools/sized.ts'

const rounds = sized(5, 1)
const parts = ['npm and its script', 'server', 'Postgres'] as const
type Part = (typeof parts)[number]
type Memory = { processes: number; pss: number; rss: number }
type Round = { seconds: number } & Record<Part, Memory>

/**
 * `npm start` as an owner does it, on data that was used before: the time to the first page, and the memory of
 * all its processes and the embedded database's just after it (Linux). Postgres's processes share most of
 * theirs, which RSS counts for each of them and PSS once.
 */
export async function bench(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'dontali-bench-'))
  await chmod(data, 0o755)
  try {
    // Builds the site if that has to be done, and makes the database.
    await startOnce(data, 600)
    const all: Round[] = []
    for (let round = 0; round < rounds; round++) all.push(await startOnce(data))
    print(all)
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

async function startOnce(data: string, patience?: number): Promise<Round> {
  const port = await freePort()
  // An empty setting is none: the embedded database, whatever the environment says.
  const env = { DATA_DIR: data, DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'warn' }
  const started = performance.now()
  const site = await start(port, '/', ['start'], env, 'npm', patience)
  const seconds = (performance.now() - started) / 1_000
  try {
    await wait(sized(1_000, 100))
    return { seconds, ...(await memoryOf(site.process.pid ?? 0, data)) }
  } finally {
    await site.stop()
  }
}

async function memoryOf(npm: number, data: string): Promise<Record<Part, Memory>> {
  const [postmaster] = (await readFile(join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const of: Record<string, number[]> = { Postgres: await familyOf(Number(postmaster)) }
  for (const pid of await familyOf(npm)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    const part = command.includes('server/main.ts') ? 'server' : 'npm and its script'
    of[part] = [...(of[part] ?? []), pid]
  }
  const sums = parts.map(async (part) => [part, await sumUp(of[part] ?? [])])
  return Object.fromEntries(await Promise.all(sums))
}

/** A process and everything it has started. */
async function familyOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = new Map<number, number>()
  for (const each of pids) {
    // Processes that have ended in the meantime no longer have a parent.
    const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
    parents.set(each, Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]))
  }
  const family = [pid]
  for (const member of family) family.push(...pids.filter((each) => parents.get(each) === member))
  return family
}

async function sumUp(pids: number[]): Promise<Memory> {
  const rolled = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8')))
  const megabytes = (name: string) =>
    rolled.reduce(
      (sum, text) => sum + Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]),
      0,
    ) / 1_024
  return { processes: pids.length, pss: megabytes('Pss'), rss: megabytes('Rss') }
}

function print(all: Round[]): void {
  const middle = (figure: (round: Round) => number) => median(all.map(figure))
  const total = (round: Round, of: 'pss' | 'rss') =>
    parts.reduce((sum, part) => sum + round[part][of], 0)
  process.stdout.write(`Median of ${rounds} starts\n`)
  console.table({ 'npm start to the first page, s': middle(({ seconds }) => seconds).toFixed(2) })
  const rows = parts.map((part) => ({
    memory: part as string,
    processes: middle((round) => round[part].processes),
    'PSS MB': Math.round(middle((round) => round[part].pss)),
    'RSS MB': Math.round(middle((round) => round[part].rss)),
  }))
  console.table([
    ...rows,
    {
      memory: 'all',
      processes: rows.reduce((sum, { processes }) => sum + processes, 0),
      'PSS MB': Math.round(middle((round) => total(round, 'pss'))),
      'RSS MB': Math.round(middle((round) => total(round, 'rss'))),
    },
  ])
}
