import { expect, test } from 'vitest'
import { guestState } from '#lib/reservations/rules/guest-state.ts'

type Known = Parameters<typeof guestState>[0]
const now = new Date('2026-12-01T10:00:00Z')
const later = new Date('2026-12-01T12:30:00Z')
const pending: Known = {
  status: 'pending',
  cancelAskedAt: null,
  rejectedBecause: null,
  awaitsTransfer: false,
  hasUnit: true,
  payBy: null,
  ledger: 'claim',
}

test.each([
  ['a claim that is being checked', {}, 'pending'],
  ['a transfer that its room is kept for', { awaitsTransfer: true }, 'transfer'],
  [
    'a transfer whose room is not kept any more',
    { awaitsTransfer: true, hasUnit: false },
    'transferEnded',
  ],
  ['a link that can be paid', { ledger: 'none', payBy: later }, 'toPay'],
  ['a link whose time is over', { ledger: 'none', payBy: now }, 'toPayLate'],
  ['a payment without a room', { hasUnit: false }, 'needsRoom'],
  [
    'a stay that is sure, whatever is still awaited',
    { status: 'confirmed', awaitsTransfer: true },
    'confirmed',
  ],
  ['a guest who asks to cancel', { status: 'confirmed', cancelAskedAt: now }, 'cancelAsked'],
  ['a refusal', { status: 'rejected' }, 'rejected'],
  ['a cancellation', { status: 'rejected', rejectedBecause: 'cancelled_by_guest' }, 'cancelled'],
] as const)('%s is one state for the whole page', (_, changes, state) => {
  expect(guestState({ ...pending, ...changes }, now)).toBe(state)
})
