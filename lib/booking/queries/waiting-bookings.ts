import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { isToTakePlace } from './by-status.ts'

// Bookings that should have a unit and have none, of those whose stay is not over.
const roomless = (today: IsoDate) => Prisma.sql`
  SELECT r.booking_id AS id, b.status FROM roomless_bookings r JOIN bookings b ON b.id = r.booking_id
  WHERE b.check_out > ${today}::date`
const askingToCancel = Prisma.sql`
  SELECT id, status FROM bookings b WHERE cancel_asked_at IS NOT NULL AND ${Prisma.raw(isToTakePlace)}`
// An answer is due as long as there is a stay to change.
const wishing = (today: IsoDate) => Prisma.sql`
  SELECT b.id, b.status FROM stay_wishes w JOIN bookings b ON b.id = w.booking_id
  WHERE b.check_out >= ${today}::date AND ${Prisma.raw(isToTakePlace)}`

// Bookings by staff whose guest still has the time that was named to pay, and has shown nothing yet.
const inTime = (now: Date) => Prisma.sql`
  SELECT id FROM bookings b WHERE status = 'pending' AND pay_by > ${now} AND NOT EXISTS (
    SELECT FROM payments p WHERE p.booking_id = b.id AND p.state <> 'void')`

/** Selects in SQL the ids of all bookings that wait for a decision of staff at an instant. */
export function waitingBookings(now: Date): Prisma.Sql {
  return Prisma.sql`SELECT id FROM bookings WHERE status = 'pending' AND id NOT IN (${inTime(now)})
    UNION SELECT id FROM (${roomless(dayInIndia(now))}) AS roomless
    UNION SELECT id FROM (${askingToCancel}) AS asking
    UNION SELECT id FROM (${wishing(dayInIndia(now))}) AS wishing`
}

/** The numbers of bookings that wait for staff: all of them, and those that wait for a room, an answer or a look. */
type WaitingBookings = {
  bookings: number
  payments: number
  rooms: number
  cancellations: number
  wishes: number
}

/** Counts what is to be checked under Money, and the bookings that wait for anything besides. */
export async function countApart(now: Date): Promise<{ to_check: number; other_bookings: number }> {
  const [counted] = await prisma().$queryRaw<[{ to_check: number; other_bookings: number }]>`
    SELECT (SELECT count(*)::int FROM payments_to_check) AS to_check,
      (SELECT count(*)::int FROM (
        SELECT id FROM (${roomless(dayInIndia(now))}) AS roomless WHERE status <> 'pending'
        UNION SELECT id FROM (${askingToCancel}) AS asking
        UNION SELECT id FROM (${wishing(dayInIndia(now))}) AS wishing
        UNION SELECT id FROM bookings b WHERE status = 'pending' AND id NOT IN (${inTime(now)}) AND NOT EXISTS (
          SELECT FROM payments p JOIN payments_to_check t ON t.payment_id = p.id WHERE p.booking_id = b.id)
      ) AS others) AS other_bookings`
  return counted
}

/** Counts the bookings that wait for staff at an instant. Those that are pending are counted by triggers. */
export async function countWaitingBookings(now: Date): Promise<WaitingBookings> {
  const [counted] = await prisma().$queryRaw<[WaitingBookings]>`
    WITH roomless AS (${roomless(dayInIndia(now))}), asking AS (${askingToCancel}),
      wishing AS (${wishing(dayInIndia(now))}), pending AS (
      SELECT coalesce(sum(count), 0)::int - (SELECT count(*)::int FROM (${inTime(now)}) AS early) AS count
      FROM booking_counts WHERE status = 'pending')
    SELECT pending.count AS payments,
      (SELECT count(*)::int FROM roomless) AS rooms,
      (SELECT count(*)::int FROM asking) AS cancellations,
      (SELECT count(*)::int FROM wishing) AS wishes,
      pending.count + (SELECT count(*)::int FROM (
        SELECT id FROM roomless WHERE status <> 'pending' UNION
        SELECT id FROM asking WHERE status <> 'pending' UNION
        SELECT id FROM wishing WHERE status <> 'pending') AS others) AS bookings
    FROM pending`
  return counted
}
