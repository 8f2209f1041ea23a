import { expect, test } from 'vitest'
import { statuses } from '#lib/booking/rules/statuses.ts'

test('a booking moves only as the contract says', () => {
  const next = Object.entries(statuses).map(([status, meaning]) => [status, meaning.next])
  expect(Object.fromEntries(next)).toEqual({
    pending: ['verified', 'confirmed', 'rejected'],
    verified: ['confirmed', 'pending', 'rejected'],
    confirmed: ['pending', 'rejected'],
    rejected: ['pending', 'verified'],
  })
})
