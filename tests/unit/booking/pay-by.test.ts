import { expect, test } from 'vitest'
import { payByFrom } from '#lib/booking/rules/pay-by.ts'

test.each([
  ['2026-12-19T09:42:00+05:30', '2026-12-19T18:00:00+05:30'],
  ['2026-12-19T15:00:00+05:30', '2026-12-19T18:00:00+05:30'],
  ['2026-12-19T15:00:01+05:30', '2026-12-20T18:00:00+05:30'],
  ['2026-12-31T23:59:00+05:30', '2027-01-01T18:00:00+05:30'],
])('a link that is sent at %s is to be paid by %s', (now, until) => {
  expect(payByFrom(new Date(now))).toEqual(new Date(until))
})
