import { prisma } from '../../db/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { cachedPlace, fetchFailures } from '../schema.ts'

export type KeptAnswer = Awaited<ReturnType<typeof readKeptAnswer>>

/** Returns Google's last good answer about a place and what has failed since; of one that was never asked for, nothing. */
export async function readKeptAnswer(placeId: string, db: Tx = prisma()) {
  const row = await db.reviewsCache.findUnique({ where: { placeId } })
  const answer = cachedPlace.safeParse(row?.payload)
  return {
    answer: answer.success ? answer.data : null,
    fetchedAt: answer.success ? (row?.fetchedAt ?? null) : null,
    failures: row?.failures ?? 0,
    failure: fetchFailures.find((failure) => failure === row?.failure) ?? null,
    // Until then Google is left alone.
    retryAt: row?.retryAt ?? null,
  }
}
