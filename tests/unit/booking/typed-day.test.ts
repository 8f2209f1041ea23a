import { expect, test } from 'vitest'
import { typedDay } from '#lib/reservations/rules/typed-day.ts'

test.each([
  ['14 jan', '2027-01-14'],
  ['14 January', '2027-01-14'],
  ['Jan 14', '2027-01-14'],
  ['1 nov', '2026-11-01'],
  ['1 sep', '2027-09-01'],
  ['14 jan 2026', '2026-01-14'],
  ['2026-01-14', '2026-01-14'],
  ['29 feb', '2028-02-29'],
  ['31 jun', null],
  ['14 joshi', null],
  ['joshi', null],
  ['14', null],
])('%s is the day %s, at the end of November 2026', (text, day) => {
  expect(typedDay(text, '2026-11-28')).toBe(day)
})
