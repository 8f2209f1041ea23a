import { expect, test } from 'vitest'
import { afterVoid } from '#components/staff/folio/words.ts'
import type { FolioPayment } from '#lib/ledger/schema/folio.ts'

const payment = (id: string, changes: Partial<FolioPayment> = {}) =>
  ({ id, state: 'verified', direction: 'received', ...changes }) as FolioPayment

const back = 'It’s the only verified payment, so the booking goes back to pending.'
const stays = 'The booking keeps its status.'

test.each([
  ['the only payment of a verified booking', 'verified', [], back],
  ['beside one that isn’t verified', 'verified', [payment('2', { state: 'claimed' })], back],
  ['beside a refund', 'verified', [payment('2', { direction: 'refunded' })], back],
  ['beside another payment', 'verified', [payment('2')], stays],
  ['of a confirmed booking', 'confirmed', [], stays],
  ['of a cancelled booking', 'rejected', [], stays],
] as const)(
  'a payment that is void, %s: what becomes of the status',
  (_, status, others, words) => {
    expect(afterVoid({ status, payments: [payment('1'), ...others] }, { id: '1' })).toBe(words)
  },
)

test('a claim or a refund that is void changes no status', () => {
  const payments = [payment('1'), payment('2', { state: 'claimed' })]
  expect(afterVoid({ status: 'verified', payments }, { id: '2' })).toBe(stays)
})
