import { expect, test } from 'vitest'
import { isPromised, type Movable, moveProblem } from '#lib/booking/rules/moves.ts'

const booking: Movable = {
  status: 'pending',
  ledger: 'claim',
  progress: 'expected',
  is_invoiced: false,
  is_promised: false,
}
const problem = (changes: Partial<Movable>, to: Movable['status']) =>
  moveProblem({ ...booking, ...changes }, to)
const why = (changes: Partial<Movable>, to: Movable['status']) => problem(changes, to)?.message

test('only money or a claim verifies a booking', () => {
  for (const status of ['pending', 'rejected'] as const) {
    expect(problem({ status, ledger: 'none' }, 'verified')).toEqual({ code: 'nothing_to_verify' })
    for (const ledger of ['claim', 'money'] as const) {
      expect(problem({ status, ledger }, 'verified')).toBeNull()
    }
  }
})

test('a booking is confirmed once it is verified, or again where staff had promised it unpaid', () => {
  expect(problem({ status: 'verified', ledger: 'money' }, 'confirmed')).toBeNull()
  expect(problem({ ledger: 'none' }, 'confirmed')?.code).toBe('illegal_transition')
  expect(problem({ ledger: 'none', is_promised: true }, 'confirmed')).toBeNull()
  const payBy = new Date()
  expect(isPromised({ source: 'phone', payBy: null })).toBe(true)
  expect(isPromised({ source: 'phone', payBy })).toBe(false)
  expect(isPromised({ source: 'site', payBy: null })).toBe(false)
})

test.each([
  [
    'paid, to be rejected',
    { status: 'verified', ledger: 'money' },
    'rejected',
    'Cancel it instead',
  ],
  [
    'paid, back to pending',
    { status: 'confirmed', ledger: 'money' },
    'pending',
    'void the payment',
  ],
  [
    'in the house',
    { status: 'confirmed', ledger: 'none', progress: 'in_house' },
    'pending',
    'checked in',
  ],
  ['pending, in the house', { progress: 'in_house' }, 'rejected', 'change its dates'],
  ['left', { status: 'confirmed', ledger: 'none', progress: 'left' }, 'rejected', 'checked out'],
  [
    'invoiced',
    { status: 'confirmed', ledger: 'none', is_invoiced: true },
    'rejected',
    'credit note first',
  ],
  [
    'rejected but paid',
    { status: 'rejected', ledger: 'money' },
    'pending',
    'comes back as verified',
  ],
] as const)('neither hides what has happened: %s', (_what, changes, to, words) => {
  expect(problem(changes, to)?.code).toBe('illegal_transition')
  expect(why(changes, to)).toContain(words)
})

test('a stay that was promised and is not paid yet can go back, and be rejected', () => {
  const promised = { status: 'confirmed', ledger: 'none', is_promised: true } as const
  expect([problem(promised, 'pending'), problem(promised, 'rejected')]).toEqual([null, null])
})
