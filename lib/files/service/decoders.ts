import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../../log.ts'
import { gate } from '../../shared/gate.ts'
import { processWide } from '../../shared/process-wide.ts'
import { sourceFile } from '../../shared/source-file.ts'
import type { NotDecoded } from './worker-process.ts'

/** A picture to be made anew: what was sent, and what shall become of it. */
export type DecodeJob = {
  bytes: Uint8Array
  /** Pixels that are agreed to be decoded, at most. */
  mostPixels: number
  /** The longer side of the new picture, as `keptSize` takes it, or the side of a square that it is cut to. */
  side: number
  fit: 'inside' | 'square'
  format: 'jpeg' | 'webp'
  /** Set if the hashes of the new picture are wanted, see fingerprints.ts. */
  fingerprint: boolean
}

export type Decoded =
  | {
      bytes: Uint8Array<ArrayBuffer>
      fingerprint?: { perceptualHash: bigint; wordHashes: bigint[] }
    }
  | NotDecoded

/** Processes without work, each with what will end it. */
type Idle = Map<ChildProcess, NodeJS.Timeout>

type Picture = { bytes: Uint8Array }
type Work<Job, Answer> = (
  job: Job,
  before?: () => Promise<void>,
  signal?: AbortSignal,
) => Promise<Answer | NotDecoded>
export type Decoders<Job, Answer> = Work<Job, Answer> & { waiting(): number }

type Places = {
  width: number
  most?: number
  /** As setPriority(2) takes it: how much a process yields to others. */
  niceness: number
  /** The file that the processes run, see worker-process.ts. */
  worker?: string
}

const idleMs = 60_000
// V8 reserves so much for machine code, and hardly touches it.
const codeMegabytes = 512
// Nothing of the server's own. The rest is for glibc, which else keeps the memory of one picture beside the next one's.
const environment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1000000',
} as const
const unreadable: NotDecoded = { refused: 'not_an_image' }

/**
 * Decodes pictures in processes of their own, which hold no secret and no connection: at most `width` at a time and one
 * in a process, the others in the order in which they came, and `busy` if `most` wait. `before` runs when a picture's
 * turn has come. A picture that takes longer than `maxMs` is refused and its process killed; one whose process dies is
 * tried again in another, and one that needs more than `maxMegabytes` is refused. A process is started when it is
 * needed and ends after a minute without work. `signal` gives up a picture, and ends its process.
 */
export function decoders<Job extends Picture = DecodeJob, Answer = Decoded>(
  { width, most, niceness, worker = 'decode-worker.ts' }: Places,
  { maxMs = 30_000, maxMegabytes = 640 } = {},
): Decoders<Job, Answer> {
  const inTurn = gate(width, most)
  const idle: Idle = new Map()

  function start(): ChildProcess {
    const child = startDecoder(worker, maxMegabytes)
    if (child.pid) setPriority(child.pid, niceness)
    return child.once('exit', () => idle.delete(child))
  }
  async function attempt(job: Job, signal?: AbortSignal) {
    signal?.throwIfAborted()
    const child = takeIdle(idle) ?? start()
    hold(child, true)
    const answer = await ask<Answer>(child, job, maxMs, signal)
    if (answer && !child.killed) rest(child, idle)
    return answer
  }
  const decodeInTurn: Work<Job, Answer> = (job, before, signal) =>
    inTurn(async () => {
      await before?.()
      return (await attempt(job, signal)) ?? (await attempt(job, signal)) ?? unreadable
    })
  return Object.assign(decodeInTurn, { waiting: inTurn.waiting })
}

/** Payments have places of their own, so that no chat keeps a booking waiting. */
export const decode = {
  payments: processWide('payment pictures', () => decoders({ width: 2, niceness: 0 })),
  // These give way to everything else: on a busy machine, half a second's work took more than half a minute.
  others: processWide('other pictures', () =>
    decoders({ width: 1, most: 20, niceness: 10 }, { maxMs: 120_000 }),
  ),
}

function startDecoder(worker: string, maxMegabytes: number): ChildProcess {
  const file = sourceFile('lib', 'files', 'service', worker)
  const [command, ...args] = limited([process.execPath, file], codeMegabytes + maxMegabytes)
  const child = spawn(command, args, {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Bytes as they are, not as text.
    serialization: 'advanced',
  })
  return child.on('error', () => undefined)
}

// Counted is what can be written, V8's room for code included. Only Linux counts it, and Windows has no such shell.
function limited(command: [string, string], megabytes: number): [string, ...string[]] {
  if (process.platform === 'win32') return command
  const script = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"'
  return ['/bin/sh', '-c', script, 'sh', `${megabytes * 1024}`, ...command]
}

/** Returns what the process answers, and nothing if it died. Throws when it cannot run at all, which is a fault of ours. */
async function ask<Answer>(
  child: ChildProcess,
  job: Picture,
  maxMs: number,
  given?: AbortSignal,
): Promise<Answer | NotDecoded | undefined> {
  const over = new AbortController()
  const { signal } = over
  // To write to a process that has just died is an error, which is no news: its end is told, too.
  child.send(job, () => undefined)
  const late = async () => {
    await wait(maxMs, undefined, { signal })
    child.kill('SIGKILL')
    log.warn({ bytes: job.bytes.length, maxMs }, 'a picture took too long')
    return unreadable
  }
  const end = async () => {
    const [code, ended] = await once(child, 'exit', { signal })
    given?.throwIfAborted()
    if (!ended) throw new Error(`The decoder of pictures ended by itself (${code}).`)
    log.warn({ bytes: job.bytes.length, signal: ended }, 'a picture ended its decoder')
    return undefined
  }
  const answer = async () => (await once(child, 'message', { signal }))[0] as Answer | NotDecoded
  given?.addEventListener('abort', () => child.kill('SIGKILL'), { signal })
  return Promise.race([answer(), end(), late()]).finally(() => over.abort())
}

function takeIdle(idle: Idle): ChildProcess | undefined {
  const [child] = idle.keys()
  if (!child) return undefined
  clearTimeout(idle.get(child))
  idle.delete(child)
  return child
}

function rest(child: ChildProcess, idle: Idle): void {
  hold(child, false)
  const leave = () => idle.delete(child) && child.connected && child.disconnect()
  idle.set(child, setTimeout(leave, idleMs).unref())
}

// An idle decoder doesn't keep the process alive.
function hold(child: ChildProcess, yes: boolean): void {
  const held = [child, child.channel]
  for (const each of held) yes ? each?.ref() : each?.unref()
}
