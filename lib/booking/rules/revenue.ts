import { type BookingStatus, statuses } from './statuses.ts'

/** The instant at which a payment was first verified, and those at which it was given up and counted again, in turn. */
export type Revenue = { verifiedAt: Date | null; revenueTurns: Date[] }

/**
 * Returns how a booking's payment counts once it goes to another status. What has been counted stays on its day: giving
 * it up takes it away on the day of that.
 */
export function revenueAfter(
  booking: Revenue & { status: BookingStatus },
  to: BookingStatus,
  now: Date,
): Revenue {
  const { verifiedAt, revenueTurns } = booking
  if (statuses[booking.status].paid === statuses[to].paid) return { verifiedAt, revenueTurns }
  if (!verifiedAt) return { verifiedAt: now, revenueTurns }
  return { verifiedAt, revenueTurns: [...revenueTurns, now] }
}
