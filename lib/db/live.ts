import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { requiredEnv } from '../env.ts'
import { log } from '../log.ts'
import { processWide } from '../shared/process-wide.ts'
import { pool } from './client.ts'

type Listener = {
  notice: (payload: string) => void
  /** Called each time that listening begins, again too: what was notified before was not heard. */
  begin?: (() => void) | undefined
}
type Live = {
  listeners: Map<string, Set<Listener>>
  /** Locks that this process wants to hold, see {@link keepLock}, and those that its connection holds. */
  wantedLocks: Set<number>
  heldLocks: Set<number>
  client?: pg.Client | undefined
  /** Resolves when the connection has no more to do: it does one thing at a time. */
  idle: Promise<unknown>
  name: string
  beatMs: number
  open: boolean
}

// One connection a process.
const live = processWide(
  'live',
  (): Live => ({
    listeners: new Map(),
    wantedLocks: new Set(),
    heldLocks: new Set(),
    idle: Promise.resolve(),
    name: 'dontali',
    beatMs: 15_000,
    open: false,
  }),
)

/**
 * Calls `notice` for every NOTIFY on a channel, in every process, until the returned function is called.
 * What is notified while the connection is lost is not repeated: a listener that must not miss anything
 * reads the table at each notice, and when `begin` says that it is listening from now on, or again.
 */
export function listen(
  channel: string,
  notice: (payload: string) => void,
  begin?: () => void,
): () => void {
  const { listeners, client } = live
  const listener = { notice, begin }
  const known = listeners.get(channel) ?? new Set()
  listeners.set(channel, known.add(listener))
  if (client) void subscribe(client, channel, [listener]).catch(() => undefined)
  return () => known.delete(listener)
}

// To listen to a channel twice is to listen to it once.
async function subscribe(client: pg.Client, channel: string, listeners: Iterable<Listener>) {
  await query(client, `LISTEN ${pg.escapeIdentifier(channel)}`)
  for (const { begin } of listeners) begin?.()
}

function query(client: pg.Client, text: string, values: unknown[] = []): Promise<unknown> {
  const done = live.idle.then(() => client.query(text, values))
  live.idle = done.catch(() => undefined)
  return done
}

/** Notifies a channel, in every process, of a text of at most 8,000 bytes. */
export async function notify(channel: string, payload: string): Promise<void> {
  await pool().query('SELECT pg_notify($1, $2)', [channel, payload])
}

// The first key of the advisory locks below, which keeps them apart from all others; the second is the lock.
const lockSpace = 0x51_60

/**
 * Holds a lock that all processes may hold at once, or gives it up. It is an advisory lock of the live
 * connection: whatever becomes of the process, its locks go when its connection goes.
 */
export async function keepLock(lock: number, wanted: boolean): Promise<void> {
  if (wanted) live.wantedLocks.add(lock)
  else live.wantedLocks.delete(lock)
  if (live.client) await changeLocks(live.client)
}

async function changeLocks(client: pg.Client): Promise<void> {
  const { wantedLocks, heldLocks } = live
  for (const lock of wantedLocks.symmetricDifference(heldLocks)) {
    const wanted = wantedLocks.has(lock)
    if (wanted) heldLocks.add(lock)
    else heldLocks.delete(lock)
    const verb = wanted ? 'lock' : 'unlock'
    await query(client, `SELECT pg_advisory_${verb}_shared($1, $2)`, [lockSpace, lock])
  }
}

/** Returns true if any process holds the lock. */
export async function isLockHeld(lock: number): Promise<boolean> {
  const { rows } = await pool().query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
    [lockSpace, lock],
  )
  return rows.length > 0
}

/**
 * Opens the connection and keeps it open, with growing pauses between tries. Others see it by `name`. One that has not
 * answered for `beatMs` is given up: a connection that went silent looks like a database without news.
 */
export async function startLive(name: string, beatMs = 15_000): Promise<void> {
  Object.assign(live, { name, beatMs, open: true })
  await connect()
}

/** Closes the connection for good. */
export async function stopLive(): Promise<void> {
  live.open = false
  await live.client?.end().catch(() => undefined)
}

async function connect(): Promise<void> {
  const client = new pg.Client({
    connectionString: requiredEnv('DATABASE_URL'),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: live.beatMs,
    application_name: live.name,
  })
  client.on('error', () => undefined)
  client.on('notification', ({ channel, payload = '' }) => {
    for (const { notice } of live.listeners.get(channel) ?? []) notice(payload)
  })
  await client.connect()
  live.client = client
  live.heldLocks = new Set()
  const beat = setInterval(() => {
    // With a question open, the end is at once.
    query(client, 'SELECT').catch(() => client.end())
  }, live.beatMs)
  client.once('end', () => {
    clearInterval(beat)
    live.client = undefined
    if (live.open) void reconnect()
  })
  await changeLocks(client)
  for (const [channel, listeners] of live.listeners) await subscribe(client, channel, listeners)
}

async function reconnect(): Promise<void> {
  log.warn('live connection lost')
  for (let pause = 100; live.open; pause = Math.min(pause * 2, 5_000)) {
    await wait(pause * (0.5 + Math.random() / 2))
    const back = await connect().then(
      () => true,
      () => false,
    )
    if (back) return log.info('live connection back')
  }
}
