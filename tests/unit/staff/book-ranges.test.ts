import { expect, test } from 'vitest'
import { bookRanges } from '#components/staff/money/book-words.ts'

test.each([
  ['2026-11-24', 'November', '2026-11-01', '2026-04-01'],
  ['2027-03-31', 'March', '2027-03-01', '2026-04-01'],
  ['2027-04-01', 'April', '2027-04-01', '2027-04-01'],
])('on %s the day book offers %s and the financial year', (today, name, month, year) => {
  const [, , thisMonth, thisYear] = bookRanges(today)
  expect(thisMonth).toEqual({ name, from: month, to: today })
  expect(thisYear).toEqual({ name: 'Since 1 April', from: year, to: today })
})
