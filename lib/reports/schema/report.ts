import { z } from 'zod'
import type { BookingLine } from '../../booking/schema/booking-line.ts'
import { unlessEmpty } from '../../shared/search.ts'
import type { NightFigures, ReportTotals } from '../rules/figures.ts'
import { maxRangeDays } from '../rules/range.ts'
import { areAtMost, areInOrder, chosenDays, orderProblem } from './chosen-days.ts'

/** The revenue of a day: `d` a day in India, `rev` rupees. */
export type DayRevenue = { d: string; rev: number }

const reportFormats = ['excel', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** The input of admin_reports: two days, both included. Unless both are given, it is the last 30 days. */
export const reportQuery = z
  .object({
    ...chosenDays,
    format: unlessEmpty(z.enum(reportFormats, 'Enter excel or pdf.')),
  })
  .refine(areInOrder, orderProblem)
  .refine(areAtMost(maxRangeDays), {
    path: ['to_date'],
    error: `A report can have up to ${maxRangeDays} days.`,
  })
export type ReportQuery = z.infer<typeof reportQuery>

/** The revenue of a room within the range, in rupees, and the nights that were slept in it. */
export type TopRoom = { id: number; name: string; revenue_verified: number; nights: number }

export type RecentBooking = BookingLine & { phone: string; created_at: string }

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

/** The nights of a range in the seasons with a name; null for those in none. */
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
  /** Empty if there's no season in the range. */
  seasons: SeasonNights[]
  money: ReportMoney
}
