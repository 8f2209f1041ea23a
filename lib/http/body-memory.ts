import { addToShares, sharesOf } from '../shared/networks.ts'
import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'

const mebibyte = 1024 * 1024

/** Bytes of request bodies that this process keeps in memory at once, at most. */
export const mostBodyBytes = 256 * mebibyte
/** Bytes of them that are neither of a booking nor of a small body, at most: files must not keep those out. */
export const mostFileBytes = 192 * mebibyte
/** Bytes of them that came from one address, at most: three of the largest files. A wider network may have twice as much. */
export const mostBytesOfAddress = 32 * mebibyte

const all = processWide('body memory', () => ({ held: 0, of: new Map<string, number>() }))

export type BodyMemory = { take(bytes: number): void; release(): void }

/** One request: its client's address, and true if what is kept back for bookings and small bodies is for it, too. */
type Asked = { address: string; isReserved: boolean }

/**
 * One request's share of the memory for bodies. What has arrived is counted, not what was announced, so that a sender who
 * announces much and sends nothing doesn't block others. Past the whole, or past what one address may have: 503 `busy`.
 */
export function bodyMemory({ address, isReserved }: Asked): BodyMemory {
  const most = isReserved ? mostBodyBytes : mostFileBytes
  const shares = sharesOf(address, 2)
  let mine = 0
  const count = (bytes: number) => {
    all.held += bytes
    mine += bytes
    addToShares(all.of, shares, bytes)
  }
  return {
    take(bytes) {
      const isTooMuch = shares.some(
        ({ network, times }) => (all.of.get(network) ?? 0) + bytes > mostBytesOfAddress * times,
      )
      if (all.held + bytes > most || isTooMuch) {
        throw new Refusal('busy', { retryAfter: 5 })
      }
      count(bytes)
    },
    release: () => count(-mine),
  }
}

/** Does a request's work with a share of its own, which is given back when the work is done. */
export async function withBodyMemory<T>(
  asked: Asked,
  work: (memory: BodyMemory) => Promise<T>,
): Promise<T> {
  const memory = bodyMemory(asked)
  try {
    return await work(memory)
  } finally {
    memory.release()
  }
}
