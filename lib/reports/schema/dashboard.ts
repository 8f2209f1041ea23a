import type { NoticeType } from '../../booking/rules/events.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import type { Wait } from '../../booking/schema/waits.ts'
import type { DeskToday } from '../../desk/schema/today.ts'
import type { Warning } from '../../health/schema.ts'
import type { DayRevenue } from './report.ts'

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
