import { expect, test } from 'vitest'
import { percent, totalsOf } from '#lib/reports/rules/figures.ts'

test('the average rate is of the nights slept in the range, whenever they were paid', () => {
  const counted = {
    revenuePaise: 9_999_900,
    bookings: 7,
    nights: 8,
    nightsPaise: 3_776_000,
    nightsAvailable: 20,
  }
  expect(totalsOf(counted)).toEqual({
    revenue: 99_999,
    bookings_paid: 7,
    nights_sold: 8,
    nights_available: 20,
    occupancy: 40,
    nights_value: 37_760,
    average_rate: 4_720,
    revenue_per_available_room: 1_888,
  })
})

test('where there is nothing to divide by, figures are 0', () => {
  const none = { revenuePaise: 0, bookings: 0, nights: 0, nightsPaise: 0, nightsAvailable: 0 }
  expect(Object.values(totalsOf(none))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(percent(1, 0)).toBe(0)
})
