import { expect, test } from 'vitest'
import { csvText, parseCsv } from '#lib/shared/csv.ts'

test('a CSV is read with whichever separator it has', () => {
  expect(parseCsv('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(parseCsv('a;b\r\n1,5;2\r\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(parseCsv('a\tb\r1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a first line may name the separator, and counts as a row', () => {
  expect(parseCsv('sep=;\r\na,b;c')).toEqual([[], ['a,b', 'c']])
})

test('quotes keep separators, line ends and quotes; one that is never closed ends with the text', () => {
  expect(parseCsv('"a;b","c ""d""\r\ne",f')).toEqual([['a;b', 'c "d"\r\ne', 'f']])
  expect(parseCsv('"a')).toEqual([['a']])
  expect(parseCsv('"a" b,c')).toEqual([['a b', 'c']])
})

test('empty lines and empty cells keep their places', () => {
  expect(parseCsv('a,,\n\nb')).toEqual([['a', '', ''], [''], ['b']])
  expect(parseCsv('')).toEqual([])
})

test('what is written comes back, and no text of it is a formula in a spreadsheet', () => {
  const text = csvText([
    ['Row', 'Message'],
    [4, 'says "no", twice\nover'],
    [5, '=HYPERLINK("x")'],
    [6, '@SUM(1)'],
    [7, '-1'],
  ])
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(parseCsv(text.slice(1))).toEqual([
    ['Row', 'Message'],
    ['4', 'says "no", twice\nover'],
    ['5', `'=HYPERLINK("x")`],
    ['6', "'@SUM(1)"],
    ['7', "'-1"],
  ])
})
