import type { Staff } from '../../auth/schema.ts'
import { undosOf } from '../../booking/queries/undo-of.ts'
import type { Standing } from '../schema/standings.ts'
import { findBookings } from './list-bookings.ts'

/**
 * Returns bookings as they are now, and how `by` can still take back the last change of each. Those that no longer exist are
 * left out.
 */
export async function bookingStandings(by: Staff, ids: string[], now: Date): Promise<Standing[]> {
  const [bookings, undos] = await Promise.all([findBookings(by, ids), undosOf(by, ids, now)])
  return bookings.map((booking) => ({ booking, undo: undos.get(booking.id) ?? null }))
}

/** The same of bookings that were just changed, so that there is one at least. */
export async function changedStandings(
  by: Staff,
  ids: string[],
  now: Date,
): Promise<[Standing, ...Standing[]]> {
  const [first, ...others] = await bookingStandings(by, ids, now)
  // No refusal: the change is made.
  if (!first) throw new Error('The bookings that were changed no longer exist.')
  return [first, ...others]
}

/** Returns one booking as it is now, after a change; see {@link bookingStandings}. */
export async function bookingStanding(by: Staff, id: string, now: Date): Promise<Standing> {
  const [standing] = await changedStandings(by, [id], now)
  return standing
}
