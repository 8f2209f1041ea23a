import { expect, test } from 'vitest'
import { actionsOf, endsByCancelling } from '#components/staff/booking/actions.ts'
import { entryName, statusName } from '#components/staff/booking/words.ts'
import { nextWords } from '#components/staff/bookings/next-words.ts'
import { cancellingOf, type KeptEntry } from '#lib/booking/rules/history.ts'

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
  ledger: 'money',
} as const

const next = (changes: object, today = '2026-12-19') => {
  const { next, money } = nextWords({ ...booking, flags: [], ...changes }, today)
  return money ? `${next}. ${money}` : next
}

test('says when the guest comes or leaves, and what is to take', () => {
  expect(next({})).toBe('Arrives today. ₹10,974 to collect on arrival')
  expect(next({}, '2026-12-18')).toBe('Arrives tomorrow. ₹10,974 to collect on arrival')
  expect(next({ balance: 0 }, '2026-12-14')).toBe('Arrives on Sat 19 Dec, in 5 days')
  expect(next({}, '2026-12-20')).toBe('Expected since Sat 19 Dec. ₹10,974 to collect on arrival')
  expect(next({ progress: 'in_house' })).toContain('In house, leaves on Tue 22 Dec, in 3 days')
  expect(next({ progress: 'in_house' }, '2026-12-23')).toContain(
    'In house, check-out was due on Tue 22 Dec',
  )
  expect(next({ progress: 'left', balance: -500 })).toBe('Checked out. ₹500 to refund')
})

test('says first what waits for somebody', () => {
  expect(next({ status: 'pending', ledger: 'claim' })).toBe('₹3,658 to check in the bank')
  expect(next({ status: 'pending', ledger: 'none' })).toBe('Nothing paid yet, ₹3,658 due')
  expect(next({ status: 'pending', flags: ['awaits_transfer'] })).toBe(
    'Waiting for a transfer of ₹3,658',
  )
  expect(next({ status: 'pending', pay_by: '2026-12-19T12:30:00Z' })).toBe(
    'Waiting for ₹3,658 by payment link',
  )
  expect(next({ flags: ['needs_room'] })).toContain('Needs a room')
  expect(next({ flags: ['cancel_asked', 'needs_room'] })).toBe('The guest has asked to cancel')
  expect(next({ status: 'verified' })).toContain('Paid, but not confirmed yet')
  expect(next({ status: 'verified', paid: 3600 })).toContain('₹58 short, so not confirmed yet')
  expect(next({ status: 'rejected' })).toBe('Rejected. ₹3,658 was paid')
})

test('says who cancelled a stay, and asks for no next step then', () => {
  const cancelled = { status: 'rejected', paid: 0 } as const
  expect(next(cancelled)).toBe('Rejected')
  expect(next({ ...cancelled, cancelled_because: 'cancelled_by_guest' })).toBe(
    'Cancelled by the guest',
  )
  expect(next({ ...cancelled, cancelled_because: 'double' })).toBe('Cancelled, booked twice')
  expect(main({ status: 'rejected' })).toEqual(['Verify Payment'])
  expect(main({ status: 'rejected', cancelled_because: 'cancelled_by_guest' })).toEqual([])
  expect(main({ status: 'pending' })).toEqual(['Verify Payment'])
  const double = actionsOf({ ...decided, status: 'rejected', cancelled_because: 'double' })
  expect(double.map(({ label }) => label)).toContain('Verify Payment')
})

const decided = {
  status: 'pending',
  cancelled_because: null,
  ledger: 'claim',
  progress: 'expected',
  is_invoiced: false,
  is_promised: false,
  unit: null,
  flags: [],
  to_pay: 3658,
  paid: 0,
  claimed_amount: 3658,
} satisfies Parameters<typeof actionsOf>[0]
type Decided = Parameters<typeof actionsOf>[0]
const actions = (changes: Partial<Decided>) => actionsOf({ ...decided, flags: [], ...changes })
const main = (changes: Partial<Decided>) =>
  actions(changes).flatMap(({ main, label }) => (main ? [label] : []))

test('offers to verify and confirm in one press where a room is kept and the claim is all that is missing', () => {
  const kept = { unit: 2 }
  expect(main(kept)).toEqual(['Verify and confirm'])
  expect(actions(kept).map(({ label }) => label)).toEqual([
    'Verify and confirm',
    'Verify Payment',
    'Set to pending',
    'Reject',
  ])
  for (const other of [
    { unit: null },
    { claimed_amount: 3657 },
    { claimed_amount: null },
    { flags: ['cancel_asked' as const] },
    { status: 'rejected' as const },
  ]) {
    expect(main({ ...kept, ...other })).toEqual(['Verify Payment'])
  }
})

test('offers to record a payment where nothing was claimed, and never to verify what is not there', () => {
  const labels = (changes: Partial<Decided>) => actions(changes).map(({ label }) => label)
  expect(main({ ledger: 'none' })).toEqual(['Record a payment'])
  expect(labels({ ledger: 'none' })).not.toContain('Verify Payment')
  expect(labels({ status: 'rejected', ledger: 'none' })).toEqual(['Set to pending', 'Reject'])
  // What staff promised to be paid on arrival can be promised again.
  expect(labels({ ledger: 'none', is_promised: true })).toContain('Confirm booking')
  expect(main({ ledger: 'none', is_promised: true })).toEqual(['Record a payment'])
  expect(main({ status: 'rejected', ledger: 'money' })).toEqual(['Restore booking'])
})

test('says why a paid stay is not rejected nor set to pending', () => {
  const off = actions({ status: 'confirmed', ledger: 'money' }).filter(({ possible }) => !possible)
  expect(off.map(({ label, why }) => [label, why])).toEqual([
    ['Set to pending', expect.stringContaining('void the payment')],
    ['Reject', expect.stringContaining('Cancel it instead')],
  ])
})

test('calls a stay that was cancelled so, and one that was never accepted rejected', () => {
  const named = (cancelled_because: 'cancelled_by_farm' | null, status = 'rejected' as const) =>
    statusName({ status, cancelled_because })
  expect([named('cancelled_by_farm'), named(null)]).toEqual(['Cancelled', 'Rejected'])
  const entry = (because?: string) => {
    const after = { status: 'rejected', note: null, ...(because && { because }) }
    const kept = { action: 'booking_rejected', before: {}, after } as unknown as KeptEntry
    return entryName({ action: kept.action, cancelled_because: cancellingOf(kept) })
  }
  expect([entry('cancelled_by_guest'), entry('payment_not_found'), entry()]).toEqual([
    'Cancelled',
    'Rejected',
    'Rejected',
  ])
})

test('cancels what is paid for, and rejects what is not', () => {
  expect(endsByCancelling({ status: 'pending', paid: 0 })).toBe(false)
  expect(endsByCancelling({ status: 'pending', paid: 500 })).toBe(true)
  expect(endsByCancelling({ status: 'verified', paid: 3658 })).toBe(true)
  expect(endsByCancelling({ status: 'confirmed', paid: 0 })).toBe(true)
  expect(endsByCancelling({ status: 'rejected', paid: 3658 })).toBe(false)
  // The list and its cards offer Reject always, as the specification says.
  expect(actions({ status: 'confirmed' }).map(({ to }) => to)).toContain('rejected')
})
