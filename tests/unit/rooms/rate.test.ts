import { expect, test } from 'vitest'
import { parsePercent, ratePerNight } from '#lib/rooms/rules/rate.ts'

test('a night costs the base and its tax, rounded to the paisa', () => {
  expect(ratePerNight(400_000, 18)).toBe(472_000)
  expect(ratePerNight(99_999, 18)).toBe(117_999)
  expect(ratePerNight(100, 0.5)).toBe(101)
  expect(ratePerNight(400_000, 0)).toBe(400_000)
})

test('a percentage is read with or without its sign, and with a decimal comma', () => {
  expect(['18', '18 %', '12.5', '12,5%', '0'].map(parsePercent)).toEqual([18, 18, 12.5, 12.5, 0])
  expect(['', 'x', '-1', '1.234', '%'].map(parsePercent)).toEqual([null, null, null, null, null])
})
