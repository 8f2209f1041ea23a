import { expect, test } from 'vitest'
import { ago } from '#lib/reports/rules/ago.ts'
import { peakOf, scaleOf, shortRupees } from '#lib/reports/rules/chart.ts'
import { percent, totalsOf } from '#lib/reports/rules/figures.ts'
import { lastDays, rangeTitle, reportFileName, reportRange } from '#lib/reports/rules/range.ts'

test('a report is of the days that were chosen, or of the last 30 unless both were', () => {
  expect(reportRange('2026-02-01', '2026-02-03', '2026-11-21')).toEqual({
    from: '2026-02-01',
    to: '2026-02-03',
  })
  const month = { from: '2026-10-23', to: '2026-11-21' }
  for (const [from, to] of [
    ['', ''],
    ['2026-02-01', ''],
    ['', '2026-02-01'],
  ] as const) {
    expect(reportRange(from, to, '2026-11-21')).toEqual(month)
  }
  expect(lastDays('2026-03-01', 14)).toEqual({ from: '2026-02-16', to: '2026-03-01' })
})

test('its title has the range, or says that it is the last 30 days', () => {
  const range = { from: '2026-11-01', to: '2026-11-30' }
  expect(rangeTitle(range, true)).toBe('(1 Nov 2026 to 30 Nov 2026)')
  expect(rangeTitle(range, false)).toBe('(last 30 days)')
  expect(rangeTitle({ from: '2026-11-01', to: '2026-11-01' }, true)).toBe('(1 Nov 2026)')
  expect(reportFileName({ from_date: '2026-11-01', to_date: '2026-11-30' }, 'excel')).toBe(
    'report-2026-11-01-to-2026-11-30.xlsx',
  )
})

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

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 hr'],
  [86_399, '23 hr'],
  [86_400, '1 day'],
  [6 * 86_400, '6 days'],
  [7 * 86_400, '14 Nov'],
])('%i seconds ago is written "%s"', (seconds, words) => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(ago(new Date(now.getTime() - seconds * 1_000).toISOString(), now)).toBe(words)
})

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
