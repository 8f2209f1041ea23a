import { expect, test } from 'vitest'
import type { RateRules, Season } from '#lib/rates/rules/night.ts'
import { quoteStay } from '#lib/rates/rules/quote.ts'
import { addDays, daysBetween, weekdayOf } from '#lib/shared/dates.ts'
import { diceOf } from '../../support/dice.ts'
import { room, season, stay } from '../../support/rates.ts'

// The model asks each rule about each night, in the order of the words of the decision, and knows no other way.
function modelNight(rules: RateRules, date: string) {
  const fits = (each: Season) =>
    (each.roomId === null || each.roomId === room.id) &&
    each.weekdays.includes(weekdayOf(date)) &&
    (each.from === null || (each.from <= date && date <= (each.to ?? '')))
  const groups = [
    rules.seasons.filter((each) => fits(each) && each.from === null && each.roomId === null),
    rules.seasons.filter((each) => fits(each) && each.from === null && each.roomId !== null),
    rules.seasons.filter((each) => fits(each) && each.from !== null && each.roomId === null),
    rules.seasons.filter((each) => fits(each) && each.from !== null && each.roomId !== null),
  ]
  const lines = groups.flatMap((group) => [...group].sort((a, b) => a.id - b.id))
  const day = rules.days.find((each) => each.roomId === room.id && each.day === date)
  let paise = room.ratePaise
  let minimum = 1
  let closed = false
  let arrival = true
  let departure = true
  for (const line of lines) {
    if (line.pricePaise !== null) paise = line.pricePaise
    if (line.roomPrices[room.id] !== undefined) paise = line.roomPrices[room.id] ?? 0
    if (line.percent !== null)
      paise = Math.round((room.ratePaise * (100 + line.percent)) / 10_000) * 100
    if (line.minimumNights !== null) minimum = line.minimumNights
    if (line.closed) closed = true
    if (line.noArrival) arrival = false
    if (line.noDeparture) departure = false
  }
  if (day) {
    paise = day.pricePaise ?? paise
    minimum = day.minimumNights ?? minimum
    closed = day.closed ?? closed
    if (day.noArrival !== null) arrival = !day.noArrival
    if (day.noDeparture !== null) departure = !day.noDeparture
  }
  return { paise, minimum, closed, arrival, departure }
}

test('for random rules and stays, the quote is that of a slow and obvious model, and never below zero', () => {
  const dice = diceOf(20261125)
  const chance = <T>(value: T) => (dice(3) === 0 ? value : null)
  const reasons = new Set<string>()
  for (let round = 0; round < 600; round++) {
    const start = addDays('2027-01-01', dice(30))
    const rules: RateRules = {
      seasons: Array.from({ length: dice(6) }, () => {
        const from = addDays(start, dice(12) - 4)
        const isDated = dice(3) > 0
        const price = dice(4)
        return season({
          roomId: [null, 1, 2][dice(3)] ?? null,
          from: isDated ? from : null,
          to: isDated ? addDays(from, dice(8)) : null,
          weekdays: [1, 2, 3, 4, 5, 6, 7]
            .filter((day) => dice(2) === 0 || day === 1 + dice(7))
            .concat(dice(7) + 1),
          pricePaise: price === 1 ? dice(900_000) : null,
          percent: price === 2 ? dice(391) - 90 : null,
          roomPrices: price === 3 ? { [1 + dice(2)]: dice(900_000) } : {},
          minimumNights: chance(1 + dice(4)),
          closed: dice(8) === 0,
          noArrival: dice(8) === 0,
          noDeparture: dice(8) === 0,
        })
      }),
      days: Array.from({ length: dice(4) }, (_, at) => ({
        roomId: 1 + dice(2),
        day: addDays(start, at * 2),
        pricePaise: chance(dice(900_000)),
        minimumNights: chance(1 + dice(3)),
        closed: chance(dice(2) === 0),
        noArrival: chance(dice(2) === 0),
        noDeparture: chance(dice(2) === 0),
      })),
      longStays: dice(2) ? [{ nights: 2 + dice(5), percent: 1 + dice(90) }] : [],
    }
    const asked = stay(start, 1 + dice(7), 1 + dice(5))
    const code = dice(2)
      ? { id: 1, code: 'X', percent: dice(2) ? 1 + dice(100) : null, paise: null }
      : null
    const cheaper = code && code.percent === null ? { ...code, paise: 1 + dice(2_000_000) } : code
    const count = daysBetween(asked.checkIn, asked.checkOut)
    const model = Array.from({ length: count + 1 }, (_, at) =>
      modelNight(rules, addDays(start, at)),
    )
    const [first, last] = [model[0], model[count]]
    const nights = model.slice(0, count)
    const refused =
      (asked.guests > 4 && 'too_many_guests') ||
      (nights.some((night) => night.closed) && 'closed') ||
      (!first?.arrival && 'no_arrival') ||
      (!last?.departure && 'no_departure') ||
      (count < (first?.minimum ?? 1) && 'minimum_nights')
    const quote = quoteStay(room, rules, asked, cheaper)
    reasons.add(refused || 'sold')
    if (refused || !quote.sold) {
      expect(quote.sold ? 'sold' : quote.because).toBe(refused || 'sold')
      continue
    }
    const sum = nights.reduce((total, { paise }) => total + paise, 0)
    const extra = Math.max(0, asked.guests - 2) * count * 59_000
    const long = Math.max(
      0,
      ...rules.longStays
        .filter((step) => step.nights <= count)
        .map((step) => Math.round((sum * step.percent) / 100)),
    )
    const byCode = cheaper
      ? Math.min(sum, cheaper.paise ?? Math.round((sum * (cheaper.percent ?? 0)) / 100))
      : 0
    expect(quote.totalPaise).toBe(sum + extra - Math.max(long, byCode))
    expect(quote.totalPaise).toBeGreaterThanOrEqual(0)
    expect(quote.charges.reduce((total, { paise }) => total + paise, 0)).toBe(quote.totalPaise)
  }
  expect([...reasons].sort()).toEqual([
    'closed',
    'minimum_nights',
    'no_arrival',
    'no_departure',
    'sold',
    'too_many_guests',
  ])
})
