import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryDir } from './postgres.ts'

export type TestServer = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything the process has written so far. */
  output(): string
  /** Tells it to end and answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Ends what still runs and forgets the data; for after the tests. */
  clean(): Promise<void>
}

type Options = {
  /** Kept by the caller across restarts; by default a new one. */
  dataDir?: string
  port?: number
  /** Settings; DATABASE_URL among them makes the server use that database. */
  env?: Record<string, string>
  command?: [string, ...string[]]
  /** Whom to run as; only root may choose. */
  user?: { uid?: number; gid?: number }
}

const root = resolve(import.meta.dirname, '../..')

// An owner's .env must not lead the tests to the owner's database and guests: what is set, even to nothing, wins
// over that file, and an empty setting counts as absent.
const noSettings = Object.fromEntries(
  readFileSync(join(root, '.env.example'), 'utf8')
    .matchAll(/^# ([A-Z_]+)=/gm)
    .map(([, name]) => [name, '']),
)

/** Starts the real process of the production build on a free port and waits until it is ready. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await temporaryDir())
  const server = await launch({ ...options, dataDir })
  const deadline = performance.now() + 240_000
  while (!(await isReady(server.url))) {
    const { exitCode } = server.process
    if (exitCode !== null || performance.now() > deadline) {
      await server.clean()
      throw new Error(`The server did not get ready (exit ${exitCode}):\n${server.output()}`)
    }
    await wait(100)
  }
  return server
}

/** The same without waiting: for starts that are meant to fail. */
export async function launch(options: Options & { dataDir: string }): Promise<TestServer> {
  const port = options.port ?? (await freePort())
  const [file, ...args] = options.command ?? [process.execPath, join(root, 'server/main.ts')]
  const child = spawn(file, args, {
    cwd: root,
    ...options.user,
    env: {
      ...noSettings,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR,
      NODE_ENV: 'production',
      // As after the first start by scripts/start.mjs.
      NODE_COMPILE_CACHE: join(root, process.env.NEXT_DIST_DIR || '.next', 'compiled'),
      DATA_DIR: options.dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return {
    url: `http://localhost:${port}`,
    dataDir: options.dataDir,
    process: child,
    output: () => output,
    stop: (signal = 'SIGTERM') => stop(child, signal),
    clean: async () => {
      await stop(child, 'SIGTERM')
      await endPostgres(options.dataDir)
      await rm(options.dataDir, { recursive: true, force: true })
    },
  }
}

/** The process id of the database that runs on a data directory, or undefined. */
export async function postgresPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid > 0 && isAlive(pid) ? pid : undefined
}

/** Whether a process of that id runs. One that has ended and waits for its parent to notice does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return (
      process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    )
  } catch {
    return false
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  )
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

async function endPostgres(dataDir: string): Promise<void> {
  const pid = await postgresPid(dataDir)
  if (pid === undefined) return
  process.kill(pid, 'SIGQUIT')
  while (isAlive(pid)) await wait(50)
}
