import { expect, test } from 'vitest'
import { orderName } from '#components/staff/booking/words.ts'

test('the name of a list of bookings says the order in which the server gives it', () => {
  const order = (search: Partial<Parameters<typeof orderName>[0]>) =>
    orderName({ status: null, stay: null, ...search })
  expect(order({})).toBe('newest first')
  expect(order({ status: 'verified' })).toBe('newest first')
  expect(order({ status: 'pending' })).toBe('next arrivals first')
  expect(order({ status: 'attention' })).toBe('most urgent first')
  expect(order({ status: 'pending', stay: 'arriving' })).toBe('by room')
})
