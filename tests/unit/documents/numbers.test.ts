import { describe, expect, test } from 'vitest'
import { gstinProblem, plainGstin, stateOf } from '#lib/documents/rules/gstin.ts'
import { rupeesInWords } from '#lib/documents/rules/in-words.ts'
import {
  documentKinds,
  documentNumber,
  financialYear,
  seriesOf,
} from '#lib/documents/rules/number.ts'

test('the financial year begins on the first of April', () => {
  expect(financialYear('2026-03-31')).toBe('25-26')
  expect(financialYear('2026-04-01')).toBe('26-27')
  expect(financialYear('2027-01-15')).toBe('26-27')
  expect(financialYear('2099-12-31')).toBe('99-00')
})

test('a number has four digits at least and 16 characters at most, in every series', () => {
  const number = (series: string, count: number) =>
    documentNumber({ series, year: '26-27', number: count })
  expect(number('RV', 312)).toBe('RV/26-27/0312')
  expect(number('INV', 10_000)).toBe('INV/26-27/10000')
  for (const kind of documentKinds) {
    for (const registration of ['regular', 'composition', 'none'] as const) {
      const longest = number(seriesOf(kind, registration), 99_999)
      expect(longest).toMatch(/^[A-Z0-9/-]{1,16}$/)
    }
  }
})

describe('a GSTIN', () => {
  test('is accepted with its own check digit, however it is grouped', () => {
    // Published examples of real registrations.
    for (const gstin of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 27 aapfu0939f-1zv ']) {
      expect(gstinProblem(plainGstin(gstin))).toBeNull()
    }
    expect(stateOf('27AAPFU0939F1ZV')).toBe('Maharashtra')
  })

  test('is refused when one character is wrong or two are exchanged', () => {
    const right = '27AAPFU0939F1ZV'
    expect(gstinProblem('27AAPFU0939F1Z5')).toContain('mistyped')
    expect(gstinProblem('27AAPFU9039F1ZV')).toContain('mistyped')
    expect(gstinProblem('27AAPUF0939F1ZV')).toContain('mistyped')
    for (const digit of '12345678') {
      const wrong = `${right.slice(0, 7)}${digit}${right.slice(8)}`
      expect(gstinProblem(wrong)).not.toBeNull()
    }
  })

  test('is refused without a State, or in another shape', () => {
    expect(gstinProblem('00AAPFU0939F1ZV')).toContain('00')
    expect(gstinProblem('27AAPFU0939F1Z')).toContain('isn’t a valid GSTIN')
    expect(gstinProblem('')).toContain('isn’t a valid GSTIN')
  })
})

test('a sum is said in lakhs and crores', () => {
  expect(rupeesInWords(0)).toBe('Rupees zero only')
  expect(rupeesInWords(554_600)).toBe('Rupees five thousand five hundred and forty-six only')
  expect(rupeesInWords(1_416_000)).toBe('Rupees fourteen thousand one hundred and sixty only')
  expect(rupeesInWords(10_000_550)).toBe('Rupees one lakh and five and fifty paise only')
  expect(rupeesInWords(12_345_678_901)).toBe(
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and one paise only',
  )
  expect(rupeesInWords(-2000)).toBe('Rupees minus twenty only')
})
