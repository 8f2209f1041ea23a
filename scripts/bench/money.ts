import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Staff } from '../../lib/auth/schema.ts'
import { pool } from '../../lib/db/client.ts'
import { dayInIndia } from '../../lib/shared/dates.ts'
import { addStatement } from '../../lib/statements/commands/add-statement.ts'
import { statementMatches } from '../../lib/statements/queries/statement-matches.ts'
import { statementInput } from '../../lib/statements/schema/files.ts'
import { withDatabase } from './tools/database.ts'
import { followTurns } from './tools/longest-turn.ts'
import { fill } from './tools/many-bookings.ts'
import { median, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'
import { staffCookie } from './tools/staff.ts'

const size = sized(10_000, 20)
const rounds = sized(5, 1)

/**
 * A bank's statement of ten thousand lines beside ten thousand bookings whose guests all claim to have paid: how long it
 * takes to read it and to compare it, and how long the shortest call waits meanwhile beside when nothing else is done and when
 * another program works on one core, in turn. Last, the longest work at one go of the thread that answers all calls, without
 * what other processes took of it.
 */
export async function bench(): Promise<void> {
  await withDatabase(async () => {
    await fill(size)
    await claimAll()
    const { staff, name, value, settings } = await staffCookie()
    const site = await startSite(settings)
    try {
      await measure(site.url, `${name}=${value}`)
    } finally {
      await site.stop()
    }
    console.table(await turnsOf(staff))
  })
}

// Past the triggers, which keep what was verified.
async function claimAll(): Promise<void> {
  for (const sql of [
    'ALTER TABLE payments DISABLE TRIGGER USER',
    `UPDATE payments SET state = 'claimed', verified_at = NULL, verified_by = NULL`,
    'ALTER TABLE payments ENABLE TRIGGER USER',
    'VACUUM ANALYZE payments',
  ]) {
    await pool().query(sql)
  }
}

async function measure(url: string, cookie: string): Promise<void> {
  const headers = { cookie }
  const read = async (round: number, lines = size): Promise<string> => {
    const body = new FormData()
    body.set('file', new File([await statement(round, lines)], `${round}.csv`))
    const answer = await fetch(`${url}/api/statements`, { method: 'POST', headers, body })
    const { id } = (await answer.json()) as { id?: string }
    if (!id) throw new Error(`The statement was not read: ${answer.status}`)
    return id
  }
  const compare = async (id: string) => {
    const answer = await fetch(`${url}/api/statements/${id}`, { headers })
    const { sure, likely } = (await answer.json()) as Record<string, unknown[]>
    return { sure: sure?.length, likely: likely?.length }
  }
  const ids: string[] = []
  const waiter = await startWaiter(url)
  const kinds: Kind[] = [
    { what: 'nothing', work: () => wait(sized(1_000, 200)), ...none() },
    { what: 'another program', work: keepCoreBusy, ...none() },
    { what: 'reading it', work: async (round) => ids.push(await read(round)), ...none() },
    { what: 'comparing it', work: () => compare(ids[0] ?? ''), ...none() },
  ]
  // The first use of a call since the start loads it: that is not what a large statement costs.
  await compare(await read(2 * rounds, 1))
  // In turn: what else the machine does meanwhile then concerns all of them.
  for (let round = 0; round < rounds; round++) {
    for (const { work, times, waits } of kinds) {
      waiter.tell = (ms) => waits.push(ms)
      times.push(await timed(() => work(round)))
    }
  }
  await waiter.stop()
  console.table(Object.fromEntries(kinds.map((kind) => [kind.what, figuresOf(kind)])))
  const found = await compare(ids[0] ?? '')
  process.stdout.write(`${found.sure} sure, ${found.likely} likely of ${size} credits\n`)
}

async function turnsOf(staff: Staff) {
  const turns = { 'reading it': 0, 'comparing it': 0 }
  const follow = async <T>(what: keyof typeof turns, work: () => Promise<T>): Promise<T> => {
    const longest = followTurns()
    const answer = await work()
    turns[what] = Math.max(turns[what], Math.round(await longest()))
    return answer
  }
  for (let round = 0; round < rounds; round++) {
    const input = statementInput.parse({
      file: new File([await statement(rounds + round)], 'own.csv'),
    })
    const { id } = await follow('reading it', () => addStatement(staff, input, new Date()))
    await follow('comparing it', () => statementMatches(staff, id))
  }
  return { 'longest work at one go, ms': turns }
}

type Kind = {
  what: string
  work: (round: number) => Promise<unknown>
  times: number[]
  waits: number[]
}

const none = () => ({ times: [] as number[], waits: [] as number[] })

async function keepCoreBusy(): Promise<void> {
  const program = spawn(process.execPath, ['-e', 'for (;;);'])
  await wait(sized(1_000, 200))
  program.kill('SIGKILL')
  await once(program, 'exit')
}

// A thread that asks the shortest call again and again.
async function startWaiter(url: string) {
  const worker = new Worker(new URL('./tools/waiter.ts', import.meta.url), { workerData: url })
  // The first has a connection to make.
  await once(worker, 'message')
  const waiter = { tell: (_: number): unknown => undefined, stop: () => worker.terminate() }
  worker.on('message', (ms: number) => waiter.tell(ms))
  return waiter
}

function figuresOf({ times, waits }: Kind) {
  const slowest = waits.toSorted((a, b) => b - a)
  return {
    'median, ms': Math.round(median(times)),
    'slowest, ms': Math.round(Math.max(...times)),
    'other call, median': median(waits).toFixed(1),
    'other call, p99': (slowest[Math.floor(slowest.length / 100)] ?? 0).toFixed(1),
    'other call, slowest': (slowest[0] ?? 0).toFixed(1),
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

// Every second credit has the UTR of a claim, the others its sum and its payer's name; each round is another account's.
async function statement(round: number, lines = size): Promise<string> {
  const { rows } = await pool().query<{ utr: string; rupees: number; name: string }>(
    `SELECT p.utr, p.paise / 100 AS rupees, upper(b.full_name) AS name
     FROM payments p JOIN bookings b ON b.id = p.booking_id ORDER BY p.utr LIMIT ${lines}`,
  )
  const day = dayInIndia(new Date()).split('-').reverse().join('-')
  const credits = rows.map(({ utr, rupees, name }, at) => {
    const number = at % 2 === 0 ? utr : `7${String(at).padStart(11, '0')}`
    return `${day},-,UPI/P2A/${number}/${name}/HDFC BANK/STAY, ,${rupees}.00,${at}.00,1`
  })
  const above = `Statement of Account No - 92301001234${String(round).padStart(4, '0')} for the period`
  return [above, '', 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL', ...credits].join('\n')
}
