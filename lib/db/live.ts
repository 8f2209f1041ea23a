import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { requiredEnv } from '../env.ts'
import { log } from '../log.ts'

type Listener = {
  notice: (payload: string) => void
  /** Called each time that listening begins, again too: what was notified before was not heard. */
  begin?: (() => void) | undefined
}
type Live = {
  listeners: Map<string, Set<Listener>>
  /** What this process says of itself, see {@link showSign}; and what this connection has said so far. */
  signs: Set<number>
  shown: Set<number>
  client?: pg.Client | undefined
  name: string
  open: boolean
}

// One connection a process, whichever copy of this module asks for it.
const shared = globalThis as { dontaliLive?: Live }

function live(): Live {
  shared.dontaliLive ??= {
    listeners: new Map(),
    signs: new Set(),
    shown: new Set(),
    name: 'dontali',
    open: false,
  }
  return shared.dontaliLive
}

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
  const { listeners, client } = live()
  const listener = { notice, begin }
  const known = listeners.get(channel) ?? new Set()
  listeners.set(channel, known.add(listener))
  if (client) void subscribe(client, channel, [listener]).catch(() => undefined)
  return () => known.delete(listener)
}

// To listen to a channel twice is to listen to it once.
async function subscribe(client: pg.Client, channel: string, listeners: Iterable<Listener>) {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
  for (const { begin } of listeners) begin?.()
}

// The first key of our advisory locks that are signs; the second is the sign.
const signSpace = 0x51_60

/**
 * Shows a sign of this process to all others, or takes it away. It is an advisory lock of the live
 * connection: whatever becomes of the process, its signs go when its connection goes.
 */
export async function showSign(sign: number, shown: boolean): Promise<void> {
  const state = live()
  if (shown) state.signs.add(sign)
  else state.signs.delete(sign)
  if (state.client) await showSigns(state, state.client)
}

async function showSigns({ signs, shown }: Live, client: pg.Client): Promise<void> {
  for (const sign of signs.symmetricDifference(shown)) {
    const wanted = signs.has(sign)
    if (wanted) shown.add(sign)
    else shown.delete(sign)
    const verb = wanted ? 'lock' : 'unlock'
    await client.query(`SELECT pg_advisory_${verb}_shared($1, $2)`, [signSpace, sign])
  }
}

/** Whether any process shows the sign. */
export async function isSignShown(pool: pg.Pool, sign: number): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
    [signSpace, sign],
  )
  return rows.length > 0
}

/** Opens the connection and keeps it open, with growing pauses between tries. Others see it by `name`. */
export async function startLive(name: string): Promise<void> {
  const state = live()
  Object.assign(state, { name, open: true })
  await connect(state)
}

/** Closes the connection for good. */
export async function stopLive(): Promise<void> {
  const state = live()
  state.open = false
  await state.client?.end().catch(() => undefined)
}

async function connect(state: Live): Promise<void> {
  const client = new pg.Client({
    connectionString: requiredEnv('DATABASE_URL'),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: state.name,
  })
  client.on('error', () => undefined)
  client.on('notification', ({ channel, payload = '' }) => {
    for (const { notice } of state.listeners.get(channel) ?? []) notice(payload)
  })
  await client.connect()
  state.client = client
  state.shown = new Set()
  client.once('end', () => {
    state.client = undefined
    if (state.open) void reconnect(state)
  })
  await showSigns(state, client)
  for (const [channel, listeners] of state.listeners) await subscribe(client, channel, listeners)
}

async function reconnect(state: Live): Promise<void> {
  log.warn('live connection lost')
  for (let pause = 100; state.open; pause = Math.min(pause * 2, 5_000)) {
    await wait(pause * (0.5 + Math.random() / 2))
    const back = await connect(state).then(
      () => true,
      () => false,
    )
    if (back) return log.info('live connection back')
  }
}
