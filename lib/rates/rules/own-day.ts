import type { DaysChange } from '../schema/days.ts'
import type { DayFacts } from '../schema/facts.ts'
import type { Night } from './night.ts'

const nothing: DayFacts = {
  pricePaise: null,
  minimumNights: null,
  closed: null,
  noArrival: null,
  noDeparture: null,
}

/** The facts that a change gives a day. */
export type Given = Pick<
  DaysChange,
  'price' | 'minimum_nights' | 'closed' | 'no_arrival' | 'no_departure' | 'reset'
>

/**
 * Returns what a day has of its own after a change; null if nothing. What is given counts, null goes back to the rules, what is
 * absent stays. A day that is open anyway, by the rules alone (`ruled`), need not say so: it would stay open when they close it.
 */
export function ownDay(before: DayFacts | null, change: Given, ruled: Night): DayFacts | null {
  const was = before ?? nothing
  const own = change.reset
    ? nothing
    : {
        pricePaise: given(change.price, was.pricePaise),
        minimumNights: given(change.minimum_nights, was.minimumNights),
        closed: unless(given(change.closed, was.closed), ruled.closed),
        noArrival: unless(given(change.no_arrival, was.noArrival), !ruled.arrival),
        noDeparture: unless(given(change.no_departure, was.noDeparture), !ruled.departure),
      }
  return Object.values(own).every((fact) => fact === null) ? null : own
}

function given<T>(now: T | null | undefined, was: T | null): T | null {
  return now === undefined ? was : now
}

function unless(own: boolean | null, ruled: boolean): boolean | null {
  return own === false && !ruled ? null : own
}
