import { describe, expect, test } from 'vitest'
import { matchCredits } from '#lib/statements/rules/match.ts'
import type { Guesses, UnknownColumns } from '#lib/statements/schema/files.ts'
import {
  bankInput,
  claim,
  claims,
  creditsOf,
  readBytes,
  readOn,
} from '../../support/bank-inputs.ts'

const match = (credits: ReturnType<typeof creditsOf>, awaited = claims) =>
  matchCredits(credits, { awaited, used: [], apart: new Set() }, readOn)

/** Reads a file; one whose columns are asked for is read as they are guessed. */
function read(name: string) {
  const first = readBytes(bankInput(name))
  if ('file' in first) return first.file
  const [code, message, data] = first.refusal
  if (code !== 'unknown_columns') throw new Error(`${code}: ${message}`)
  const guesses = (data as UnknownColumns).guesses
  const again = readBytes(bankInput(name), { columns: named(guesses) })
  if ('refusal' in again) throw new Error(again.refusal.join(' '))
  return again.file
}

function named(guesses: Guesses) {
  const { date, narration, credit, dayFormat } = guesses
  if (date === null || narration === null || credit === null || dayFormat === null) {
    throw new Error(`Not guessed: ${JSON.stringify(guesses)}`)
  }
  return { ...guesses, date, narration, credit, dayFormat, account: 'Mine' }
}

describe('the right payments are in', () => {
  test.each([
    ['axis-corporate.csv', [472_000, 649_000], 1],
    ['bandhan.csv', [472_000, 649_000], 1],
    ['canara.csv', [472_000, 649_000, 377_600], 1],
    ['hdfc-delimited-comma.txt', [472_000, 649_000], 1],
    ['hdfc-delimited-ok.txt', [472_000], 1],
    ['icici-corporate.csv', [472_000], 1],
    ['sbi-resaved-us-early.csv', [472_000, 649_000], 0],
    ['withdrawal-deposit-amount.csv', [472_000, 649_000], 1],
    ['xmlss.xls', [472_000], 0],
  ])('%s', (name, sums, debits) => {
    const file = read(name)
    const credits = creditsOf(file)
    expect(credits.map(({ paise }) => paise)).toEqual(sums)
    expect(JSON.parse(file.debits)).toHaveLength(debits)
    expect(file.unread).toEqual([])
  })
})

describe('all of them are sure', () => {
  test.each([
    'axis-corporate.csv',
    'bandhan.csv',
    'canara.csv',
    'hdfc-delimited-comma.txt',
    'hdfc-delimited-ok.txt',
    'icici-corporate.csv',
    'withdrawal-deposit-amount.csv',
    'xmlss.xls',
  ])('%s', (name) => {
    const { sure, likely, unknown } = match(creditsOf(read(name)))
    expect([likely, unknown]).toEqual([[], []])
    for (const { credit, candidates } of sure) {
      expect(candidates).toMatchObject([{ paise: credit.paise }])
      expect(credit.narration).toContain(candidates[0]?.utr)
    }
  })
})

test('days that a spreadsheet has written in the American order are days of the bank', () => {
  const credits = creditsOf(read('sbi-resaved-us-early.csv'))
  expect(credits.map(({ on }) => on)).toEqual(['2026-11-05', '2026-11-06'])
})

test('one credit for two bookings is one credit, and never sure for either', () => {
  const credits = creditsOf(read('one-for-two.csv'))
  expect(credits).toMatchObject([{ paise: 949_600, utr: '633312347777' }])
  const anita = { fullName: 'Anita Deshmukh', utr: '633312347777' }
  const both = [
    claim({ ...anita, bookingId: 'b1', paymentId: 'p1', reference: 'FGH-JKM' }),
    claim({ ...anita, bookingId: 'b2', paymentId: 'p2', reference: 'GHJ-KMN', paise: 477_600 }),
  ]
  const awaitedOf = [both, both.slice(0, 1), both.map((each) => ({ ...each, utr: null }))]
  for (const awaited of awaitedOf) expect(match(credits, awaited).sure).toEqual([])
})

test('the second part of a payment is likely by the balance and the payer’s name', () => {
  const credits = creditsOf(read('two-parts.csv'))
  expect(credits.map(({ paise }) => paise)).toEqual([200_000, 177_600])
  const fatima = { fullName: 'Fatima Shaikh', reference: 'CDF-GHJ', bookingId: 'f' }
  const first = claim({ ...fatima, utr: '633212345603', paise: 377_600 })
  expect(match(credits.slice(0, 1), [first]).likely).toMatchObject([
    { credit: { paise: 200_000 }, candidates: [first] },
  ])
  const rest = claim({ ...fatima, paymentId: null, on: null, paise: 177_600, paying: 'balance' })
  const found = match(credits.slice(1), [rest])
  expect(found.sure).toEqual([])
  expect(found.likely).toMatchObject([{ because: ['amount', 'name'], candidates: [rest] }])
  expect(match(credits.slice(1), [{ ...rest, fullName: 'Nobody Else' }]).likely).toEqual([])
  expect(match(credits.slice(1), [{ ...rest, checkOut: '2026-10-01' }]).likely).toEqual([])
})
