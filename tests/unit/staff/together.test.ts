import { expect, test } from 'vitest'
import { toldTogether } from '#components/staff/booking/together.ts'
import { waitWords } from '#components/staff/waiting/wait-words.ts'
import { maxTogether } from '#lib/booking/rules/sender.ts'

test('what found nothing to decide any more says so, and offers no undo that would be refused', () => {
  const told = toldTogether({ ids: [], undo: null }, 'to_confirm', 'confirm')
  expect(told).toEqual({ text: 'There was nothing left to confirm.' })
})

test('what was decided together is counted, and taken back together', () => {
  const told = toldTogether(
    { ids: ['a', 'b'], undo: { entries: [1, 2], ms: 30_000 } },
    'a',
    'reject',
  )
  expect(told).toMatchObject({ text: '2 bookings rejected.', undo: { ms: 30_000 } })
})

test('a button promises no more bookings than one press confirms', () => {
  const first = {
    id: 'b1',
    reference: 'D7K-3MX',
    full_name: 'Anna',
    payment: null,
    check_in: '2026-12-23',
    check_out: '2026-12-27',
    since: '2026-12-19T02:12:00Z',
    words: null,
  }
  const button = (count: number) =>
    waitWords({ kind: 'to_confirm', count, amount: 0, first }, new Date()).button
  expect(button(maxTogether)).toBe('Confirm all 100')
  expect(button(maxTogether + 1)).toBe('Confirm the first 100')
})
