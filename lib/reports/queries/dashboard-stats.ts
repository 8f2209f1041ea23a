import type { Staff } from '../../auth/schema.ts'
import { listBookings, listRoomless } from '../../booking/queries/list-bookings.ts'
import { type BookingStatus, maxNights } from '../../booking/rules.ts'
import { bookingSearch } from '../../booking/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { isBookable } from '../../rooms/queries.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { dashboardDays, lastDays, percent } from '../rules.ts'
import type { DashboardStats, Stay, Stays, WireNotification } from '../schema.ts'
import { revenueByDay } from './revenue-by-day.ts'

const waitingShown = 5
const roomlessShown = 3
const staysShown = 8
const noticesShown = 5

/** Everything that the dashboard shows, as it is at `now`; days are those of India. `by`: only staff may ask. */
export async function dashboardStats(by: Staff, now: Date): Promise<DashboardStats> {
  const today = dayInIndia(now)
  const month = `${today.slice(0, 7)}-01`
  const span = lastDays(today, dashboardDays)
  const [
    counts,
    days,
    rooms,
    tonight,
    notifications,
    waiting,
    roomless,
    pending,
    arrivals,
    departures,
  ] = await Promise.all([
    countByStatus(),
    revenueByDay({ from: month < span.from ? month : span.from, to: today }),
    roomsNow(),
    unitsTonight(today),
    newestNotifications(),
    countWaiting(today),
    listRoomless(by, today, roomlessShown),
    listBookings(by, bookingSearch.parse({ status: 'pending', size: waitingShown })),
    staysOn(today, Prisma.sql`o.check_in`),
    staysOn(today, Prisma.sql`o.check_out`),
  ])
  const paidToday = days.at(-1)
  const roomsTotal = rooms.reduce((sum, { units }) => sum + units, 0)
  return {
    ...counts,
    revenueSeries: days
      .slice(-dashboardDays)
      .map(({ day, revenuePaise }) => ({ d: day, rev: toRupees(revenuePaise) })),
    revenueToday: toRupees(paidToday?.revenuePaise ?? 0),
    revenueMTD: toRupees(sumSince(days, month)),
    roomsTotal,
    occupancyToday: percent(tonight, roomsTotal),
    notifications,
    today,
    paidToday: paidToday?.bookings ?? 0,
    rooms,
    waiting: { payments: counts.pending, ...waiting },
    waitingBookings: [
      ...new Map([...roomless, ...pending.rows].map((row) => [row.id, row])).values(),
    ],
    arrivals,
    departures,
  }
}

function sumSince(days: { day: IsoDate; revenuePaise: number }[], first: IsoDate): number {
  return days.reduce((sum, { day, revenuePaise }) => sum + (day >= first ? revenuePaise : 0), 0)
}

async function countByStatus(): Promise<Record<BookingStatus, number>> {
  const rows = await prisma().$queryRaw<{ status: BookingStatus; count: number }[]>`
    SELECT status, sum(count)::int AS count FROM booking_counts GROUP BY status`
  const none = { pending: 0, verified: 0, confirmed: 0, rejected: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

function roomsNow(): Promise<{ name: string; units: number }[]> {
  return prisma().$queryRaw`
    SELECT r.name, r.units FROM rooms r WHERE ${isBookable} ORDER BY r.id`
}

// Whoever sleeps here tonight came no longer ago than the longest stay lasts.
async function unitsTonight(today: IsoDate): Promise<number> {
  const [{ units }] = await prisma().$queryRaw<[{ units: number }]>`
    SELECT count(*)::int AS units
    FROM occupancies o JOIN rooms r ON r.id = o.room_id AND ${isBookable}
    WHERE o.kind = 'booking' AND o.unit <= r.units AND o.check_out > ${today}::date
      AND o.check_in BETWEEN ${today}::date - ${maxNights}::int AND ${today}::date`
  return units
}

async function newestNotifications(): Promise<WireNotification[]> {
  const rows = await prisma().$queryRaw<(Omit<WireNotification, 'created_at'> & { at: Date })[]>`
    SELECT id::text, type, title, message, created_at AS at FROM notifications
    ORDER BY created_at DESC, id DESC LIMIT ${noticesShown}`
  return rows.map(({ at, ...notice }) => ({ ...notice, created_at: at.toISOString() }))
}

async function countWaiting(today: IsoDate): Promise<{ rooms: number; chats: number }> {
  const [counted] = await prisma().$queryRaw<[{ rooms: number; chats: number }]>`
    SELECT (SELECT count(*)::int FROM roomless_bookings r JOIN bookings b ON b.id = r.booking_id
        WHERE b.check_out > ${today}::date) AS rooms,
      (SELECT count(*)::int FROM chats c WHERE last_seq > staff_seen_seq AND EXISTS (
        SELECT 1 FROM chat_messages m
        WHERE m.chat_id = c.id AND m.seq > c.staff_seen_seq AND NOT m.is_admin)) AS chats`
  return counted
}

async function staysOn(day: IsoDate, column: Prisma.Sql): Promise<Stays> {
  const [rows, [{ total }]] = await Promise.all([
    prisma().$queryRaw<Stay[]>`
      SELECT b.id::text, b.reference, b.full_name, b.room_name AS room_type, b.guests, b.nights, b.status
      FROM occupancies o JOIN bookings b ON b.id = o.booking_id
      WHERE o.kind = 'booking' AND ${column} = ${day}::date
      ORDER BY b.room_name, o.unit, b.id LIMIT ${staysShown}`,
    prisma().$queryRaw<[{ total: number }]>`
      SELECT count(*)::int AS total FROM occupancies o
      WHERE o.kind = 'booking' AND ${column} = ${day}::date`,
  ])
  return { total, rows }
}
