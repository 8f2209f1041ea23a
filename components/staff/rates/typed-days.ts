import type { SentDays } from '#lib/rates/client/days.ts'
import type { RateNight } from '#lib/rates/schema/days.ts'
import { shared } from './mixed.ts'
import { pairOf, type TypedPrice } from './price-pair.ts'

/** The fields that somebody has typed for the chosen days; null where they have touched nothing. */
export type TypedDays = {
  price: TypedPrice | null
  minimum: number | null
  open: boolean | null
  arrival: boolean | null
  departure: boolean | null
}

/** The fields of days before anybody has typed. */
export const untouched: TypedDays = {
  price: null,
  minimum: null,
  open: null,
  arrival: null,
  departure: null,
}
/** Returns the fields as they are shown: what is typed, or what all the nights share, or null. */
export function shownOf(typed: TypedDays, nights: readonly RateNight[], gst: number | null) {
  const of = <T>(read: (night: RateNight) => T) => shared(nights.map(read))
  return {
    price:
      typed.price ??
      pairOf(
        of(({ price }) => price),
        gst,
      ),
    minimum: typed.minimum ?? of(({ minimum_nights }) => minimum_nights),
    open: typed.open ?? of(({ closed }) => !closed),
    arrival: typed.arrival ?? of(({ arrival }) => arrival),
    departure: typed.departure ?? of(({ departure }) => departure),
  }
}

/** Returns what is to change, or null if every night has it already. */
export function sentOf(
  { price, minimum, open, arrival, departure }: TypedDays,
  nights: readonly RateNight[],
): Omit<SentDays, 'room' | 'days'> | null {
  const sent = {
    ...(price && (price.price || price.base) && { price: price.price }),
    ...(minimum !== null && { minimum_nights: minimum }),
    ...(open !== null && { closed: !open }),
    ...(arrival !== null && { no_arrival: !arrival }),
    ...(departure !== null && { no_departure: !departure }),
  }
  const isSame = nights.every(
    (night) =>
      (sent.price === undefined || Number(sent.price) === night.price) &&
      (sent.minimum_nights === undefined || sent.minimum_nights === night.minimum_nights) &&
      (sent.closed === undefined || sent.closed === night.closed) &&
      (sent.no_arrival === undefined || sent.no_arrival !== night.arrival) &&
      (sent.no_departure === undefined || sent.no_departure !== night.departure),
  )
  return isSame ? null : sent
}
