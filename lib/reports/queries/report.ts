import type { Staff } from '../../auth/schema.ts'
import { bookingLine, type LineRow, lineColumns } from '../../booking/queries/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { addDays, dayInIndia, startOfDayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { totalsOf } from '../rules/figures.ts'
import { type Range, reportRange } from '../rules/range.ts'
import type { RecentBooking, Report, ReportQuery, TopRoom } from '../schema/report.ts'
import { moneyOf } from './money-of.ts'
import { nightsBySeason } from './nights-by-season.ts'
import { revenueByDay } from './revenue-by-day.ts'
import { countUnitNights } from './unit-nights.ts'

const recentShown = 50
const roomsShown = 10

/** The report of a range of days in India; of the last 30 unless both days are given. `_by`: only staff may ask. */
export async function report(
  _by: Staff,
  { from_date, to_date }: ReportQuery,
  now: Date,
): Promise<Report> {
  const today = dayInIndia(now)
  const range = reportRange(from_date, to_date, today)
  const [days, topRooms, recent, nightsAvailable, seasons, money] = await Promise.all([
    revenueByDay(range),
    findTopRooms(range),
    findRecent(range),
    countUnitNights(range),
    nightsBySeason(range),
    moneyOf(range, today),
  ])
  const sum = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + of(day), 0)
  return {
    from_date: range.from,
    to_date: range.to,
    chosen: Boolean(from_date && to_date),
    revenue: days.map(({ day, revenuePaise }) => ({ d: day, rev: toRupees(revenuePaise) })),
    topRooms,
    recent,
    totals: totalsOf({
      revenuePaise: sum((day) => day.revenuePaise),
      bookings: sum((day) => day.bookings),
      nights: sum((day) => day.nights),
      nightsPaise: sum((day) => day.nightsPaise),
      nightsAvailable,
    }),
    seasons,
    money,
  }
}

async function findTopRooms({ from, to }: Range): Promise<TopRoom[]> {
  const rows = await prisma().$queryRaw<(Omit<TopRoom, 'revenue_verified'> & { paise: number })[]>`
    SELECT r.id, r.name, sum(d.revenue_paise)::float8 AS paise, sum(d.nights)::int AS nights
    FROM room_days d JOIN rooms r ON r.id = d.room_id
    WHERE d.day BETWEEN ${from}::date AND ${to}::date
    GROUP BY r.id HAVING sum(d.revenue_paise) <> 0
    ORDER BY paise DESC, r.name LIMIT ${roomsShown}`
  return rows.map(({ id, name, paise, nights }) => ({
    id,
    name,
    revenue_verified: toRupees(paise),
    nights,
  }))
}

type Row = LineRow & { phone: string; created_at: Date }

async function findRecent({ from, to }: Range): Promise<RecentBooking[]> {
  const rows = await prisma().$queryRaw<Row[]>`
    SELECT ${lineColumns}, b.phone, b.created_at FROM bookings b
    WHERE b.created_at >= ${startOfDayInIndia(from)} AND b.created_at < ${startOfDayInIndia(addDays(to, 1))}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${recentShown}`
  return rows.map((row) => ({ ...bookingLine(row), created_at: row.created_at.toISOString() }))
}
