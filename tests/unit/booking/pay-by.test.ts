import { expect, test } from 'vitest'
import { eveningsFrom, payByFrom } from '#lib/booking/rules/pay-by.ts'

test.each([
  ['2026-12-19T09:42:00+05:30', '2026-12-19T18:00:00+05:30'],
  ['2026-12-19T15:00:00+05:30', '2026-12-19T18:00:00+05:30'],
  ['2026-12-19T15:00:01+05:30', '2026-12-20T18:00:00+05:30'],
  ['2026-12-31T23:59:00+05:30', '2027-01-01T18:00:00+05:30'],
])('a link that is sent at %s is to be paid by %s', (now, until) => {
  expect(payByFrom(new Date(now))).toEqual(new Date(until))
})

test.each([
  ['2026-12-25', 7, '2026-12-25T18:00:00+05:30'],
  ['2026-12-21', 3, '2026-12-21T18:00:00+05:30'],
  ['2026-12-19', 1, '2026-12-19T18:00:00+05:30'],
  ['2026-12-18', 1, '2026-12-19T18:00:00+05:30'],
  ['2027-03-01', 7, '2026-12-25T18:00:00+05:30'],
])('a guest who arrives on %s may be given one of %i evenings', (checkIn, number, last) => {
  const evenings = eveningsFrom(new Date('2026-12-19T09:42:00+05:30'), checkIn)
  expect(evenings).toHaveLength(number)
  expect(evenings.at(-1)).toEqual(new Date(last))
})
