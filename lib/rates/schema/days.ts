import { z } from 'zod'
import { roomId } from '../../rooms/schema/ids.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { countableDay } from '../../shared/fields.ts'
import { toRupees } from '../../shared/money.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { maxRateDays } from '../rules/limits.ts'
import type { Night } from '../rules/night.ts'
import { changeNumber, minimumNights, nightPrice } from './fields.ts'

/** The input of the question what the nights of a room cost; the month from today on by itself. */
export const ratesQuery = z.object({
  room: roomId,
  from: countableDay.default(() => dayInIndia(new Date())),
  days: wholeNumber(1, maxRateDays, `Enter a number of days from 1 to ${maxRateDays}.`).default(31),
})
export type RatesQuery = z.infer<typeof ratesQuery>

/**
 * The input with which staff give days of a room something of their own. What is null goes back to the rules, what is
 * absent stays as it is; `reset` takes everything of their own away.
 */
export const daysChange = z
  .object({
    room: roomId,
    days: z
      .array(countableDay, 'Choose days.')
      .min(1, 'Choose a day.')
      .max(maxRateDays, `Choose up to ${maxRateDays} days.`)
      .refine((days) => new Set(days).size === days.length, { error: 'One day is listed twice.' }),
    price: nightPrice.nullish(),
    minimum_nights: minimumNights.nullish(),
    closed: z.boolean().nullish(),
    no_arrival: z.boolean().nullish(),
    no_departure: z.boolean().nullish(),
    reset: z.literal(true).optional(),
    /** The newest change that the person had seen: what somebody else did to these days since is not overwritten. */
    seen: changeNumber.optional(),
  })
  .refine((change) => change.reset || fieldsOfDay.some((name) => change[name] !== undefined), {
    path: ['days'],
    error: 'Choose what to change.',
  })
export type DaysChange = z.infer<typeof daysChange>
/** The same as it is sent. */
export type SentDays = z.input<typeof daysChange>

/** The facts that a day can have of its own. */
const fieldsOfDay = ['price', 'minimum_nights', 'closed', 'no_arrival', 'no_departure'] as const

/** A night as calls answer it; its price in rupees with tax. */
export type WireNight = {
  date: string
  price: number
  because: Night['because']['kind']
  /** The name of the season that set the price. */
  season: string | null
  minimum_nights: number
  closed: boolean
  arrival: boolean
  departure: boolean
}

/** Returns a night as calls answer it. */
export function wireNight({ date, paise, because, ...night }: Night): WireNight {
  const { minimumNights, closed, arrival, departure } = night
  return {
    date,
    price: toRupees(paise),
    because: because.kind,
    season: because.name,
    minimum_nights: minimumNights,
    closed,
    arrival,
    departure,
  }
}

/** The facts that a day has of its own; null where it is as the rules say. */
export type OwnDay = {
  price: number | null
  minimum_nights: number | null
  closed: boolean | null
  no_arrival: boolean | null
  no_departure: boolean | null
}

/** A night as staff see it. */
export type RateNight = WireNight & {
  /** Units that can still be sold. */
  free: number
  /** Bookings that have this night, with or without a unit. They keep their price. */
  booked: number
  /** The facts of its own; null without any. */
  own: OwnDay | null
}

/** A season that touches a window, or a price of weekdays. */
export type SeasonBar = {
  id: number
  name: string
  /** Null for all rooms. */
  room: number | null
  from: string | null
  to: string | null
  weekdays: number[]
}

/** The nights of a room. */
export type Rates = {
  room: {
    id: number
    name: string
    units: number
    sleeps: number | null
    rate: number
    /** Null for the rate that the law has for each night. */
    gst_rate: number | null
  }
  today: string
  nights: RateNight[]
  seasons: SeasonBar[]
  /** The newest change of rates; who saves days sends it. */
  seen: number
}

/** A night that a change makes another. */
type ChangedNight = WireNight & { room: number; was: number }

/** The effect of a change: on so many nights of rooms from today on, on which so many bookings keep their price. */
export type Effect = {
  /** The number of the change, by which it is taken back; null if it was only asked (`?dry=1`) or nothing changed. */
  change: number | null
  nights_changed: number
  bookings: number
  /** The first of them, 100 at most, as they are with the change. */
  nights: ChangedNight[]
}
