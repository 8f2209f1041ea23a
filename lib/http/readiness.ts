import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pool } from '../db/client.ts'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { Refusal } from '../shared/refusal.ts'

// The server and Next's bundle each have their own copy of this module; the process ends once.
const shared = globalThis as { dontaliEnding?: AbortController }

const patienceMs = 2_000

function controller(): AbortController {
  shared.dontaliEnding ??= new AbortController()
  return shared.dontaliEnding
}

/** Aborted as soon as the process is told to end: what lasts longer than a request ends itself then. */
export function ending(): AbortSignal {
  return controller().signal
}

/** Tells everybody who watches {@link ending}. */
export function beginEnding(): void {
  controller().abort()
}

/** Throws the refusal `not_ready` unless this process should be sent requests: database and disk work. */
export async function requireReady(): Promise<void> {
  if (ending().aborted) throw new Refusal('not_ready', { retryAfter: 5 })
  const late = wait(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error('no answer in time')
  })
  try {
    await Promise.race([Promise.all([pool().query('SELECT 1'), writeToDisk()]), late])
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'not ready')
    throw new Refusal('not_ready', { retryAfter: 5 })
  }
}

async function writeToDisk(): Promise<void> {
  const path = join(env().DATA_DIR, `.ready-${process.pid}-${crypto.randomUUID()}`)
  await writeFile(path, 'ready')
  await rm(path)
}
