import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'

/** Bytes of request bodies that this process keeps in memory at once, at most. */
export const mostBodyBytes = 256 * 1024 * 1024

const all = processWide('body memory', () => ({ held: 0 }))

export type BodyMemory = { take(bytes: number): void; release(): void }

/**
 * One request's share of the memory for bodies. What has arrived is counted, not what was announced, so
 * that a sender who announces much and sends nothing keeps nobody out. Past the whole: 503 `busy`.
 */
export function bodyMemory(): BodyMemory {
  let mine = 0
  return {
    take(bytes) {
      if (all.held + bytes > mostBodyBytes) throw new Refusal('busy', { retryAfter: 5 })
      all.held += bytes
      mine += bytes
    },
    release() {
      all.held -= mine
      mine = 0
    },
  }
}

/** Does a request's work with a share of its own, which is given back when the work is done. */
export async function withBodyMemory<T>(work: (memory: BodyMemory) => Promise<T>): Promise<T> {
  const memory = bodyMemory()
  try {
    return await work(memory)
  } finally {
    memory.release()
  }
}
