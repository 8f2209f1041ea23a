import { weeksAround } from '../../rooms/rules/stay.ts'
import { addDays, daysBetween, type IsoDate } from '../../shared/dates.ts'
import { taxedByLaw } from './by-law.ts'
import type { Charge } from './charges.ts'
import { extraGuests } from './extra-guests.ts'
import { type Night, nightsOf, type RatedRoom, type RateRules } from './night.ts'

/** A word that makes a stay cheaper: by percent of its nights, or by a sum in paise. */
export type Code = { id: number; code: string; percent: number | null; paise: number | null }

/** A stay for which a price is asked. */
export type Asked = { checkIn: IsoDate; checkOut: IsoDate; guests: number }

/** The price of a stay in paise with tax, as the charges that it would have. */
export type Quote = {
  sold: true
  nights: Night[]
  charges: Charge[]
  totalPaise: number
  /** The discount that counts; null without one. */
  discount: { because: 'long_stay' | 'code'; words: string; paise: number } | null
}

/** The reason why the rules don't allow a stay, no matter who asks and what's free. */
export type NotSold = {
  sold: false
  because: 'too_many_guests' | 'closed' | 'no_arrival' | 'no_departure' | 'minimum_nights'
  /** The fewest nights of a stay that begins on that day. */
  minimumNights: number
  /** The name of the season that forbids it; null where no season does. */
  season: string | null
}

/**
 * Returns what a stay costs, or why it is not sold: the one place that makes a price. A stay has at least one night. Of a
 * code and a discount for long stays the larger counts; both are of the nights alone, and no stay costs less than nothing.
 */
export function quoteStay(
  room: RatedRoom,
  rules: RateRules,
  asked: Asked,
  code: Code | null = null,
): Quote | NotSold {
  const count = daysBetween(asked.checkIn, asked.checkOut)
  const days = nightsOf(room, rules, asked.checkIn, count + 1)
  const problem = problemOf(room, days, asked.guests)
  if (problem) return problem
  return priceOfNights(room, rules, days.slice(0, count), asked.guests, code)
}

/** Returns what a stay costs that staff book, whatever forbids guests to book it. */
export function priceAtDesk(room: RatedRoom, rules: RateRules, asked: Asked): Quote {
  const { checkIn, checkOut, guests } = asked
  const nights = nightsOf(room, rules, checkIn, daysBetween(checkIn, checkOut))
  return priceOfNights(room, rules, nights, guests)
}

/** Returns what nights that are sold cost, whatever forbids guests to book them: staff decide for themselves. */
export function priceOfNights(
  room: RatedRoom,
  rules: RateRules,
  nights: Night[],
  guests: number,
  code: Code | null = null,
): Quote {
  const days = nights.map(({ date }) => date)
  const lines = [
    ...nights.map((night) => nightLine(room, night)),
    ...extraGuestsOf(room, days, guests),
  ]
  const discount = discountOf(rules, nights, code)
  const charges = taxed(room, [...lines, ...discountLine(room, discount)])
  const totalPaise = charges.reduce((sum, { paise }) => sum + paise, 0)
  return { sold: true, nights, charges, totalPaise, discount }
}

type Line = Omit<Charge, 'position'>

function taxed({ gstPercent }: RatedRoom, lines: Line[]): Charge[] {
  const all = gstPercent === null ? taxedByLaw(lines) : lines
  return all.map((line, at) => ({ ...line, position: at + 1 }))
}

function nightLine(room: RatedRoom, { date, paise }: Night): Line {
  const { id: roomId, name } = room
  const gstPercent = room.gstPercent ?? 0
  return { kind: 'night', night: date, roomId, words: name, paise, gstPercent }
}

function extraGuestsOf(room: RatedRoom, nights: IsoDate[], guests: number): Line[] {
  const [checkIn] = nights
  return checkIn ? extraGuests(room, { checkIn, nights: nights.length, guests }) : []
}

/** Returns the charges of a stay for another number of guests; all else of its price stays. */
export function withGuests(room: RatedRoom, charges: Charge[], guests: number): Charge[] {
  const nights = charges.filter(({ kind }) => kind === 'night')
  const days = nights.flatMap(({ night }) => night ?? [])
  const made = ['night', 'extra_guest', 'limit']
  const others = charges.filter(({ kind }) => !made.includes(kind))
  return taxed(room, [...nights, ...extraGuestsOf(room, days, guests), ...others])
}

function discountOf(
  { longStays }: RateRules,
  nights: Night[],
  code: Code | null,
): Quote['discount'] {
  const sum = nights.reduce((total, { paise }) => total + paise, 0)
  const ofSum = (percent: number) => Math.round((sum * percent) / 100)
  const step = longStays
    .filter((each) => each.nights <= nights.length)
    .toSorted((one, other) => other.nights - one.nights)[0]
  const long = step ? ofSum(step.percent) : 0
  const byCode = code ? Math.min(sum, code.paise ?? ofSum(code.percent ?? 0)) : 0
  if (code && byCode > 0 && byCode >= long) {
    return { because: 'code', words: code.code, paise: byCode }
  }
  if (!step || long === 0) return null
  return { because: 'long_stay', words: `${step.nights} nights or more`, paise: long }
}

function discountLine(room: RatedRoom, discount: Quote['discount']): Line[] {
  if (!discount) return []
  const { words, paise } = discount
  const gstPercent = room.gstPercent ?? 0
  return [{ kind: 'discount', night: null, words, paise: -paise, gstPercent }]
}

// `days` has the day of departure as its last.
function problemOf(room: RatedRoom, days: Night[], guests: number): NotSold | null {
  const [first, last] = [days[0], days.at(-1)]
  if (!(first && last)) throw new RangeError('a stay has a night')
  const nights = days.slice(0, -1)
  const say = (because: NotSold['because'], { because: { name } }: Night): NotSold => {
    return { sold: false, because, minimumNights: first.minimumNights, season: name }
  }
  if (room.sleeps !== null && guests > room.sleeps) return say('too_many_guests', first)
  const closed = nights.find((night) => night.closed)
  if (closed) return say('closed', closed)
  if (!first.arrival) return say('no_arrival', first)
  if (!last.departure) return say('no_departure', last)
  return nights.length < first.minimumNights ? say('minimum_nights', first) : null
}

const daysAround = 7 * weeksAround

/**
 * Returns the stays that are sold nearest to one that is not, nearest first and on or after `earliest`: as long as that, or as
 * long as they have to be, each with its whole price in paise. Whether a unit is free for them is not known here.
 */
export function nearestSold(
  room: RatedRoom,
  rules: RateRules,
  asked: Asked,
  { earliest, latest }: { earliest: IsoDate; latest: IsoDate },
): { checkIn: IsoDate; checkOut: IsoDate; totalPaise: number }[] {
  const { checkIn, checkOut, guests } = asked
  const wanted = daysBetween(checkIn, checkOut)
  const offsets = Array.from({ length: 2 * daysAround + 1 }, (_, at) => at - daysAround)
  return offsets
    .toSorted((one, other) => Math.abs(one) - Math.abs(other) || one - other)
    .map((offset) => addDays(checkIn, offset))
    .filter((day) => day >= earliest && day <= latest)
    .flatMap((day) => {
      const [night] = nightsOf(room, rules, day, 1)
      const nights = Math.max(wanted, night?.minimumNights ?? 1)
      const stay = { checkIn: day, checkOut: addDays(day, nights) }
      const quote = quoteStay(room, rules, { ...stay, guests })
      return quote.sold ? [{ ...stay, totalPaise: quote.totalPaise }] : []
    })
}
