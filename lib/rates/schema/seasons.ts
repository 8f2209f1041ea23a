import { z } from 'zod'
import { roomId } from '../../rooms/schema/ids.ts'
import { daysBetween } from '../../shared/dates.ts'
import { countableDay, neededLine, seen } from '../../shared/fields.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { maxRateDays } from '../rules/limits.ts'
import { minimumNights, nightPrice } from './fields.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
/** Percent more or less than usual that a season may make its nights. */
export const leastPercent = -90
export const mostPercent = 300
const percentProblem = `Enter a whole number from −${-leastPercent} to ${mostPercent}.`

const fields = z.object({
  /** Guests read it beside the price. */
  name: neededLine(60, 'Enter a name.'),
  /** Its room; null for all rooms. */
  room: roomId.nullable().default(null),
  /** The first and the last night; both null for every week. */
  from: countableDay.nullable().default(null),
  to: countableDay.nullable().default(null),
  /** Monday 1 to Sunday 7. */
  weekdays: z
    .array(wholeNumber(1, 7, 'Choose days of the week.'), 'Choose days of the week.')
    .min(1, 'Choose a day of the week.')
    .default(everyDay)
    .transform((days) => [...new Set(days)].sort()),
  /** At most one of these three: a price, percent more or less than the room's own, or a price for each room. */
  price: nightPrice.nullable().default(null),
  percent: wholeNumber(leastPercent, mostPercent, percentProblem).nullable().default(null),
  prices: z.array(z.object({ room: roomId, price: nightPrice })).default([]),
  minimum_nights: minimumNights.nullable().default(null),
  closed: z.boolean().default(false),
  no_arrival: z.boolean().default(false),
  no_departure: z.boolean().default(false),
})

type Fields = z.infer<typeof fields>

const kindsOfPrice = ({ price, percent, prices }: Fields) =>
  [price !== null, percent !== null, prices.length > 0].filter(Boolean).length

const saysSomething = (season: Fields) =>
  kindsOfPrice(season) > 0 ||
  season.minimum_nights !== null ||
  season.closed ||
  season.no_arrival ||
  season.no_departure

// A problem: what must be true, the field that is marked if it is not, and what is said.
const rules: [(season: Fields) => boolean, keyof Fields, string][] = [
  [({ from, to }) => (from === null) === (to === null), 'to', 'Choose a first and a last night.'],
  [({ from, to }) => !from || !to || from <= to, 'to', 'Choose the first night or a later one.'],
  [
    ({ from, to }) => !from || !to || daysBetween(from, to) < maxRateDays,
    'to',
    `Choose up to ${maxRateDays} nights.`,
  ],
  [(season) => kindsOfPrice(season) <= 1, 'price', 'Enter a price or a percentage, not both.'],
  [
    ({ room, prices }) => room === null || prices.length === 0,
    'prices',
    'A season for one room has one price.',
  ],
  [
    ({ prices }) => new Set(prices.map(({ room }) => room)).size === prices.length,
    'prices',
    'One room is listed twice.',
  ],
  [saysSomething, 'price', 'Change something: a price, the minimum stay or a closure.'],
]

function check(season: Fields, context: z.RefinementCtx): void {
  for (const [holds, field, message] of rules) {
    if (!holds(season)) context.addIssue({ code: 'custom', path: [field], message })
  }
}

/** The input with which staff add a season. */
export const seasonInput = fields.superRefine(check)
export type SeasonInput = Fields

/** The input with which staff change a season, with the version that they have seen. */
export const seasonChange = fields.extend({ version: seen.version }).superRefine(check)
export type SeasonChange = z.infer<typeof seasonChange>

/** The input with which staff delete one. */
export const seasonDeletion = z.object({ version: seen.version })

/** A season as calls answer it; prices in rupees with tax. */
export type WireSeason = {
  id: number
  version: number
  name: string
  room: number | null
  from: string | null
  to: string | null
  weekdays: number[]
  price: number | null
  percent: number | null
  prices: { room: number; price: number }[]
  minimum_nights: number | null
  closed: boolean
  no_arrival: boolean
  no_departure: boolean
}
