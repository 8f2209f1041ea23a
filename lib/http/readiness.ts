import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pool } from '../db/client.ts'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { ending } from '../shared/ending.ts'
import { Refusal } from '../shared/refusal.ts'

const patienceMs = 2_000

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
