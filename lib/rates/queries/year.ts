import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { dayInIndia, daysBetween } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { later, type Night, nightsOf, type RatedRoom } from '../rules/night.ts'
import type { YearQuery } from '../schema/sheet.ts'
import { findRatedRooms } from './rated-rooms.ts'

/**
 * Returns the nights of a year of a room, of this year those from today on. `room_not_found`; `validation_failed` for a year that is over.
 * `_by`: only staff may ask.
 */
export async function nightsOfYear(
  _by: Staff,
  { room: id, year }: YearQuery,
  now: Date,
): Promise<{ room: RatedRoom; nights: Night[] }> {
  const today = dayInIndia(now)
  const [first, to] = [`${year}-01-01`, `${year}-12-31`]
  const from = later(first, today)
  if (to < today) {
    const message = 'Choose this year or a later one.'
    throw new Refusal('validation_failed', { message, errors: { year: message } })
  }
  const { rooms, rules } = await findRatedRooms(prisma(), { from, to }, id)
  const [room] = rooms
  if (!room) throw new Refusal('room_not_found')
  return { room, nights: nightsOf(room, rules, from, daysBetween(from, to) + 1) }
}
