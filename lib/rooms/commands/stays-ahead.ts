import { isToTakePlace } from '../../booking/queries/by-status.ts'
import { holdMinutes } from '../../booking/rules.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayInIndia, formatDay, isoDateOf } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { occupies } from '../queries.ts'
import { unitTitle, unitWords } from '../rules/units.ts'

type Taken = {
  unit: number
  unitName: string
  kind: 'hold' | 'booking' | 'block'
  checkIn: Date
  checkOut: Date
  fullName: string | null
  byStaff: boolean
  reference: string | null
}

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
 * Returns what has the last of the units of a room that fit a condition in SQL on `o`, with a sentence about it and the
 * reference of the booking if it is one; null if nothing has any.
 */
export async function findTaken(tx: Tx, roomId: number, condition: Prisma.Sql, now: Date) {
  const [taken] = await tx.$queryRaw<Taken[]>`
    SELECT o.unit, u.name AS "unitName", o.kind, o.check_in AS "checkIn", o.check_out AS "checkOut",
      b.full_name AS "fullName", b.reference, h.held_by IS NOT NULL AS "byStaff"
    FROM occupancies o JOIN units u ON u.room_id = o.room_id AND u.number = o.unit
      LEFT JOIN bookings b ON b.id = o.booking_id LEFT JOIN holds h ON h.id = o.hold_id
    WHERE o.room_id = ${roomId} AND ${condition} AND ${occupies(now)}
    ORDER BY o.unit DESC, o.check_in LIMIT 1`
  if (!taken) return null
  return { unit: taken.unit, reference: taken.reference, sentence: sentenceOf(taken) }
}

function sentenceOf(taken: Taken): string {
  const { unitName, kind, checkIn, checkOut, fullName, reference } = taken
  if (taken.byStaff) return `${unitTitle(unitName)} is being booked at the desk at this moment.`
  if (kind === 'hold') return `A guest is paying for ${unitWords(unitName)} at this moment.`
  const nights = `from ${day(checkIn)} to ${day(checkOut)}`
  if (kind === 'block') return `${unitTitle(unitName)} is blocked ${nights}.`
  return `${unitTitle(unitName)} is taken ${nights}: ${fullName}, ${reference}.`
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
    FROM bookings b
    WHERE room_id = ${id} AND ${Prisma.raw(isToTakePlace)} AND check_out > ${today}::date`
  if (found.last) {
    const [stays, them] = found.stays === 1 ? ['a stay', 'it'] : [`${found.stays} stays`, 'them']
    throw new Refusal('room_in_use', {
      message: `This room has ${stays} ahead, until ${day(found.last)}. Delete it after that day, or reject ${them} first.`,
    })
  }
  if (found.holds > 0) {
    throw new Refusal('room_in_use', {
      message: `Somebody is booking this room at this moment. Try again in ${holdMinutes} minutes.`,
    })
  }
}

function day(date: Date): string {
  return formatDay(isoDateOf(date), 'en', { day: 'numeric', month: 'short', year: 'numeric' })
}
