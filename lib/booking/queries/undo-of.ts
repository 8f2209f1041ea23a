import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { changes } from '../rules/history.ts'
import { type Undo, undoOf } from '../rules/taking-back.ts'

/**
 * Returns, by the ids of bookings, how `by` can take back the last change of each, `together` as of {@link undoOf}; those that
 * they can't are left out.
 */
export async function undosOf(
  by: Staff,
  ids: string[],
  now: Date,
  together: string[] = [],
): Promise<Map<string, Undo>> {
  const entries = await prisma().auditEntry.findMany({
    where: { bookingId: { in: ids }, ...changes },
    orderBy: { id: 'desc' },
    distinct: ['bookingId'],
  })
  const undos = new Map<string, Undo>()
  for (const entry of entries) {
    const undo = undoOf(entry, by.email, now, together)
    if (undo && entry.bookingId) undos.set(entry.bookingId, undo)
  }
  return undos
}

/** Returns how `by` can take back what they have just done to these bookings, all at once; null if they can't. */
export async function undoOfAll(by: Staff, ids: string[], now: Date): Promise<Undo | null> {
  const undos = [...(await undosOf(by, ids, now, ids)).values()]
  if (undos.length === 0 || undos.length < ids.length) return null
  return {
    entries: undos.flatMap(({ entries }) => entries),
    ms: Math.min(...undos.map(({ ms }) => ms)),
  }
}
