import { expect, test } from 'vitest'
import { fileSize } from '#lib/shared/size.ts'

test('a size is told in the unit that people would use, and nothing that is there as nothing', () => {
  expect([1, 18_842, 1_023_000, 9_437_184].map((bytes) => fileSize(bytes))).toEqual([
    '0.1\u00a0KB',
    '18.4\u00a0KB',
    '999.0\u00a0KB',
    '9.0\u00a0MB',
  ])
})

test.each([
  ['fr', '18,4\u00a0ko', '9,0\u00a0Mo'],
  ['ru', '18,4\u00a0КБ', '9,0\u00a0МБ'],
  ['ar', '18.4\u00a0كيلوبايت', '9.0\u00a0ميغابايت'],
])('a size has the units and the decimal point of the language: %s', (locale, small, large) => {
  expect(fileSize(18_842, locale)).toBe(small)
  expect(fileSize(9_437_184, locale)).toBe(large)
})
