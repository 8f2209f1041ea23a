import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { WireNotification } from '../schema/dashboard.ts'

/** The newest notices, the newest first. `_by`: only staff may ask. */
export async function newestNotifications(_by: Staff, count: number): Promise<WireNotification[]> {
  const rows = await prisma().$queryRaw<(Omit<WireNotification, 'created_at'> & { at: Date })[]>`
    SELECT n.id::text, n.type, n.title, n.message, b.reference, n.created_at AS at
    FROM notifications n LEFT JOIN bookings b ON b.id = n.booking_id
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${count}`
  return rows.map(({ at, ...notice }) => ({ ...notice, created_at: at.toISOString() }))
}
