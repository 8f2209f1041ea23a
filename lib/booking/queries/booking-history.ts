import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { detailOf, type HistoryEntry, type KeptEntry } from '../rules/history.ts'

/** Returns what happened to a booking, the last first: who did what, and when. */
export async function bookingHistory(_by: Staff, bookingId: string): Promise<HistoryEntry[]> {
  const entries = await prisma().auditEntry.findMany({
    where: { bookingId },
    orderBy: { id: 'desc' },
  })
  return entries.map(({ actor, action, before, after, createdAt }) => {
    const kept = { action, before, after } as KeptEntry
    return { at: createdAt.toISOString(), actor, action: kept.action, detail: detailOf(kept) }
  })
}
