import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { memory } from '../../steps.mjs'

const root = resolve(import.meta.dirname, '../../..')
export const dist = resolve(root, process.env.NEXT_DIST_DIR ?? '.next')

export type Running = { url: string; process: ChildProcess; stop(): Promise<void> }

/** The production server as `npm start` runs it, on data of its own, or on DATABASE_URL if that is set, with some settings. */
export async function startSite(settings: Record<string, string> = {}): Promise<Running> {
  const data = await mkdtemp(join(tmpdir(), 'dontali-bench-'))
  const port = await freePort()
  const env = {
    DATA_DIR: data,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...settings,
  }
  const args = [memory, join(root, 'server/main.ts')]
  const site = await start(port, '/api/health/ready', args, env)
  return {
    ...site,
    stop: async () => {
      await site.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** `next start` on the same build. */
export async function startNext(): Promise<Running> {
  const port = await freePort()
  const next = join(root, 'node_modules/next/dist/bin/next')
  const args = [next, 'start', '-H', 'localhost', '-p', String(port)]
  return start(port, '/', args, { NODE_ENV: 'production' })
}

/** A process of Node, or of another program, once it answers on its port; it gets so many seconds for that. */
export async function start(
  port: number,
  path: string,
  args: string[],
  env: Record<string, string> = {},
  program = process.execPath,
  patience = 60,
): Promise<Running> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A bench that fails leaves nothing running.
  process.once('exit', () => child.kill())
  const url = `http://localhost:${port}`
  const deadline = performance.now() + patience * 1_000
  while (
    !(await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill()
      throw new Error(`${program} ${args[0]} did not get ready.`)
    }
    await wait(50)
  }
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, process: child, stop }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The middle of some figures. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
