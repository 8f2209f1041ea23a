import { expect, test } from 'vitest'
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
