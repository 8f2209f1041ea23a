import { describe, expect, test } from 'vitest'
import type { RateRules } from '#lib/rates/rules/night.ts'
import { nightsOf, overlapOf } from '#lib/rates/rules/night.ts'
import { nearestSold, quoteStay } from '#lib/rates/rules/quote.ts'
import { none, room, season, stay } from '../../support/rates.ts'

const other = { ...room, id: 2 }

function sold(...asked: Parameters<typeof quoteStay>) {
  const quote = quoteStay(...asked)
  if (!quote.sold) throw new Error(`not sold: ${quote.because}`)
  return quote
}

test('without rules a stay costs rate × nights', () => {
  const quote = sold(room, none, stay('2026-12-21', 3))
  expect(quote.totalPaise).toBe(3 * 472_000)
  expect(quote.charges.map(({ night }) => night)).toEqual([
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
  ])
})

test('the last line that fits wins: days of the week, seasons, those of the room, later ones, the day itself', () => {
  const dated = { from: '2026-12-18', to: '2026-12-31' }
  const rules = {
    ...none,
    seasons: [
      season({ ...dated, roomId: 1, name: 'Ours', pricePaise: 700_000, weekdays: [7] }),
      season({ ...dated, name: 'Later', pricePaise: 650_000, weekdays: [1] }),
      season({ ...dated, name: 'Christmas', pricePaise: 600_000 }),
      season({ weekdays: [5, 6], name: 'Weekend', percent: 10 }),
    ],
    days: [
      {
        roomId: 1,
        day: '2026-12-23',
        pricePaise: 1,
        minimumNights: null,
        closed: null,
        noArrival: null,
        noDeparture: null,
      },
    ],
  }
  // Friday to Thursday: the weekend before the season, and everything after it.
  const nights = nightsOf(room, rules, '2026-12-17', 7)
  expect(nights.map(({ paise }) => paise)).toEqual([
    472_000, 600_000, 600_000, 700_000, 600_000, 600_000, 1,
  ])
  expect(nightsOf(room, rules, '2027-01-01', 1)[0]).toMatchObject({
    paise: 519_200,
    because: { kind: 'weekday', name: 'Weekend' },
  })
  expect(nights.map(({ because }) => because.kind)).toEqual([
    'usual',
    'season',
    'season',
    'season',
    'season',
    'season',
    'day',
  ])
  expect(nightsOf(other, rules, '2026-12-20', 1)[0]?.paise).toBe(600_000)
})

test('extra guests pay for each night; a percent is of the room’s own price, to the rupee', () => {
  const rules = { ...none, seasons: [season({ percent: 15 })] }
  const quote = sold(room, rules, stay('2026-12-21', 2, 4))
  expect(quote.charges.map(({ kind, paise }) => [kind, paise])).toEqual([
    ['night', 542_800],
    ['night', 542_800],
    ['extra_guest', 4 * 59_000],
  ])
})

test('of a long stay and a code the larger counts, of the nights alone, and never more than they cost', () => {
  const rules = {
    ...none,
    longStays: [
      { nights: 4, percent: 5 },
      { nights: 7, percent: 12 },
    ],
  }
  const code = { id: 1, code: 'MANGO10', percent: 10, paise: null }
  const nights = (count: number) => count * 472_000
  expect(sold(room, rules, stay('2026-12-21', 3)).discount).toBeNull()
  expect(sold(room, rules, stay('2026-12-21', 4, 3)).discount).toMatchObject({
    paise: nights(4) * 0.05,
  })
  expect(sold(room, rules, stay('2026-12-21', 4), code).discount).toMatchObject({
    because: 'code',
    paise: nights(4) * 0.1,
  })
  expect(sold(room, rules, stay('2026-12-21', 7), code).discount).toMatchObject({
    because: 'long_stay',
    paise: nights(7) * 0.12,
  })
  const all = { id: 2, code: 'ALL', percent: null, paise: 99_999_900 }
  expect(sold(room, none, stay('2026-12-21', 2, 3), all).totalPaise).toBe(2 * 59_000)
})

describe('a stay is not sold', () => {
  const say = (rules: Partial<RateRules>, asked = stay('2026-12-21', 2)) =>
    quoteStay(room, { ...none, ...rules }, asked)

  test('to more guests than find a place', () => {
    expect(say({}, stay('2026-12-21', 2, 5))).toMatchObject({
      sold: false,
      because: 'too_many_guests',
    })
  })
  test('over a closed night, but to the morning of one', () => {
    const seasons = [season({ from: '2026-12-23', to: '2026-12-24', closed: true })]
    expect(say({ seasons })).toMatchObject({ sold: true })
    expect(say({ seasons }, stay('2026-12-21', 3))).toMatchObject({ because: 'closed' })
  })
  test('from a day of no arrival, to a day of no departure', () => {
    expect(say({ seasons: [season({ weekdays: [1], noArrival: true })] })).toMatchObject({
      because: 'no_arrival',
    })
    expect(say({ seasons: [season({ weekdays: [3], noDeparture: true })] })).toMatchObject({
      because: 'no_departure',
    })
    expect(
      say({ seasons: [season({ weekdays: [2], noArrival: true, noDeparture: true })] }),
    ).toMatchObject({ sold: true })
  })
  test('for fewer nights than its first day asks, and the nearest that is sold is told', () => {
    const seasons = [
      season({ name: 'Diwali', from: '2026-12-21', to: '2026-12-22', minimumNights: 3 }),
    ]
    expect(say({ seasons })).toMatchObject({ because: 'minimum_nights', minimumNights: 3 })
    const range = { earliest: '2026-12-01', latest: '2027-12-01' }
    const [nearest] = nearestSold(room, { ...none, seasons }, stay('2026-12-21', 2), range)
    expect(nearest).toEqual({
      checkIn: '2026-12-21',
      checkOut: '2026-12-24',
      totalPaise: 1_416_000,
    })
  })
})

test('two seasons of a kind overlap on the nights that both are about', () => {
  const one = season({ from: '2026-12-20', to: '2026-12-31' })
  expect(overlapOf(one, season({ from: '2026-12-31', to: '2027-01-02' }))).toBe('2026-12-31')
  expect(overlapOf(one, season({ from: '2027-01-01', to: '2027-01-02' }))).toBeNull()
  expect(overlapOf(one, season({ from: '2026-12-24', to: '2026-12-25', weekdays: [1] }))).toBeNull()
  expect(overlapOf(season({ weekdays: [5, 6] }), season({ weekdays: [6, 7] }))).not.toBeNull()
  expect(overlapOf(one, season({ roomId: 1, from: '2026-12-24', to: '2026-12-25' }))).toBeNull()
})

test('29 February is a night like others', () => {
  const leap = season({ from: '2028-02-28', to: '2028-03-01', pricePaise: 500_000 })
  expect(
    sold(room, { ...none, seasons: [leap] }, stay('2028-02-27', 4)).charges.map(
      ({ paise }) => paise,
    ),
  ).toEqual([472_000, 500_000, 500_000, 500_000])
})
