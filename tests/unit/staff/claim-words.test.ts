import { expect, test } from 'vitest'
import { isConfirmedBy } from '#components/staff/booking/actions.ts'
import { doubtsOf, tagOf } from '#components/staff/money/claim-words.ts'
import type { Claim } from '#lib/ledger/schema/claims.ts'

const seen = {
  statement_id: 's',
  account: 'SBI ··1',
  on: '2026-11-20',
  narration: 'UPI/632412345678/ASHA',
  amount: 4720,
  marks: [] as [number, number][],
}
const claim = (rest: Partial<Claim> = {}, utr: string | null = '632412345678') =>
  ({
    payment: { id: 'p', amount: 4720, utr, created_at: '2026-11-20T06:00:00Z' },
    booking: { flags: [], to_pay: 4720, balance: 4720, checking: 4720 },
    is_own: true,
    utr_seen: null,
    seen: null,
    covered: null,
    ...rest,
  }) as unknown as Claim

test.each([
  ['nothing of a claim, if no statement was ever read', claim(), null],
  ['that it is not in a statement yet', claim({ covered: false }), 'Not in a statement yet'],
  ['that a statement does not have it', claim({ covered: true }), 'Not in the statement'],
  ['that it was seen', claim({ covered: true, seen }), 'Seen in the bank'],
  ['that it was seen rather than that it has no UTR', claim({ seen }, null), 'Seen in the bank'],
  [
    'another sum rather than that it was seen',
    claim({ seen: { ...seen, amount: 4000 } }),
    '₹4,000 in the bank',
  ],
  [
    'a UTR that is another’s before all else',
    claim({ seen, utr_seen: 'ABC-DEF' }),
    'UTR used before',
  ],
  ['that it has no UTR', claim({ covered: false }, null), 'No UTR given'],
  [
    'of an announced transfer that it is waited for, not that a UTR is missing',
    claim({ booking: { ...claim().booking, flags: ['awaits_transfer'] } }, null),
    'Waiting for a transfer',
  ],
])('a row says %s', (_, one, text) => {
  expect(tagOf(one)?.text ?? null).toBe(text)
})

test('a bank that received another sum is a reason to look twice', () => {
  expect(doubtsOf(claim({ seen: { ...seen, amount: 4000 } }))).toContain(
    'The bank received ₹4,000, not ₹4,720.',
  )
})

test('a claim confirms its booking if with it all is paid that confirms it, whichever claim it is', () => {
  const facts = { status: 'verified', unit: 1, flags: [], to_pay: 4720, paid: 1720 }
  const second = (changes: object = {}) => ({ ...claim().booking, ...facts, ...changes }) as never
  expect(isConfirmedBy(second(), 3000)).toBe(true)
  expect(isConfirmedBy(second(), 2999)).toBe(false)
  expect(isConfirmedBy(second({ unit: null }), 3000)).toBe(false)
  expect(isConfirmedBy(second({ flags: ['cancel_asked'] }), 3000)).toBe(false)
  expect(isConfirmedBy(second({ status: 'confirmed' }), 3000)).toBe(false)
})
