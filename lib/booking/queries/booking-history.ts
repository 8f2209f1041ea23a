import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { toRupees } from '../../shared/money.ts'
import type { HistoryAction, HistoryEntry } from '../rules.ts'

type Facts = Record<string, unknown>

/** What happened to a booking, the last first: who did what, and when. */
export async function bookingHistory(_by: Staff, bookingId: string): Promise<HistoryEntry[]> {
  const entries = await prisma().auditEntry.findMany({
    where: { bookingId },
    orderBy: { id: 'desc' },
  })
  return entries.map(({ actor, action, after, createdAt }) => ({
    at: createdAt.toISOString(),
    actor,
    action: action as HistoryAction,
    detail: detailOf(action as HistoryAction, (after ?? {}) as Facts),
  }))
}

function detailOf(action: HistoryAction, after: Facts): string | number | null {
  if (action === 'room_given') return `${after.room}, unit ${after.unit}`
  if (action === 'booking_rejected') return (after.note as string | null) ?? null
  if (action === 'change_undone') return String(after.status)
  if (action === 'cancel_asked') return toRupees(Number(after.refundPaise))
  return null
}
