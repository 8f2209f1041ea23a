import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  countableDay,
  day,
  line,
  lineOrNone,
  lines,
  neededLine,
  sumAboveZero,
  typedSum,
} from '#lib/shared/fields.ts'

const saysOf = (field: z.ZodType, given: unknown) => {
  const { success, data, error } = z.object({ field }).safeParse({ field: given })
  return success ? (data as { field: unknown }).field : error?.issues.map(({ message }) => message)
}

test('a day is one of the calendar, and a countable one is of this century or the next', () => {
  expect(saysOf(day, '2026-02-28')).toBe('2026-02-28')
  for (const given of ['2026-02-30', '28.2.2026', '', 5, undefined]) {
    expect(saysOf(day, given)).toEqual(['Choose a date.'])
    expect(saysOf(countableDay, given)).toEqual(['Choose a date.'])
  }
  expect(saysOf(day, '0001-01-01')).toBe('0001-01-01')
  expect(saysOf(countableDay, '1999-12-31')).toEqual(['Choose a date.'])
  expect(saysOf(countableDay, '2200-01-01')).toEqual(['Choose a date.'])
})

test('text is read as it was meant, and says in one sentence that it is too long', () => {
  const tooLong = ['Enter up to 3 characters.']
  expect(saysOf(line(3), ' a\n b ')).toBe('a b')
  expect(saysOf(lines(3), ' a\r\n b ')).toBe('a\nb')
  for (const field of [line(3), lines(3), lineOrNone(3), neededLine(3, 'Give one.')]) {
    expect(saysOf(field, 'abcd')).toEqual(tooLong)
  }
})

test('a line may have to be there, or be left out', () => {
  expect(z.object({ field: lineOrNone(3) }).parse({})).toEqual({ field: '' })
  expect(saysOf(lineOrNone(3), null)).toBe('')
  expect(saysOf(line(3), undefined)).toEqual(['Enter some text.'])
  for (const given of ['', ' ', undefined, null, 5]) {
    expect(saysOf(neededLine(3, 'Give one.'), given)).toEqual(['Give one.'])
  }
})

test('a sum becomes paise, whole rupees or not, as text or as a number', () => {
  const sum = typedSum(0, 'None.', 'Too much.', 1_000_000)
  expect(['5,000', 5000.5, '0'].map((given) => saysOf(sum, given))).toEqual([500_000, 500_050, 0])
  for (const given of ['-1', -1, 'much', '', 1.005, null, undefined]) {
    expect(saysOf(sum, given)).toEqual(['None.'])
  }
  expect(saysOf(sum, '10000.01')).toEqual(['Too much.'])
  expect(saysOf(sumAboveZero('Too much.'), 0)).toEqual([
    'Enter an amount in rupees above zero, such as 5000 or 5000.50.',
  ])
})
