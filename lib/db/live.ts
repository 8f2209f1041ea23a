import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { requiredEnv } from '../env.ts'
import { log } from '../log.ts'

type Listener = (payload: string) => void
type Live = {
  listeners: Map<string, Set<Listener>>
  client?: pg.Client | undefined
  name: string
  open: boolean
}

// One connection a process, whichever copy of this module asks for it.
const shared = globalThis as { dontaliLive?: Live }

function live(): Live {
  shared.dontaliLive ??= { listeners: new Map(), name: 'dontali', open: false }
  return shared.dontaliLive
}

/**
 * Calls `listener` for every NOTIFY on a channel, in every process, until the returned function is called.
 * What is notified while the connection is lost is not repeated: a listener that must not miss anything
 * reads the table, and takes a notice as the moment to do so.
 */
export function listen(channel: string, listener: Listener): () => void {
  const { listeners, client } = live()
  const known = listeners.get(channel)
  if (known) known.add(listener)
  else {
    listeners.set(channel, new Set([listener]))
    client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }
  return () => listeners.get(channel)?.delete(listener)
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
    for (const listener of state.listeners.get(channel) ?? []) listener(payload)
  })
  await client.connect()
  state.client = client
  client.once('end', () => {
    state.client = undefined
    if (state.open) void reconnect(state)
  })
  for (const channel of state.listeners.keys()) {
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
  }
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
