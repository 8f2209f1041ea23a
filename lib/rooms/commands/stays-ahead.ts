import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { occupies } from '../queries/occupancy.ts'
import { day, findTaken } from '../queries/taken.ts'
import { holdMinutes } from '../rules/hold.ts'

/**
 * Refuses `room_in_use` when a unit above `units` is taken tonight or later, and says by whom: it would go
 * on being taken without being there.
 */
export async function requireFreeAbove(
  tx: Tx,
  id: number,
  units: number,
  now: Date,
): Promise<void> {
  const isAhead = Prisma.sql`o.unit > ${units} AND o.check_out > ${dayInIndia(now)}::date`
  const taken = await findTaken(tx, id, isAhead, now)
  if (!taken) return
  const message = `${taken.sentence} Keep ${taken.unit} units until then.`
  throw new Refusal('room_in_use', { message, errors: { units: message } })
}

/**
 * Refuses `room_in_use` when a room has stays tonight or later, with or without a unit, and how many; or
 * when a guest is paying for one at this moment, or staff are booking it.
 */
export async function requireNoStays(tx: Tx, id: number, now: Date): Promise<void> {
  const today = dayInIndia(now)
  const [found] = await tx.$queryRaw<[{ stays: number; last: Date | null; holds: number }]>`
    SELECT
      (SELECT count(*)::int FROM occupancies o
        WHERE o.room_id = ${id} AND o.kind = 'hold' AND ${occupies(now)}) AS holds,
      count(*)::int AS stays, max(check_out) AS last
    FROM bookings WHERE room_id = ${id} AND takes_place(status) AND check_out > ${today}::date`
  if (found.last) {
    const [stays, them] =
      found.stays === 1
        ? ['an upcoming stay', 'that stay']
        : [`${found.stays} upcoming stays`, 'those stays']
    throw new Refusal('room_in_use', {
      message: `This room has ${stays}, until ${day(found.last)}. Delete the room after that day, or reject ${them} first.`,
    })
  }
  if (found.holds > 0) {
    throw new Refusal('room_in_use', {
      message: `This room is being booked right now. Try again in ${holdMinutes} minutes.`,
    })
  }
}
