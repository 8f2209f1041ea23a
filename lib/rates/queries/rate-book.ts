import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { rateInForce } from '../../gst/rules/registration.ts'
import { ratePerNight } from '../../rooms/rules/rate.ts'
import { addDays, type IsoDate } from '../../shared/dates.ts'
import type { RatedRoom, RateRules } from '../rules/night.ts'

/** The days whose rules are read: both are included. */
export type RateWindow = { from: IsoDate; to: IsoDate }

/** The facts of the price of a room's nights in the database, as {@link ratedRoomSql} and {@link rateRulesSql} write it. */
export type RoomRow = Omit<RatedRoom, 'ratePaise'> & { basePaise: number }

/** Writes in SQL, as JSON, what a room `r` tells of the price of its nights. */
export const ratedRoomSql = Prisma.sql`jsonb_build_object('id', r.id, 'name', r.name, 'sleeps', r.sleeps,
  'basePaise', r.base_paise, 'gstPercent', r.gst_percent, 'guestsIncluded', r.guests_included,
  'extraGuestPaise', r.extra_guest_paise)`

/** Writes in SQL, as JSON, the rules that may concern the days of a window, of one room or of all. */
export function rateRulesSql({ from, to }: RateWindow, room?: Prisma.Sql): Prisma.Sql {
  const ofRoom = (column: Prisma.Sql) =>
    room ? Prisma.sql`(${column} = ${room} OR ${column} IS NULL)` : Prisma.sql`true`
  return Prisma.sql`jsonb_build_object(
    'seasons', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'roomId', s.room_id, 'name', s.name,
        'from', s.from_day, 'to', s.to_day, 'weekdays', s.weekdays, 'pricePaise', s.price_paise,
        'percent', s.percent, 'roomPrices', s.room_prices, 'minimumNights', s.minimum_nights, 'closed', s.closed,
        'noArrival', s.no_arrival, 'noDeparture', s.no_departure)), '[]')
      FROM seasons s WHERE ${ofRoom(Prisma.sql`s.room_id`)}
        AND (s.from_day IS NULL OR s.from_day <= ${to}::date AND s.to_day >= ${from}::date)),
    'days', (SELECT coalesce(jsonb_agg(jsonb_build_object('roomId', d.room_id, 'day', d.day,
        'pricePaise', d.price_paise, 'minimumNights', d.minimum_nights, 'closed', d.closed,
        'noArrival', d.no_arrival, 'noDeparture', d.no_departure)), '[]')
      FROM rate_days d WHERE ${ofRoom(Prisma.sql`d.room_id`)} AND d.day BETWEEN ${from}::date AND ${to}::date),
    'longStays', (SELECT coalesce(jsonb_agg(jsonb_build_object('nights', l.nights, 'percent', l.percent)), '[]')
      FROM long_stays l))`
}

/** Returns a room with the price of its nights, of what {@link ratedRoomSql} wrote. */
export function ratedRoomOf({ basePaise, ...room }: RoomRow): RatedRoom {
  const gstPercent = rateInForce(room.gstPercent)
  return { ...room, gstPercent, ratePaise: ratePerNight(basePaise, gstPercent) }
}

export type RateBook = { room: RatedRoom; rules: RateRules }

// Stays close to one that is not sold are looked for three weeks around, and may be a month long.
const before = 21
const after = 52

/**
 * Returns what is needed to price stays that begin near a day in the room `r` of which `isRoom` is true, in one query; null
 * without such a room. With `lock`, no other transaction can assign its units until this one ends.
 */
export async function findRateBook(
  db: Tx,
  isRoom: Prisma.Sql,
  checkIn: IsoDate,
  lock?: 'lock',
): Promise<RateBook | null> {
  const near = dayBetween(checkIn)
  const window = { from: addDays(near, -before), to: addDays(near, after) }
  const [found] = await db.$queryRaw<{ room: RoomRow; rules: RateRules }[]>`
    SELECT ${ratedRoomSql} AS room, ${rateRulesSql(window, Prisma.sql`r.id`)} AS rules
    FROM rooms r WHERE ${isRoom} LIMIT 1
    ${lock ? Prisma.sql`FOR NO KEY UPDATE OF r` : Prisma.empty}`
  return found ? { room: ratedRoomOf(found.room), rules: found.rules } : null
}

// Around the first and the last day that can be written there are days that cannot.
function dayBetween(day: IsoDate): IsoDate {
  if (day < '0002') return '0002-01-01'
  return day < '9999' ? day : '9999-01-01'
}
