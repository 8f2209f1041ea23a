import { expect, test } from 'vitest'
import { actionsOf } from '#components/staff/bookings/actions.ts'
import { nextWords } from '#components/staff/bookings/next-words.ts'

const booking = {
  status: 'confirmed',
  cancelled_because: null,
  progress: 'expected',
  flags: [],
  check_in: '2026-12-19',
  check_out: '2026-12-22',
  to_pay: 3658,
  pay_by: null,
  paid: 3658,
  balance: 10974,
} as const

const next = (changes: object, today = '2026-12-19') => {
  const { next, money } = nextWords({ ...booking, flags: [], ...changes }, today)
  return money ? `${next}. ${money}` : next
}

test('says when the guest comes or leaves, and what is to take', () => {
  expect(next({})).toBe('Arrives today. ₹10,974 to take on arrival')
  expect(next({}, '2026-12-18')).toBe('Arrives tomorrow. ₹10,974 to take on arrival')
  expect(next({ balance: 0 }, '2026-12-14')).toBe('Arrives on Sat, 19 Dec, in 5 days')
  expect(next({}, '2026-12-20')).toBe('To arrive since Sat, 19 Dec. ₹10,974 to take on arrival')
  expect(next({ progress: 'in_house' })).toContain('In the house, leaves on Tue, 22 Dec, in 3 days')
  expect(next({ progress: 'in_house' }, '2026-12-23')).toContain(
    'In the house, to leave since Tue, 22 Dec',
  )
  expect(next({ progress: 'left', balance: -500 })).toBe('Has left. ₹500 to give back')
})

test('says first what waits for somebody', () => {
  expect(next({ status: 'pending' })).toBe('₹3,658 to be found in the bank')
  expect(next({ status: 'pending', flags: ['awaits_transfer'] })).toBe(
    'Waits for a transfer of ₹3,658',
  )
  expect(next({ status: 'pending', pay_by: '2026-12-19T12:30:00Z' })).toBe(
    'Waits for ₹3,658 by the link',
  )
  expect(next({ flags: ['needs_room'] })).toContain('Needs a room')
  expect(next({ flags: ['cancel_asked', 'needs_room'] })).toBe('The guest asks to cancel')
  expect(next({ status: 'verified' })).toContain('Paid, to be confirmed')
  expect(next({ status: 'rejected' })).toBe('The stay does not take place. ₹3,658 was paid')
})

test('says who cancelled a stay, and asks for no next step then', () => {
  const cancelled = { status: 'rejected', paid: 0 } as const
  expect(next(cancelled)).toBe('The stay does not take place')
  expect(next({ ...cancelled, cancelled_because: 'cancelled_by_guest' })).toBe(
    'Cancelled by the guest',
  )
  expect(next({ ...cancelled, cancelled_because: 'double' })).toBe('Cancelled, booked twice')
  const main = (...of: Parameters<typeof actionsOf>) =>
    actionsOf(...of).flatMap(({ main, label }) => (main ? [label] : []))
  expect(main('rejected', null)).toEqual(['Verify Payment'])
  expect(main('rejected', 'cancelled_by_guest')).toEqual([])
  expect(main('pending', 'cancelled_by_guest')).toEqual(['Verify Payment'])
  expect(actionsOf('rejected', 'double').map(({ label }) => label)).toContain('Verify Payment')
})
