import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { groupUtr, isUtr, plainUtr, utrDateFits } from '#lib/payments/rules/utr.ts'

test('a transaction number has 12 to 22 capital letters and digits', () => {
  expect(isUtr('303712345678')).toBe(true)
  expect(isUtr('HDFCR52026112112345678')).toBe(true)
  expect(isUtr('30371234567')).toBe(false)
  expect(isUtr('3037-1234-5678')).toBe(false)
})

test('a transaction number is shown in fours and sent without spaces', () => {
  expect(groupUtr('534604127783')).toBe('5346 0412 7783')
  expect(groupUtr('5346 0')).toBe('5346 0')
  expect(groupUtr('HDFC0042')).toBe('HDFC0042')
  expect(plainUtr(' 5346 0412 7783 ')).toBe('534604127783')
  expect(groupUtr('٥٣٤٦٠')).toBe('5346 0')
})

describe('the day inside a UTR', () => {
  const fits = (utr: string, day: string) => utrDateFits(utr, new Date(`${day}T06:00:00Z`))

  test('fits from three days before the booking to one day after it', () => {
    // 21 November is day 325.
    const days = ['6321', '6322', '6323', '6324', '6325', '6326', '6327']
    expect(days.map((start) => fits(`${start}00000000`, '2026-11-21'))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  test('fits over the turn of a year, also of one with a leap day', () => {
    expect(fits('636500000000', '2027-01-01')).toBe(true)
    expect(fits('836600000000', '2028-12-31')).toBe(true)
    expect(fits('700100000000', '2026-12-31')).toBe(true)
  })

  test('is looked for in nothing that is not twelve digits', () => {
    expect(fits('HDFCR52026112100', '2026-11-21')).toBe(true)
  })
})

test('the UTR is cut out of what was typed or pasted, and Google Pay’s own id is none', () => {
  const rows = readFileSync('tests/fixtures/typed/utr-typed.txt', 'utf8').trim().split('\n')
  for (const row of rows) {
    const [typed = '', right = ''] = row.split('\t')
    const plain = plainUtr(typed)
    expect(isUtr(plain) ? plain : 'not a UTR').toBe(right.replace(/^not a UTR.*/, 'not a UTR'))
  }
})

test.each([
  ['0000633212347702', '633212347702'],
  ['C633212347702', '633212347702'],
  ['d633212347702', '633212347702'],
  ['6332 1234 7702', '633212347702'],
  ['UTR633212347702', '633212347702'],
  ['Rs 4,720 sent to dontali@example (UPI Ref no 633212347702) on 28-11-26', '633212347702'],
  ['UTR: HDFCN52026112812345678', 'HDFCN52026112812345678'],
  ['६३३२ १२३४ ७७०४', '633212347704'],
  ['６３３２１２３４７７０４', '633212347704'],
  ['031012345678', '031012345678'],
  ['633212347702 or 633212347703', '633212347702OR633212347703'],
])('%s is stored as %s', (typed, stored) => {
  expect(plainUtr(typed)).toBe(stored)
})
