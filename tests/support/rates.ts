import type { RatedRoom, RateRules, Season } from '#lib/rates/rules/night.ts'
import type { RateNight } from '#lib/rates/schema/days.ts'
import { addDays } from '#lib/shared/dates.ts'

/** A room for two, with places for four, at ₹4,720 a night. */
export const room: RatedRoom = {
  id: 1,
  name: 'Wada',
  sleeps: 4,
  ratePaise: 472_000,
  gstPercent: 18,
  guestsIncluded: 2,
  extraGuestPaise: 59_000,
}

let seasons = 0
/** A season of all rooms and all days that says nothing but what is given; its id is higher than those before. */
export function season(changes: Partial<Season> = {}): Season {
  seasons += 1
  return {
    id: seasons,
    roomId: null,
    name: `Season ${seasons}`,
    from: null,
    to: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    pricePaise: null,
    percent: null,
    roomPrices: {},
    minimumNights: null,
    closed: false,
    noArrival: false,
    noDeparture: false,
    ...changes,
  }
}

/** A night without rules, as staff read it. */
export function plainNight(date: string, changes: Partial<RateNight> = {}): RateNight {
  return {
    date,
    price: 4720,
    because: 'usual',
    season: null,
    minimum_nights: 1,
    closed: false,
    arrival: true,
    departure: true,
    free: 3,
    booked: 0,
    own: null,
    ...changes,
  }
}

/** No rules at all. */
export const none: RateRules = { seasons: [], days: [], longStays: [] }
/** A stay of so many nights from a day. */
export const stay = (checkIn: string, nights: number, guests = 2) => ({
  checkIn,
  checkOut: addDays(checkIn, nights),
  guests,
})
