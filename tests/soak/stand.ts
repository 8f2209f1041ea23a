import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { postgresHome } from '../../server/postgres-account.ts'
import { siteAddress } from '../../server/postgres-roles.ts'
import { runningPostmaster } from '../../server/postmaster.ts'
import { temporaryDir } from '../support/postgres.ts'
import { launch, postgresPid, startServer, type TestServer } from '../support/server.ts'
import { staffCookie } from '../support/staff-cookie.ts'

/** The built site on a new data directory, with what happens to it. */
export type Stand = {
  server: TestServer
  /** The Cookie header of the member of staff. */
  cookie: string
  /** What was done to it, and how often. */
  blows: Map<string, number>
  /** What processes that have ended had written. */
  written: string
  settings: Parameters<typeof launch>[0]
}

const secret = 'a secret of the soak, forty letters long'

// More units than a farm has, so that bookings go on for an hour.
const units = 20

/** Starts the site on data and a port of its own, with a mail server at `smtpUrl` and somebody of the staff signed in. */
export async function startStand(smtpUrl: string): Promise<Stand> {
  const env = { SMTP_URL: smtpUrl, AUTH_SECRET: secret, TRUST_PROXY: '1' }
  const settings = { dataDir: await temporaryDir(), env }
  const server = await startServer(settings)
  const stand: Stand = {
    server,
    cookie: '',
    blows: new Map(),
    written: '',
    settings: { ...settings, port: Number(new URL(server.url).port) },
  }
  await withDatabase(stand, async (client) => {
    await client.query('UPDATE rooms SET units = $1', [units])
    stand.cookie = await staffCookie(client, secret)
  })
  return stand
}

/** Does something with a connection of its own to the site's database. Throws while that is away: only the site starts it. */
export async function withDatabase<T>(
  { server }: Stand,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const running = await runningPostmaster((await postgresHome(server.dataDir)).dataDir)
  if (running?.status !== 'ready') throw new Error('The database is away.')
  const connectionString = await siteAddress(server.dataDir, running.port)
  const client = new pg.Client({ connectionString, application_name: 'soak' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Kills the process, or one time in four tells it to end, and starts it again on the same data and port. */
export async function restartSite(stand: Stand): Promise<void> {
  const signal = randomInt(4) === 0 ? 'SIGTERM' : 'SIGKILL'
  count(stand, `site ${signal}`)
  await stand.server.stop(signal)
  stand.written += stand.server.output()
  stand.server = await startAgain(stand)
}

// As whatever keeps a service running does: a process that ends is started again, and counted.
async function startAgain(stand: Stand): Promise<TestServer> {
  let said = ''
  for (let tries = 0; tries < 5; tries++) {
    const server = await launch(stand.settings)
    while (server.process.exitCode === null) {
      if (await isReady(server.url)) return server
      await wait(200)
    }
    said = server.output()
    count(stand, `start failed: ${said.trim().split('\n').at(-1)?.slice(0, 40)}`)
  }
  throw new Error(`The site did not start again. It said:\n${said}`)
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Ends the database's process, in order or in the middle of its work; the site has to start it again. */
export async function endDatabase(stand: Stand): Promise<void> {
  const signal = randomInt(2) === 0 ? 'SIGINT' : 'SIGQUIT'
  const pid = await postgresPid(stand.server.dataDir)
  if (pid === undefined) return
  count(stand, `database ${signal}`)
  process.kill(pid, signal)
}

function count({ blows }: Stand, blow: string): void {
  blows.set(blow, (blows.get(blow) ?? 0) + 1)
}
