import { expect, test } from 'vitest'
import { cutText, reviewDate, roundedStars, turned } from '#lib/reviews/rules.ts'

test('a text of 100 characters stays whole, a longer one is cut there', () => {
  expect(cutText('a'.repeat(100))).toBe('a'.repeat(100))
  expect(cutText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
})

test('no character is cut in half', () => {
  expect(cutText('🐓'.repeat(101))).toBe(`${'🐓'.repeat(100)}…`)
})

test('stars are rounded and stay within five', () => {
  expect([4.4, 4.5, 0, 7, -1].map(roundedStars)).toEqual([4, 5, 0, 5, 0])
})

test('the pager goes round at both ends', () => {
  expect([turned(0, -1, 3), turned(2, 1, 3), turned(0, 1, 1)]).toEqual([2, 0, 0])
})

test('the day is India’s, in en-IN; a time that is none is no day', () => {
  expect(reviewDate(Date.UTC(2026, 9, 1, 20) / 1000)).toBe('2 October 2026')
  expect(reviewDate(Number.NaN)).toBe('')
})
