import type { Staff } from '../../auth/schema.ts'
import {
  cancellingOf,
  detailOf,
  type HistoryEntry,
  isChange,
  type KeptEntry,
} from '../../booking/rules/history.ts'
import { undoOf } from '../../booking/rules/taking-back.ts'
import { prisma } from '../../db/client.ts'

/** Returns what happened to a booking, the last first: who did what, when, and how `by` can take the last change back. */
export async function bookingHistory(
  by: Staff,
  bookingId: string,
  now: Date,
): Promise<HistoryEntry[]> {
  const entries = await prisma().auditEntry.findMany({
    where: { bookingId },
    orderBy: { id: 'desc' },
  })
  const last = entries.find(isChange)
  return entries.map((entry) => {
    const { actor, action, before, after, createdAt } = entry
    const kept = { action, before, after } as KeptEntry
    return {
      at: createdAt.toISOString(),
      actor,
      action: kept.action,
      detail: detailOf(kept),
      cancelled_because: cancellingOf(kept),
      undo: entry === last ? undoOf(entry, by.email, now) : null,
    }
  })
}
