import { describe, expect, test } from 'vitest'
import { matchCredits } from '#lib/statements/rules/match.ts'
import { bankSheets } from '#lib/statements/service/bank-sheets.ts'
import { readFile } from '#lib/statements/service/read-file.ts'
import { madeUpAccount } from '../../support/bank-account.ts'
import { bankFile, bankRows, banks } from '../../support/bank-files.ts'

type Line = {
  position: number
  on: string
  paise: number
  narration: string
  utr: string | null
  sha256: string
}

function read(file: Uint8Array) {
  const answer = readFile(bankSheets(Buffer.from(file)), { columns: null, layouts: {} })
  if ('refusal' in answer) throw new Error(answer.refusal.join(' '))
  return {
    ...answer.file,
    all: answer.file.lines.flatMap((lines) => JSON.parse(lines) as Line[]),
    gone: JSON.parse(answer.file.debits) as Line[],
  }
}

describe.each(banks)('500 lines of %s with 60 payments of guests', (bank) => {
  const seed = banks.indexOf(bank) + 7
  const { awaited, movements } = madeUpAccount(seed)
  const file = read(bankFile(bank, bankRows(bank, movements)))

  test('are read: days, sums, and the account’s last four figures alone', () => {
    expect([file.bank, file.account]).toEqual([bank, `${bank} ··4821`])
    const came = movements.filter(({ rupees }) => rupees > 0)
    expect(file.all.map(({ on, paise }) => [on, paise])).toEqual(
      came.map(({ on, rupees }) => [on, rupees * 100]),
    )
    expect(file.gone).toHaveLength(movements.length - came.length)
    expect(file.all.map(({ utr }) => utr)).toEqual(came.map(({ utr }) => utr))
  })

  test('each payment is found as sure or likely, and nothing else is sure', () => {
    const credits = file.all.map(({ position, ...line }) => ({ id: String(position), ...line }))
    const { sure, likely } = matchCredits(credits, { awaited, used: [], apart: new Set() })
    const truth = (id: string) => movements[Number(id)]?.to
    const right = (one: (typeof sure)[number]) =>
      one.candidates.some(({ bookingId }) => bookingId === truth(one.credit.id))
    const found = [...sure, ...likely].filter(right)
    process.stdout.write(
      `${bank}: ${file.all.length} credits, ${sure.length} sure, ${sure.filter((one) => !right(one)).length} of them false, ` +
        `${likely.filter(right).length} more of 60 likely, ${likely.filter((one) => !right(one)).length} likely of others\n`,
    )
    expect(sure.filter((one) => !right(one))).toEqual([])
    expect(sure.every(({ candidates }) => candidates.length === 1)).toBe(true)
    expect(found.map(({ credit }) => truth(credit.id)).sort()).toEqual(
      awaited.map(({ bookingId }) => bookingId).sort(),
    )
  })
})

const claim = {
  bookingId: 'b',
  paymentId: 'p',
  reference: 'ABC-DEF',
  fullName: 'Rohan Kulkarni',
  paying: 'total' as const,
  paise: 472_000,
  duePaise: 472_000,
  utr: null,
  on: '2026-11-24',
  open: true,
}

test.each([
  ['of the day before', '2026-11-23', ['amount', 'day', 'name']],
  ['of three days before', '2026-11-21', ['amount', 'name']],
  ['of four days before', '2026-11-20', null],
])('a payer’s credit %s of a claim without a UTR', (_, on, because) => {
  const credit = { id: 'c', on, paise: 472_000, narration: 'UPI/ROHAN KULKARNI/700000000001/STAY' }
  const found = matchCredits([credit], { awaited: [claim], used: [], apart: new Set() })
  expect(found.sure).toEqual([])
  expect(found.likely[0]?.because.toSorted() ?? null).toEqual(because)
})
