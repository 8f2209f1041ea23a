import type { Socket } from 'node:net'
import pg from 'pg'

// The database gives up first, with a reason. A statement that needs longer has a connection of its own: migrations,
// backups and exports do. A transaction is ended by Prisma after 20 seconds (lib/db/transaction.ts).
const timeouts = `
  SET statement_timeout = '12s';
  SET lock_timeout = '10s';
  SET idle_in_transaction_session_timeout = '30s'`

// What pg's types leave out of its Client.
type Connected = { connection: { stream: Socket }; readyForQuery: boolean | null }

/**
 * Opens a pool of connections. One that is broken, idle or in use, is replaced at the next use; so is one whose query
 * has had no byte of its answer for `silenceMs`: a connection that went silent looks like a slow database for ever.
 */
export function openPool(url: string, max: number, silenceMs = 15_000): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // No queries run on the connection on which jobs are announced.
    keepAlive: true,
    keepAliveInitialDelayMillis: 15_000,
    application_name: 'dontali',
    // Not as parameters of the start, which poolers such as PgBouncer refuse.
    onConnect: async (client) => {
      endWhenSilent(client as unknown as Connected, silenceMs)
      await client.query(timeouts)
    },
  })
  // Without listeners a broken connection would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

// Not pg's query_timeout: that leaves the connection in use, with the old answer still to come.
function endWhenSilent(client: Connected, ms: number): void {
  const { stream } = client.connection
  stream.setTimeout(ms, () => {
    if (!client.readyForQuery) stream.destroy()
  })
}
