import { prisma } from '../../db/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { type CachedPlace, cachedPlace, type FetchFailure, fetchFailures } from '../schema.ts'

/** The knowledge of a place: Google's last good answer, and what has failed since. */
export type KeptAnswer = {
  answer: CachedPlace | null
  fetchedAt: Date | null
  failures: number
  failure: FetchFailure | null
  /** Until then Google is left alone. */
  retryAt: Date | null
}

/** Returns what is known of a place; of one that was never asked for, nothing. */
export async function readKeptAnswer(placeId: string, db: Tx = prisma()): Promise<KeptAnswer> {
  const row = await db.reviewsCache.findUnique({ where: { placeId } })
  const answer = cachedPlace.safeParse(row?.payload)
  return {
    answer: answer.success ? answer.data : null,
    fetchedAt: answer.success ? (row?.fetchedAt ?? null) : null,
    failures: row?.failures ?? 0,
    failure: fetchFailures.find((failure) => failure === row?.failure) ?? null,
    retryAt: row?.retryAt ?? null,
  }
}
