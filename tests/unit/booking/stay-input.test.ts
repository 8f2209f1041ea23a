import { expect, test } from 'vitest'
import { calendarInput } from '#lib/stays/schema/stay-input.ts'

test('a calendar spans 366 days at most, from a day to one that is not before it', () => {
  const ok = (from: string, to: string) => calendarInput.safeParse({ room: '1', from, to }).success
  expect(ok('2026-12-01', '2026-12-01')).toBe(true)
  expect(ok('2026-12-01', '2027-12-01')).toBe(true)
  expect(ok('2026-12-01', '2027-12-02')).toBe(false)
  expect(ok('2026-12-02', '2026-12-01')).toBe(false)
  expect(ok('2026-02-29', '2026-03-01')).toBe(false)
})
