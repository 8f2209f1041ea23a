import { expect, test } from 'vitest'
import { formatStayDay } from '#lib/shared/dates.ts'

test('a day of a stay says its year where that is not this one in India', () => {
  const newYear = new Date('2026-12-31T18:30:00Z')
  const eve = new Date(newYear.getTime() - 1)
  expect(formatStayDay('2026-12-12', 'en', undefined, eve)).toBe('Sat, 12 Dec')
  expect(formatStayDay('2027-03-30', 'en', undefined, eve)).toBe('Tue, 30 Mar, 2027')
  expect(formatStayDay('2027-03-30', 'en', undefined, newYear)).toBe('Tue, 30 Mar')
  expect(formatStayDay('2027-03-30', 'zh', undefined, eve)).toContain('2027年')
})
