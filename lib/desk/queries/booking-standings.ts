import type { Staff } from '../../auth/schema.ts'
import { changes } from '../../booking/rules/history.ts'
import { isOwnChange, undoMs } from '../../booking/rules/undo.ts'
import { prisma } from '../../db/client.ts'
import type { Standing } from '../schema/standings.ts'
import { findBookings } from './list-bookings.ts'

/**
 * Returns bookings as they stand now, and for each how long `by` can still take its last change back: null when the
 * last to happen was something else, by somebody else, or too long ago. A booking that is no more is left out.
 */
export async function bookingStandings(by: Staff, ids: string[], now: Date): Promise<Standing[]> {
  const [bookings, entries] = await Promise.all([
    findBookings(by, ids),
    prisma().auditEntry.findMany({
      where: { bookingId: { in: ids }, ...changes },
      orderBy: { id: 'desc' },
      distinct: ['bookingId'],
    }),
  ])
  return bookings.map((booking) => {
    const last = entries.find((entry) => entry.bookingId === booking.id)
    const mine = isOwnChange(last, { status: booking.status, email: by.email })
    return { booking, undo_ms: mine ? undoMs(last.createdAt, now) : null }
  })
}

/** Returns one booking as it stands now, after a change of it; see {@link bookingStandings}. */
export async function bookingStanding(
  by: Staff,
  id: string,
  now: Date,
): Promise<Partial<Standing>> {
  const [standing] = await bookingStandings(by, [id], now)
  return standing ?? {}
}
