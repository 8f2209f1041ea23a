import { z } from 'zod'
import type { Progress } from '../../booking/rules/progress.ts'
import type { Source } from '../../booking/rules/sources.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import type { RatedRoom, RateRules } from '../../rates/rules/night.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { countableDay } from '../../shared/fields.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import type { BlockInput } from './blocks.ts'

/** The input of the desk's calendar; it begins yesterday by itself, so that who leaves today is seen. */
export const deskCalendarInput = z.object({
  from: countableDay.default(() => addDays(dayInIndia(new Date()), -1)),
  days: wholeNumber(7, 62, 'Enter a number of days from 7 to 62.').default(14),
})
export type CalendarWindow = z.infer<typeof deskCalendarInput>

/** Nights from `check_in` to the day of `check_out`. */
export type Nights = { check_in: string; check_out: string }

/** A stay with all of its nights, as the calendar shows it; money in rupees. */
export type CalendarStay = Nights & {
  id: string
  reference: string
  full_name: string
  phone: string
  /** False for a guest who gets no mail, because no address is known. */
  has_email: boolean
  guests: number
  status: BookingStatus
  source: Source
  progress: Progress
  amount: number
  /** The balance, once the payment that came with the booking is verified. */
  due: number
  /** The price of each night, in their order. */
  prices: number[]
}

/**
 * A unit with what occupies it for some nights: one of the last three is not null. A guest who has moved has several of
 * these, which follow each other through the nights of the stay.
 */
export type CalendarOccupancy = Nights & {
  id: string
  room_id: number
  unit: number
  booking: CalendarStay | null
  block: Pick<BlockInput, 'because' | 'note'> | null
  /** The instants from which and until which a guest who is paying keeps it, or staff who are typing a booking. */
  hold: { since: string; expires_at: string; by_staff: boolean } | null
}

/** A stay that should have a unit and has none, on the nights after those that its guest slept in others. */
export type UnplacedStay = Nights & { room_id: number; booking: CalendarStay }

/**
 * A night of a room: how many units can still be sold, and what one costs in rupees with tax. `gst` is its rate in percent
 * where the law has another for it than for the room's usual price.
 */
export type CalendarNight = { date: string; free: number; price: number; gst?: number }

export type CalendarRoom = {
  id: number
  name: string
  /** The number of guests it sleeps; null if it isn't known. */
  sleeps: number | null
  units: { number: number; name: string }[]
  /** What its nights cost besides, in paise. */
  rated: Pick<RatedRoom, 'gstPercent' | 'guestsIncluded' | 'extraGuestPaise'>
  nights: CalendarNight[]
}

/** A time of the year that has a name and rates of its own: its first and last day, and its days of the week, Monday 1 to Sunday 7. */
export type CalendarSeason = { name: string; from: string; to: string; weekdays: number[] }

/** The answer of the desk's calendar: everything that takes a unit within the window. */
export type DeskCalendar = CalendarWindow & {
  today: string
  rooms: CalendarRoom[]
  occupancies: CalendarOccupancy[]
  unplaced: UnplacedStay[]
  /** The seasons with days in the window, of any room. */
  seasons: CalendarSeason[]
  long_stays: RateRules['longStays']
  /** The day of the next arrival after the window. */
  next: string | null
}
