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
  too_many_guests: () => 'This room has fewer places.',
  closed: () => 'The farm is closed on one of these nights.',
  no_arrival: () => 'Nobody arrives on that day.',
  no_departure: () => 'Nobody leaves on that day.',
  minimum_nights: (nights) => `A stay from that day has ${nights} nights or more.`,
}
