import { describe, expect, test } from 'vitest'
import { matchCredits } from '#lib/statements/rules/match.ts'
import { madeUpAccount } from '../../support/bank-account.ts'
import { bankFile, bankRows, banks } from '../../support/bank-files.ts'
import { claim, creditsOf, fileIn, readBytes, readOn } from '../../support/bank-inputs.ts'

function read(file: Uint8Array) {
  const answer = fileIn(readBytes(file))
  return { ...answer, all: creditsOf(answer), gone: JSON.parse(answer.debits) }
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
    const given = { awaited, used: [], apart: new Set<string>() }
    const { sure, likely } = matchCredits(file.all, given, readOn)
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

const ofRohan = claim({ fullName: 'Rohan Kulkarni', on: '2026-11-24' })

test.each([
  ['of the day before', '2026-11-23', ['amount', 'day', 'name']],
  ['of three days before', '2026-11-21', ['amount', 'name']],
  ['of four days before', '2026-11-20', null],
])('a payer’s credit %s of a claim without a UTR', (_, on, because) => {
  const credit = { id: 'c', on, paise: 472_000, narration: 'UPI/ROHAN KULKARNI/700000000001/STAY' }
  const found = matchCredits([credit], { awaited: [ofRohan], used: [], apart: new Set() }, readOn)
  expect(found.sure).toEqual([])
  expect(found.likely[0]?.because.toSorted() ?? null).toEqual(because)
})

test.each([
  ['on the day of the booking', '2026-11-20', '2026-11-20', 'sure'],
  ['before the booking was made', '2026-11-19', '2026-11-20', 'likely'],
  ['half a year before it', '2026-05-11', '2026-11-05', 'likely'],
  ['tomorrow', '2026-11-30', '2026-11-20', 'sure'],
  ['on a day to come', '2026-12-11', '2026-11-20', 'likely'],
] as const)('a credit with a claim’s UTR and sum that came %s', (_, on, madeOn, group) => {
  const given = {
    awaited: [claim({ utr: '633212345601', madeOn })],
    used: [],
    apart: new Set<string>(),
  }
  const credit = { id: 'c', on, paise: 472_000, narration: 'UPI/633212345601/ANITA' }
  expect(matchCredits([credit], given, readOn)[group]).toHaveLength(1)
})
