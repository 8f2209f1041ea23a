import { expect, test } from 'vitest'
import { formatRupees, parseRupees, readFigures, typedRupees } from '#lib/shared/money.ts'

test('amounts are read as people write them, to the paisa', () => {
  const amounts: [string, number][] = [
    ['4720', 472_000],
    ['4720.5', 472_050],
    ['₹4,720.00', 472_000],
    [' ₹ 1,23,450 ', 12_345_000],
    ['1,234,567.89', 123_456_789],
    ['0', 0],
    ['999999999.99', 99_999_999_999],
  ]
  for (const [text, paise] of amounts) expect([text, parseRupees(text)]).toEqual([text, paise])
})

test('an amount stands in a field as people type it', () => {
  const amounts: [number, string][] = [
    [4425, '4425'],
    [4425.5, '4425.50'],
    [100, '100'],
    [0.05, '0.05'],
  ]
  for (const [rupees, text] of amounts) expect(typedRupees(rupees)).toBe(text)
})

test('anything else is no amount, above all what would be a hundred times as much', () => {
  const wrong = [
    '',
    'ten',
    '-1',
    '1.234',
    '4720,50',
    '1,2',
    '12,34',
    ',500',
    '1e3',
    '9999999999',
    '1.2.3',
    '0x1F',
  ]
  for (const text of wrong) expect([text, parseRupees(text)]).toEqual([text, null])
})

test('figures of a file are read in the grouping of any country, and refused where they may be two numbers', () => {
  const figures: [string, number | null][] = [
    ['1,23,456.50', 123_456.5],
    ['1,234', 1234],
    ['4.720,50', 4720.5],
    ['4720,5', 4720.5],
    ['4\u00a0720,50', 4720.5],
    ['1.234.567', 1_234_567],
    ['.50', 0.5],
    ['4720.', 4720],
    ['4.500', null],
    [' 4.500 ', null],
    ['1,2345', null],
    ['1.23.456', null],
    ['12 34', null],
    ['', null],
    ['.', null],
  ]
  for (const [text, rupees] of figures) expect([text, readFigures(text)]).toEqual([text, rupees])
})

test.each([
  ['en', '₹2,85,370.50'],
  ['ar', '₹285,370.50'],
  ['fr', '285\u202f370,50\u00a0₹'],
  ['es', '285\u00a0370,50\u00a0₹'],
])(
  'an amount is written as the language does, in Arabic with ₹ before it: %s',
  (locale, written) => {
    expect(formatRupees(285_37_050, locale)).toBe(written)
  },
)
