import { describe, expect, test } from 'vitest'
import { piecesOf } from '#components/staff/kit/marked-text.tsx'
import {
  candidateOf,
  noChoices,
  takenSince,
  tickedOf,
  verificationsOf,
  withBooking,
  withTicks,
} from '#components/staff/statement/chosen.ts'
import { columnFacts } from '#components/staff/statement/column-facts.ts'
import {
  guessedRoles,
  missingRoles,
  placesOf,
  withRole,
} from '#components/staff/statement/columns.ts'
import { statementDays, tagsOf } from '#components/staff/statement/match-words.ts'
import type { WireCandidate, WireMatch, WireMatches } from '#lib/statements/schema/lines.ts'

const candidate = (n: number, claimed = true): WireCandidate => ({
  booking_id: `booking ${n}`,
  payment_id: claimed ? `payment ${n}` : null,
  reference: `REF-00${n}`,
  full_name: `Guest ${n}`,
  amount: 4720,
  paying: 'total',
})
const match = (id: string, ...candidates: WireCandidate[]): WireMatch => ({
  line: { id, on: '2026-11-20', narration: 'UPI/x', amount: 4720, utr: null, ignored: false },
  because: ['utr'],
  marks: [],
  candidates,
})
const statement = {
  id: 's',
  account: 'SBI ··1',
  bank: 'SBI',
  file_name: 'x',
  from: '2026-11-01',
  to: '2026-11-20',
  credits: 2,
  sum: 9440,
  left: 2,
  new_lines: 2,
  unread: [],
  unread_count: 0,
  read_by: 'staff@example.com',
  read_at: '2026-11-20T00:00:00Z',
}
const matches = (rest: Partial<WireMatches>): WireMatches => ({
  statement,
  sure: [],
  likely: [],
  unknown: { credits: [], claims: [] },
  debits: [],
  verified: [],
  ...rest,
})

describe('what is ticked', () => {
  const sure = match('a', candidate(1))
  const likely = match('b', candidate(2, false))
  const two = match('c', candidate(3), candidate(4))
  const now = matches({ sure: [sure], likely: [likely, two] })

  test('is what is sure, until somebody unticks it', () => {
    expect(tickedOf(noChoices, now)).toEqual([sure])
    expect(tickedOf(withTicks(noChoices, 'sure', [sure], false), now)).toEqual([])
  })

  test('is sent as the claimed payment, or as the booking where nothing is claimed', () => {
    const choices = withTicks(noChoices, 'likely', [likely], true)
    expect(verificationsOf(choices, now)).toEqual([
      { line_id: 'a', payment_id: 'payment 1' },
      { line_id: 'b', booking_id: 'booking 2' },
    ])
  })

  test('is never a credit of several bookings of which none was chosen', () => {
    const all = withTicks(noChoices, 'likely', [two], true)
    expect(tickedOf(all, now)).toEqual([sure])
    const chosen = withBooking(all, 'likely', two, 'payment 4')
    expect(candidateOf(chosen, 'likely', two)?.full_name).toBe('Guest 4')
    expect(tickedOf(chosen, now)).toEqual([sure])
    expect(verificationsOf(withTicks(chosen, 'likely', [two], true), now)).toContainEqual({
      line_id: 'c',
      payment_id: 'payment 4',
    })
  })

  test('does not pass on to another booking of the same credit', () => {
    const ticked = withTicks(noChoices, 'likely', [likely], true)
    const other = match('b', candidate(5))
    expect(tickedOf(ticked, matches({ likely: [other] }))).toEqual([])
  })
})

test('a credit that somebody else has verified meanwhile is not ticked any more, and says by whom', () => {
  const shown = matches({ sure: [match('a', candidate(1)), match('b', candidate(2))] })
  const done = {
    line: match('a').line,
    reference: 'REF-001',
    booking_id: 'booking 1',
    payment_id: 'payment 1',
    by: 'b@example.com',
    at: '2026-11-21T00:00:00Z',
  }
  const latest = matches({ sure: shown.sure.slice(1), verified: [done] })
  const taken = takenSince(shown, latest, 'a@example.com')
  expect([...taken]).toEqual([['a', { by: done.by, at: done.at }]])
  // What is being verified here is nobody else's.
  expect(takenSince(shown, latest, done.by).size).toBe(0)
  const choices = { ...noChoices, taken }
  expect(tickedOf(choices, shown).map(({ line }) => line.id)).toEqual(['b'])
  expect(verificationsOf(choices, shown)).toHaveLength(1)
})

describe('the columns of a file', () => {
  const guesses = {
    date: 0,
    narration: 1,
    reference: null,
    credit: null,
    debit: null,
    side: null,
    balance: 3,
    dayFormat: 'dmy' as const,
  }
  test('begin as they were guessed, and no two are the same', () => {
    const guessed = guessedRoles(['a', 'b', 'c', 'd'], guesses)
    expect(guessed).toEqual(['date', 'narration', 'none', 'balance'])
    expect(missingRoles(guessed)).toEqual(['Money in'])
    expect(placesOf(guessed)).toBeNull()
    const named = withRole(guessed, 2, 'balance')
    expect(named).toEqual(['date', 'narration', 'balance', 'none'])
    expect(placesOf(withRole(named, 3, 'credit'))).toEqual({
      date: 0,
      narration: 1,
      reference: null,
      credit: 3,
      debit: null,
      side: null,
      balance: 2,
    })
  })

  test('show their days with the year once, also of another year', () => {
    const places = { date: 0, credit: 1, debit: null, side: null, balance: null }
    const [days] = columnFacts(
      [
        ['01/11/2025', '500'],
        ['03/11/2025', '70'],
      ],
      places,
      'dmy',
    )
    expect(days?.text).toBe('2 of 2 dates read, 1 to 3 Nov 2025')
  })

  test('show by facts if they are named rightly', () => {
    const rows = [
      ['01/11/2026', '₹ 500.00', ''],
      ['03/11/2026', '', '70.00'],
    ]
    const facts = columnFacts(
      rows,
      { date: 0, credit: 1, debit: 2, side: null, balance: null },
      'dmy',
    )
    expect(facts).toEqual([
      { text: '2 of 2 dates read, 1 to 3 Nov 2026', isRight: true },
      { text: '1 credit, ₹500.00', isRight: true },
      { text: '1 debit, not kept', isRight: true },
    ])
    const wrong = columnFacts(
      rows,
      { date: 1, credit: 0, debit: null, side: null, balance: null },
      'dmy',
    )
    expect(wrong.map(({ isRight }) => isRight)).toEqual([false, false, false])
  })
})

test('what speaks against a match comes first, and UTR and reference are one', () => {
  const texts = tagsOf(['utr', 'reference', 'amount_differs']).map(({ text }) => text)
  expect(texts).toEqual(['Amount differs', 'UTR and reference'])
})

test('a narration is marked where something was found, also where marks overlap or lie outside', () => {
  const marks: [number, number][] = [
    [4, 7],
    [6, 9],
    [40, 50],
  ]
  expect(piecesOf('UPI/123456/ASHA', marks)).toEqual([
    { text: 'UPI/', marked: false },
    { text: '123', marked: true },
    { text: '45', marked: true },
    { text: '6/ASHA', marked: false },
  ])
})

test.each([
  ['2026-10-01', '2026-10-11', '1 to 11 Oct'],
  ['2026-09-28', '2026-10-11', '28 Sept to 11 Oct'],
  ['2026-10-11', '2026-10-11', '11 Oct'],
])('the days from %s to %s are %s', (from, to, words) => {
  expect(statementDays({ from, to })).toBe(words)
})
