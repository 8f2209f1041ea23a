import { farm } from '../farm/rules/farm.ts'
import type { ItemOf } from '../farm/rules/lists.ts'
import { type Means, type Stop, sampleStops } from '../farm/rules/sample-stops.ts'
import { entries } from '../farm/rules/shown.ts'
import { formatRupees, toPaise } from '../shared/money.ts'
import { isolateIn } from './isolate.ts'
import type { Locale } from './languages.ts'

type Way = 'ways.noCar' | 'ways.car'
export type ShownStop<Name extends Way> = {
  id: ItemOf<Name>
  means: Means
  /** To the next stop, or from here to the gate. */
  minutes: number
  price: string
  /** What the words of the stop may name. */
  values: { price: string; otherPrice: string }
}

/** Returns the stops of a way, in their order. */
export function shownStops<Name extends Way>(way: Name, locale: Locale): ShownStop<Name>[] {
  const isolate = isolateIn(locale)
  const rupees = (price = 0) => (price > 0 ? isolate(formatRupees(toPaise(price), locale)) : '')
  return entries(way).map((entry) => {
    const { means, minutes, price, otherPrice }: Stop = sampleStops[entry.id] ?? entry
    return {
      id: entry.id as ItemOf<Name>,
      means: means ?? (way === 'ways.car' ? 'car' : 'bus'),
      minutes: minutes ?? farm().drivingMinutes.kamshet,
      price: rupees(price),
      values: { price: rupees(price), otherPrice: rupees(otherPrice) },
    }
  })
}
