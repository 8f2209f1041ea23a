import { Refusal } from '../../shared/refusal.ts'
import type { NotSold, Quote } from './quote.ts'

/** Returns a quote of a stay that is sold. `not_sold` with the reason. */
export function requireSold(quote: Quote | NotSold): Quote {
  if (quote.sold) return quote
  const { because, minimumNights, season } = quote
  throw new Refusal('not_sold', {
    message: sentences[because](minimumNights),
    data: { because, minimum_nights: minimumNights, season },
  })
}

const sentences: Record<NotSold['because'], (nights: number) => string> = {
  too_many_guests: () => 'This room doesn’t sleep that many guests.',
  closed: () => 'The farm is closed on one of these nights.',
  no_arrival: () => 'No check-ins on that day.',
  no_departure: () => 'No check-outs on that day.',
  minimum_nights: (nights) => `The minimum stay from that day is ${nights} nights.`,
}
