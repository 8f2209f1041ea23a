import { z } from 'zod'
import { statusNames } from '../../booking/rules/statuses.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import { dayOr } from '../../shared/fields.ts'
import { searchShape, unlessEmpty } from '../../shared/search.ts'

const searchFields = ['name', 'email', 'mobile', 'reference', 'utr', 'amount'] as const
export type SearchField = (typeof searchFields)[number]

/** A list's bookings: those of one status, or all that wait for a decision of staff. */
const listed = [...statusNames, 'attention'] as const
export type BookingFilter = (typeof listed)[number]

const stayFilters = ['arriving', 'staying', 'leaving'] as const
/** A list's stays: those that begin on a day, sleep here in its night, or end on it. */
export type StayFilter = (typeof stayFilters)[number]

/** The input of bookings_list. */
export const bookingSearch = z.object({
  ...searchShape,
  /** Looks for `q` in one field only. */
  field: z.enum(searchFields).nullable().catch(null).default(null),
  status: unlessEmpty(z.enum(listed, `Enter one of ${listed.join(', ')}.`)),
  stay: unlessEmpty(z.enum(stayFilters, `Enter one of ${stayFilters.join(', ')}.`)),
  /** The day of `stay`; without one, today in India. */
  day: unlessEmpty(dayOr('Enter a date as YYYY-MM-DD.')),
})
export type BookingSearch = z.infer<typeof bookingSearch>

export type BookingPage = { rows: StaffBooking[]; pages: number; total: number }
