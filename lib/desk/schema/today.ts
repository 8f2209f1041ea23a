import { z } from 'zod'
import type { BookingStay } from '../../booking/schema/booking-line.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { countableDay } from '../../shared/fields.ts'
import { unlessEmpty } from '../../shared/search.ts'
import type { Diets, Plates } from '../../stays/rules/meals.ts'

/** The input of the desk's day; today at the farm by itself. */
export const deskTodayInput = z.object({
  day: unlessEmpty(countableDay),
})
export type DeskTodayInput = z.infer<typeof deskTodayInput>

/** A stay of the day, as the desk needs it; money in rupees, instants in UTC. */
export type TodayStay = BookingStay & {
  has_email: boolean
  /** What was promised when it was booked, whatever is published now. */
  terms: Terms
  checked_in_at: string | null
  checked_out_at: string | null
  no_show_at: string | null
  /** True if its guest should have come, and staff haven't said whether they did. */
  unsaid: boolean
  room_id: number
  /** The instant at which the guest before left its unit, until it is made up. */
  uncleaned_since: string | null
  /** The balance by what is verified, and what waits to be found in the bank. */
  balance: number
  checking: number
  /** The hour that the guest has named, by the farm's clock. */
  arrives_at: string | null
  /** The number of guests per diet; null if it isn't known. */
  diet: Diets | null
  allergies: string | null
  dogs: number
  /** The guest's words before they come, and the note of staff for one another. */
  words: string | null
  staff_note: string | null
  /** The stay that has the unit after it, within a week. */
  next: { full_name: string; check_in: string; arrives_at: string | null } | null
}

/** What the kitchen knows of a stay. */
export type Eaters = Pick<
  TodayStay,
  'id' | 'room_type' | 'unit_name' | 'guests' | 'diet' | 'allergies' | 'arrives_at' | 'progress'
>

/** The kitchen's day. */
export type KitchenDay = Pick<DeskToday, 'day' | 'today' | 'at' | 'meals'> & { eating: Eaters[] }

export type MealName = 'breakfast' | 'dinner'
export type Meal = Plates & { meal: MealName; date: string }

/** The answer of the desk's day. Each list has who is expected at an hour first, and who is done with last. */
export type DeskToday = {
  day: string
  today: string
  /** The instant of the answer. */
  at: string
  arriving: TodayStay[]
  in_house: TodayStay[]
  leaving: TodayStay[]
  /** Today, the stays whose guests should have come, including stays that are already over. */
  unsaid: TodayStay[]
  /** The breakfast and dinner of the day and the next breakfast, and today also tomorrow’s dinner. */
  meals: Meal[]
  /** The units that there are, and those that are free in the night of the day, each as it is found among all rooms. */
  units: { all: number; free: string[] }
}
