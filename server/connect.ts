import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * Connects to the database at `url`. One that starts beside us may need a while and gets ten seconds; one that
 * refuses us will not change its mind. Throws an Error of one sentence when it cannot be used.
 */
export async function connect(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string }
      if (/^(28|3D)/.test(code) || attempt === 10) {
        const { host } = new URL(url)
        throw new Error(`The database at ${host} (DATABASE_URL) can't be used: ${message || code}.`)
      }
      await wait(1_000)
    }
  }
}
