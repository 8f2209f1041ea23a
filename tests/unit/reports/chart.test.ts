import { expect, test } from 'vitest'
import { peakOf, scaleOf, shortRupees } from '#lib/reports/rules/chart.ts'

test('a chart has three to five rules at round figures, and its highest value fits under the last', () => {
  for (const highest of [0, 1, 7, 99, 4_720, 37_760, 54_280, 586_696, 1_00_00_000]) {
    const { max, step } = scaleOf([highest])
    expect(max).toBeGreaterThanOrEqual(highest)
    expect(max / step).toBeGreaterThanOrEqual(1)
    expect(max / step).toBeLessThanOrEqual(4)
    expect(String(step).replace(/[.0]/g, '')).toMatch(/^(1|15|2|25|5)$/)
  }
  expect(scaleOf([0, 37_760])).toEqual({ min: 0, max: 40_000, step: 10_000 })
  expect(scaleOf([])).toEqual({ min: 0, max: 1_000, step: 250 })
  expect(scaleOf([-7_552, 4_000])).toEqual({ min: -8_000, max: 8_000, step: 2_000 })
})

test('figures of an axis are short, in lakhs and crores', () => {
  expect([0, 500, 10_000, 150_000, 10_000_000].map(shortRupees)).toEqual([
    '0',
    '₹500',
    '₹10k',
    '₹1.5L',
    '₹1Cr',
  ])
})

test('the peak is the highest day, the latest of several, and nothing has none', () => {
  expect(peakOf([1, 5, 2, 5, 3])).toBe(3)
  expect(peakOf([0, 0])).toBe(-1)
  expect(peakOf([])).toBe(-1)
})
