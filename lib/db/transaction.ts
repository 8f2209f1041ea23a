import { setTimeout as wait } from 'node:timers/promises'
import { prisma } from './client.ts'
import { isConflict, sqlState } from './errors.ts'
import type { Prisma } from './generated/client.ts'
import { noteRequest, requestIsNoted } from './request-key.ts'

/** The transaction, or the client, through which commands and queries write and read. */
export type Tx = Prisma.TransactionClient

const tries = 5

/**
 * Runs `work` in one transaction. A serialisation failure or a deadlock (40001, 40P01) has changed
 * nothing, so the whole work is done again, a few times at growing random pauses. So is work that ran into
 * an exclusion constraint (23P01): on its next try it sees the row that was in its way. Deadlocks are rare as long as all work
 * locks in one order, which ARCHITECTURE.md gives.
 */
export async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const limits = { maxWait: 15_000, timeout: 20_000 }
      const result = await prisma().$transaction((tx) => noteRequest(tx, work), limits)
      requestIsNoted()
      return result
    } catch (error) {
      const again = isConflict(error) || sqlState(error) === '23P01'
      if (!again || attempt === tries) throw error
      await wait(Math.random() * 25 * 2 ** attempt)
    }
  }
}

class TakenBack extends Error {}

/** Runs `work` in a transaction that is then taken back, to learn what it would do. */
export async function rehearsal<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const done: T[] = []
  try {
    await transaction(async (tx) => {
      done.splice(0, 1, await work(tx))
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return done[0] as T
}
