import type { IsoDate } from '../../shared/dates.ts'

/** The diets. Each guest of a booking is counted in one of them at most. */
export const diets = ['veg', 'vegan', 'jain', 'meat'] as const
export type Diet = (typeof diets)[number]

/**
 * The things that are said before a stay: the hour of arrival on the farm's clock, how many guests eat what, allergies, dogs
 * and a word. An empty text has not been said. Who is not counted has not been asked, and gets vegetarian
 * food.
 */
export type Arrival = Record<Diet, number> & {
  arrives_at: string
  allergies: string
  dogs: number
  words: string
}
/** The same with the instant at which it was saved last; null before. */
export type ToldArrival = Arrival & { saved_at: string | null }

export const nothingTold: ToldArrival = {
  arrives_at: '',
  veg: 0,
  vegan: 0,
  jain: 0,
  meat: 0,
  allergies: '',
  dogs: 0,
  words: '',
  saved_at: null,
}

type Dates = { checkIn: IsoDate; checkOut: IsoDate }

/** Other dates that a guest asks for, until staff have answered. */
export type Wish = Dates & { words: string | null; askedAt: Date }

/** Other dates that staff have declined, with their words; shown until something else happens to the stay. */
export type DeclinedWish = Dates & { words: string | null }
