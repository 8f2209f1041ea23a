import { prisma } from '../../db/client.ts'
import { isBookable, nightRange, occupies, unitsTaken } from '../../rooms/queries.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { slugOf } from '../../shared/text.ts'
import { maxDaysAhead, requireBookable } from '../rules.ts'
import type { Availability, CalendarDay, CalendarInput, StayInput } from '../schema.ts'
import { alternatives } from './alternatives.ts'

/**
 * Returns whether a room is free for the whole of a stay and how many units are; where none is, the alternatives.
 * `validation_failed` for dates that cannot be booked now, `room_not_found`.
 */
export async function stayAvailability(stay: StayInput, now: Date): Promise<Availability> {
  requireBookable(stay, dayInIndia(now))
  const left = await unitsLeft(stay, now)
  if (left > 0) return { available: true, units_left: left }
  return { available: false, units_left: left, ...(await alternatives(stay, now)) }
}

/** Returns how many units of a room are free for the whole of a stay, not only for each of its nights. `room_not_found`. */
export async function unitsLeft(stay: StayInput, now: Date): Promise<number> {
  const [room] = await prisma().$queryRaw<{ left: number }[]>`
    SELECT r.units - ${unitsTaken(nightRange(stay), now, stay.hold_token)} AS left
    FROM rooms r WHERE lower(r.name) = lower(${stay.roomType}) AND ${isBookable}`
  if (!room) throw new Refusal('room_not_found')
  return room.left
}

/**
 * The nights of a room from one day to another, both included, in one query whatever the range.
 * A night on which no stay can begin any more, or not yet, is not available. The pages go on asking by the
 * name that a room was made with, so its slug is enough. `room_not_found`.
 */
export async function calendarOf(asked: CalendarInput, now: Date): Promise<CalendarDay[]> {
  const today = dayInIndia(now)
  const last = addDays(today, maxDaysAhead)
  const days = await prisma().$queryRaw<{ date: string; left: number }[]>`
    WITH room AS (
      SELECT r.id, r.units FROM rooms r
      WHERE ${isBookable} AND (lower(r.name) = lower(${asked.room}) OR r.id::text = ${asked.room}
        OR r.slug = ${slugOf(asked.room)})
      ORDER BY lower(r.name) = lower(${asked.room}) DESC LIMIT 1
    ), taken AS (
      SELECT day::date AS night, count(*)::int AS units
      FROM room JOIN occupancies o ON o.room_id = room.id AND o.unit <= room.units
      CROSS JOIN LATERAL generate_series(
        greatest(o.check_in, ${asked.from}::date),
        least(o.check_out - 1, ${asked.to}::date), interval '1 day') AS day
      WHERE ${occupies(now, asked.hold_token)}
        AND daterange(o.check_in, o.check_out, '[)')
          && daterange(${asked.from}::date, ${asked.to}::date, '[]')
      GROUP BY 1
    )
    SELECT day::date::text AS date, room.units - coalesce(taken.units, 0) AS left
    FROM room
    CROSS JOIN generate_series(${asked.from}::date, ${asked.to}::date, interval '1 day') AS day
    LEFT JOIN taken ON taken.night = day::date
    ORDER BY day`
  if (days.length === 0) throw new Refusal('room_not_found')
  return days.map(({ date, left }) => {
    const unitsLeft = date < today || date > last ? 0 : left
    return { date, available: unitsLeft > 0, units_left: unitsLeft }
  })
}
