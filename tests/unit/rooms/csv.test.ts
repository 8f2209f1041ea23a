import { expect, test } from 'vitest'
import { errorsCsv } from '#components/staff/rooms/import-outcome.tsx'
import { sheetsOf } from '#lib/rooms/service/sheet-cells.ts'

const parseCsv = (text: string) => sheetsOf(Buffer.from(text))[0]

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

test('the errors of an import come back as they were, and none is a formula in a spreadsheet', () => {
  const messages = ['says "no", twice\nover', '=HYPERLINK("x")', '@SUM(1)', '-1', '+1']
  const text = errorsCsv(
    messages.map((message, at) => ({ row: at + 4, column: 'Name' as const, message })),
  )
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(parseCsv(text)).toEqual([
    ['Row', 'Column', 'Problem'],
    ['4', 'Name', 'says "no", twice\nover'],
    ['5', 'Name', `'=HYPERLINK("x")`],
    ['6', 'Name', "'@SUM(1)"],
    ['7', 'Name', "'-1"],
    ['8', 'Name', "'+1"],
  ])
})
