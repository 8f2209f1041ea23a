import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type PostgresHome, postgresHome } from './postgres-account.ts'
import {
  becomeOwner,
  siteAddress,
  superuser,
  superuserAddress,
  superuserPassword,
} from './postgres-roles.ts'
import { postgresSettings } from './postgres-settings.ts'
import { dropStalePidFile, isTaken, runningPostmaster } from './postmaster.ts'

const run = promisify(execFile)

const guardMs = 3_000

export type EmbeddedPostgres = {
  url: string
  /** An address at which databases may be made. */
  adminUrl: string
  /** A remark for the owner, if there is one. */
  remark?: string
  /** Ends the server; `now` does not wait for anything and lets the next start recover. */
  stop(now?: boolean): Promise<void>
}

/**
 * Opens the PostgreSQL that lives in `dataDir`: makes its files at the first start, finds the server that a
 * killed process left running, or starts one. It listens on 127.0.0.1 alone, on a port that was free.
 * Throws an Error of one sentence when that is not possible.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  step: <T>(label: string, work: () => Promise<T>) => Promise<T>,
): Promise<EmbeddedPostgres> {
  const password = await superuserPassword(dataDir)
  const home = await postgresHome(dataDir)
  if (!existsSync(join(home.dataDir, 'PG_VERSION'))) {
    await step('Creating the database', () => initialise(home, password))
  }
  const port = (await runningPort(home)) ?? (await step('Starting the database', () => start(home)))
  const owner = await becomeOwner(dataDir, port)
  const guard = keepRunning(home, port)
  return {
    url: await siteAddress(dataDir, port),
    adminUrl: await superuserAddress(dataDir, port),
    ...(home.moved && { remark: home.moved }),
    stop: async (now = false) => {
      clearInterval(guard)
      await owner.end().catch(() => undefined)
      await stop(home, now)
    },
  }
}

/**
 * Opens it for one command: beside the Dontali that runs, whose server is left running, or else as
 * {@link openEmbeddedPostgres} does. Throws an Error of one sentence when there is none in `dataDir`, too.
 */
export async function visitEmbeddedPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const home = await postgresHome(dataDir)
  if (!existsSync(join(home.dataDir, 'PG_VERSION'))) {
    throw new Error(
      `There's no database in ${dataDir}. Set DATA_DIR as for the site, or run npm start first.`,
    )
  }
  const port = await runningPort(home)
  if (port === undefined) return openEmbeddedPostgres(dataDir, (_, work) => work())
  return { url: await siteAddress(dataDir, port), stop: async () => undefined }
}

// Made beside its place and moved there when complete: an interrupted first start leaves nothing half. Each start
// makes its own, so that two at once do not remove each other's; the first in its place is the database of both.
async function initialise(home: PostgresHome, password: string): Promise<void> {
  const half = `${home.dataDir}-new-${process.pid}`
  const passwordFile = `${half}.pw`
  await mkdir(dirname(half), { recursive: true })
  await removeLeftHalves(home)
  await mkdir(half, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  const { uid, gid } = home.account
  if (uid !== undefined && gid !== undefined) {
    await chown(half, uid, gid)
    await chown(passwordFile, uid, gid)
  }
  const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${superuser}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await program(home, 'initdb', ['-D', half, '--locale=C', ...encoding, ...access])
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(half, home.dataDir).catch(async (error) => {
    await rm(half, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
  })
}

/** Removes what first starts left half made, unless the process is still at it. */
async function removeLeftHalves({ dataDir }: PostgresHome): Promise<void> {
  const start = `${basename(dataDir)}-new`
  for (const name of await readdir(dirname(dataDir))) {
    if (!name.startsWith(start)) continue
    const pid = Number(/^-(\d+)/.exec(name.slice(start.length))?.[1] ?? 0)
    if (pid > 0 && pid !== process.pid && isTaken(pid)) continue
    await rm(join(dirname(dataDir), name), { recursive: true, force: true })
  }
}

async function start(home: PostgresHome): Promise<number> {
  await refuseOtherVersion(home)
  await dropStalePidFile(home.dataDir)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      await startOn(home, port)
      return port
    } catch (error) {
      // Another start was quicker with the same data: the two settle it in becomeOwner.
      const running = await runningPort(home)
      if (running !== undefined) return running
      // Another program may have taken the port in between, or workers of a killed server are still ending.
      if (attempt === 5) throw error
      await wait(attempt * 250)
    }
  }
}

async function startOn(home: PostgresHome, port: number): Promise<void> {
  const options = [`-p ${port}`, ...postgresSettings.map((setting) => `-c ${setting}`)].join(' ')
  // What is written until the server's own log is open; of the last start alone.
  const log = join(home.dataDir, 'server.log')
  await rm(log, { force: true })
  await program(home, 'pg_ctl', ['start', '-w', '-t', '120', '-l', log, '-o', options])
}

/** The port of a server that already runs on this data, once it answers. */
async function runningPort(home: PostgresHome): Promise<number | undefined> {
  for (let waited = 0; waited < 100; waited++) {
    const found = await runningPostmaster(home.dataDir)
    if (!found) return undefined
    if (found.status === 'ready') return found.port
    // It starts, recovers or stops just now.
    await wait(200)
  }
  throw new Error(
    `The database in ${home.dataDir} is starting up but isn't ready after 20 seconds.`,
  )
}

async function refuseOtherVersion(home: PostgresHome): Promise<void> {
  const data = (await readFile(join(home.dataDir, 'PG_VERSION'), 'utf8')).trim()
  const { stdout } = await run(join(home.binaries, 'postgres'), ['--version'])
  const program = /(\d+)\./.exec(stdout)?.[1]
  if (data !== program) {
    throw new Error(
      `The database in ${home.dataDir} was made by PostgreSQL ${data}, but this version of Dontali comes with PostgreSQL ${program}. Run npm run backup FILE with the older version of Dontali, then npm run restore FILE with this one and an empty DATA_DIR.`,
    )
  }
}

/** Restarts the server on its port if it has ended. */
function keepRunning(home: PostgresHome, port: number): NodeJS.Timeout {
  let busy = false
  const guard = setInterval(async () => {
    if (busy) return
    busy = true
    if (!(await runningPostmaster(home.dataDir))) {
      await dropStalePidFile(home.dataDir)
        .then(() => startOn(home, port))
        .catch(() => undefined)
    }
    busy = false
  }, guardMs)
  return guard.unref()
}

async function stop(home: PostgresHome, now: boolean): Promise<void> {
  const mode = (how: string, seconds: string) =>
    program(home, 'pg_ctl', ['stop', '-w', '-t', seconds, '-m', how])
  if (!(await runningPostmaster(home.dataDir))) return
  if (now) await mode('immediate', '2')
  else await mode('fast', '5').catch(() => mode('immediate', '2'))
}

async function program(home: PostgresHome, file: 'initdb' | 'pg_ctl', args: string[]) {
  const data = file === 'pg_ctl' ? ['-D', home.dataDir] : []
  try {
    await run(join(home.binaries, file), [...args, ...data], {
      ...home.account,
      cwd: '/',
      // Its own few words: no setting or secret of ours has business there.
      env: {
        NODE_ENV: 'production',
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        LC_ALL: 'C',
        TZ: 'UTC',
      },
    })
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    const reason = (stderr || message).trim().split('\n').slice(-2).join(' ')
    throw new Error(`The database couldn't be opened (${file}: ${reason}).`)
  }
}

// Below the ports of outgoing connections (Linux from 32768, others from 49152), so that no other program takes the port
// while the server is briefly down.
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}
