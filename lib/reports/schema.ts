import { z } from 'zod'
import type { NoticeType } from '../booking/rules/events.ts'
import type { CancelReason } from '../booking/rules/rejection.ts'
import type { BookingStatus } from '../booking/rules/statuses.ts'
import type { StaffBooking } from '../booking/schema/staff-booking.ts'
import type { Wait } from '../booking/schema/waits.ts'
import type { DeskToday } from '../desk/schema/today.ts'
import type { Warning } from '../health/schema.ts'
import { daysBetween, isIsoDate } from '../shared/dates.ts'
import { unlessEmpty } from '../shared/search.ts'
import { maxRangeDays, type NightFigures, type ReportTotals } from './rules.ts'

/** The revenue of a day: `d` a day in India, `rev` rupees. */
export type DayRevenue = { d: string; rev: number }

export type WireNotification = {
  id: string
  type: NoticeType
  title: string
  message: string | null
  /** The reference of the booking that it is about. */
  reference: string | null
  created_at: string
}

/** The answer of admin_stats; money in rupees, days in India. */
export type DashboardStats = Record<BookingStatus, number> & {
  /** The last 14 days, today last. */
  revenueSeries: DayRevenue[]
  revenueToday: number
  /** Since the first of the month. */
  revenueMTD: number
  /** Units that can be slept in, not kinds of room. */
  roomsTotal: number
  /** Percent of the units in which a booking sleeps tonight. */
  occupancyToday: number
  notifications: WireNotification[]
  today: string
  /** Bookings whose payment was verified today. */
  paidToday: number
  rooms: { name: string; units: number }[]
  /** The things that wait for a person, by their kind and the worst first. */
  waits: Wait[]
  /** The day of the desk: who comes and leaves, and what is cooked. */
  day: DeskToday
  /** The first of the bookings that wait, the worst first, and how many there are. */
  waitingBookings: StaffBooking[]
  waitingTotal: number
  /** The things that are wrong with the service itself, the oldest first. */
  warnings: Warning[]
}

const day = z
  .string()
  .refine((value) => value === '' || isIsoDate(value), 'Give a day as YYYY-MM-DD.')
  .default('')

const reportFormats = ['excel', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** The input of admin_reports: two days, both included. Unless both are given, it is the last 30 days. */
export const reportQuery = z
  .object({
    from_date: day,
    to_date: day,
    format: unlessEmpty(z.enum(reportFormats, 'Give excel or pdf.')),
  })
  .refine(({ from_date, to_date }) => !from_date || !to_date || from_date <= to_date, {
    path: ['to_date'],
    error: 'Give a day that is not before the first.',
  })
  .refine(
    ({ from_date, to_date }) =>
      !from_date || !to_date || daysBetween(from_date, to_date) < maxRangeDays,
    { path: ['to_date'], error: `A report has ${maxRangeDays} days at most.` },
  )
export type ReportQuery = z.infer<typeof reportQuery>

/** The revenue of a room within the range, in rupees, and the nights that were slept in it. */
export type TopRoom = { id: number; name: string; revenue_verified: number; nights: number }

export type RecentBooking = {
  id: string
  reference: string
  full_name: string
  phone: string
  room_type: string
  amount: number
  status: BookingStatus
  cancelled_because: CancelReason | null
  created_at: string
}

/** The money of a range, in rupees, as the day book has it; apart from revenue, which is of bookings. */
export type ReportMoney = {
  /** Verified payments on the day on which the money moved, and their number. */
  received: number
  payments: number
  refunded: number
  refunds: number
  /** The sum of the balances that are due now, whatever the range, and of how many bookings. */
  owed: number
  bookings_owing: number
}

/** The nights of a range that lie in the seasons of a name; null for those in none. */
export type SeasonNights = NightFigures & { name: string | null }

/** The answer of admin_reports. */
export type Report = {
  from_date: string
  to_date: string
  /** True if both days were chosen; if not, it is the last 30. */
  chosen: boolean
  revenue: DayRevenue[]
  topRooms: TopRoom[]
  /** The newest that were made in the range. */
  recent: RecentBooking[]
  totals: ReportTotals
  /** Empty while no season lies in the range. */
  seasons: SeasonNights[]
  money: ReportMoney
}
