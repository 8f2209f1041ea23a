import type { Staff } from '../../auth/schema.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { deskToday } from '../../desk/queries/desk-today.ts'
import { isOn } from '../../desk/queries/is-on.ts'
import { listBookings } from '../../desk/queries/list-bookings.ts'
import { readWaits } from '../../desk/queries/waits.ts'
import { bookingSearch } from '../../desk/schema/search.ts'
import { currentWarnings } from '../../health/queries.ts'
import { isKept } from '../../rooms/queries/kept-rooms.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { percent } from '../rules/figures.ts'
import { dashboardDays, lastDays } from '../rules/range.ts'
import type { DashboardStats } from '../schema/dashboard.ts'
import { newestNotifications } from './newest-notifications.ts'
import { revenueByDay } from './revenue-by-day.ts'

const waitingShown = 8
const noticesShown = 5

/** Everything that the dashboard shows, as it is at `now`; days are those of India. `by`: only staff may ask. */
export async function dashboardStats(by: Staff, now: Date): Promise<DashboardStats> {
  const today = dayInIndia(now)
  const month = `${today.slice(0, 7)}-01`
  const span = lastDays(today, dashboardDays)
  const [counts, days, rooms, tonight, notifications, attention, warnings, waits, day] =
    await Promise.all([
      countByStatus(),
      revenueByDay({ from: month < span.from ? month : span.from, to: today }),
      roomsNow(),
      unitsTonight(today),
      newestNotifications(by, noticesShown),
      listBookings(by, bookingSearch.parse({ status: 'attention', size: waitingShown }), now),
      currentWarnings(by),
      readWaits(by, now),
      deskToday(by, { day: null }, now),
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
    waitingBookings: attention.rows,
    waitingTotal: attention.total,
    warnings,
    waits,
    day,
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
    SELECT r.name, r.units FROM rooms r WHERE ${isKept} ORDER BY r.id`
}

async function unitsTonight(today: IsoDate): Promise<number> {
  const [{ units }] = await prisma().$queryRaw<[{ units: number }]>`
    SELECT count(*)::int AS units
    FROM occupancies o JOIN rooms r ON r.id = o.room_id AND ${isKept}
    WHERE o.kind = 'booking' AND o.unit <= r.units AND ${isOn('staying', today, Prisma.sql`o`)}`
  return units
}
