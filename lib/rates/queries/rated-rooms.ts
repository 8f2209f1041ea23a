import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { isKept } from '../../rooms/queries/kept-rooms.ts'
import { occupies, overlaps } from '../../rooms/queries/occupancy.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { RatedRoom, RateRules } from '../rules/night.ts'
import {
  type RateWindow,
  type RoomRow,
  ratedRoomOf,
  ratedRoomSql,
  rateRulesSql,
} from './rate-book.ts'

/** Rooms, oldest first, and the rules of their nights in a window. */
export type RatedRooms = { rooms: (RatedRoom & { units: number })[]; rules: RateRules }

/** Returns a room that the farm has, or all of them, or those `among` others, with the rules of the nights of a window, in one query. */
export async function findRatedRooms(
  db: Tx,
  window: RateWindow,
  room: number | null,
  among = isKept,
): Promise<RatedRooms> {
  const [found] = await db.$queryRaw<
    [{ rooms: (RoomRow & { units: number })[]; rules: RateRules }]
  >`
    SELECT ${rateRulesSql(window)} AS rules,
      (SELECT coalesce(jsonb_agg(${ratedRoomSql} || jsonb_build_object('units', r.units) ORDER BY r.id), '[]')
        FROM rooms r WHERE ${among} AND (${room}::int IS NULL OR r.id = ${room})) AS rooms`
  const rooms = found.rooms.map(({ units, ...row }) => ({ ...ratedRoomOf(row), units }))
  return { rooms, rules: found.rules }
}

/** Nights of a room that something has: a booking, with or without a unit, a hold that has not run out, or a block. */
export type Taken = {
  room: number
  /** The booking's id; null for a hold and for a block. */
  booking: string | null
  check_in: IsoDate
  check_out: IsoDate
}

/** Returns what has nights of rooms in a window, the night of its last day included. */
export async function findTaken(
  db: Tx,
  rooms: number[],
  { from, to }: RateWindow,
  now: Date,
): Promise<Taken[]> {
  const nights = Prisma.sql`daterange(${from}::date, ${to}::date, '[]')`
  return db.$queryRaw<Taken[]>`
    SELECT o.room_id AS room, coalesce(o.booking_id, o.slept_by)::text AS booking, o.check_in::text, o.check_out::text
    FROM occupancies o JOIN rooms r ON r.id = o.room_id
    WHERE o.room_id = ANY (${rooms}::int[]) AND o.unit <= r.units AND ${occupies(now)}
      AND ${overlaps(nights)}
    UNION ALL
    SELECT b.room_id, b.id::text, b.check_in::text, b.check_out::text
    FROM roomless_bookings w JOIN bookings b ON b.id = w.booking_id
    WHERE b.room_id = ANY (${rooms}::int[]) AND daterange(b.check_in, b.check_out, '[)') && ${nights}`
}
