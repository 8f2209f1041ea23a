import { prisma } from '../../db/client.ts'
import { farm } from '../../farm/rules/farm.ts'
import { type Answered, setUsualWait, usualWaitOf } from '../../farm/rules/usual-wait.ts'
import { addDays, dayInIndia, startOfDayInIndia } from '../../shared/dates.ts'

const days = 90
/** The newest of a busy farm's bookings say enough. */
const most = 1000

/**
 * Measures how soon bookings were confirmed after their guests had sent the screenshot of a UPI payment, over the 90 days before
 * this one, and has `usualWait()` return it. Days are whole, so that all processes have the same figure. A transfer takes the
 * banks' time, so it isn't counted.
 */
export async function readUsualWait(now: Date): Promise<void> {
  const today = dayInIndia(now)
  const from = startOfDayInIndia(addDays(today, -days))
  const until = startOfDayInIndia(today)
  const answered = await prisma().$queryRaw<Answered[]>`
    SELECT p.created_at AS "sentAt", c.at AS "confirmedAt"
    FROM payments p
    CROSS JOIN LATERAL (
      SELECT max(a.created_at) AS at FROM audit_entries a
      WHERE a.booking_id = p.booking_id AND a.action = 'booking_confirmed') c
    WHERE p.state = 'verified' AND p.verified_at >= ${from} AND c.at >= p.created_at AND c.at < ${until}
      AND p.direction = 'received' AND p.method = 'upi' AND p.recorded_by = 'guest'
      AND NOT EXISTS (
        SELECT FROM payments e WHERE e.booking_id = p.booking_id AND e.created_at < p.created_at)
    ORDER BY p.verified_at DESC LIMIT ${most}`
  setUsualWait(usualWaitOf(answered, farm().hours))
}
