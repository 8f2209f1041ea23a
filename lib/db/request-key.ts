import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'
import { prisma } from './client.ts'
import type { Prisma } from './generated/client.ts'

type Tx = Prisma.TransactionClient

/** The request that is being carried out, and if a transaction of its own has noted that. */
type Carried = { key: string; isNoted: boolean }

const carried = processWide('key of a request', () => new AsyncLocalStorage<Carried>())

/** Runs `work` as what the request of a key asks for: its first transaction notes that it is done, or is refused. */
export function withRequestKey<T>(key: string, work: () => Promise<T>): Promise<T> {
  return carried.run({ key, isNoted: false }, work)
}

/**
 * Runs `work` in a transaction that notes the key of its request, if it has one. Refused with `not_done` if the request was
 * carried out before, or was given up.
 */
export async function noteRequest<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const request = carried.getStore()
  if (!request || request.isNoted) return work(tx)
  const { key } = request
  const noted = await tx.staffRequest.createMany({
    data: { key, done: true },
    skipDuplicates: true,
  })
  if (noted.count === 0) throw new Refusal('not_done')
  return work(tx)
}

/** Remembers that a transaction of this request is committed: those after it belong to the same request. */
export function requestIsNoted(): void {
  const request = carried.getStore()
  if (request) request.isNoted = true
}

/** Returns true if the request of a key was carried out. One that was not is given up: it never will be. */
export async function wasCarriedOut(key: string): Promise<boolean> {
  await prisma().staffRequest.createMany({ data: { key, done: false }, skipDuplicates: true })
  const { done } = await prisma().staffRequest.findUniqueOrThrow({ where: { key } })
  return done
}
