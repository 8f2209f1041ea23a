import { expect, test } from 'vitest'
import { keyStep, swipeStep, turned } from '#components/site/gallery/turning.ts'

test('turning past an end goes on at the other', () => {
  expect(turned(9, 1, 10)).toBe(0)
  expect(turned(0, -1, 10)).toBe(9)
  expect(turned(0, 1, 1)).toBe(0)
})

test('arrow keys follow the reading direction', () => {
  expect(keyStep('ArrowRight', 'ltr')).toBe(1)
  expect(keyStep('ArrowLeft', 'ltr')).toBe(-1)
  expect(keyStep('ArrowLeft', 'rtl')).toBe(1)
  expect(keyStep('ArrowRight', 'rtl')).toBe(-1)
  expect(keyStep('ArrowDown', 'ltr')).toBe(0)
})

test('a swipe counts from the first pixel over 40', () => {
  expect(swipeStep(-41, 0, 'ltr')).toBe(1)
  expect(swipeStep(-40, 0, 'ltr')).toBe(0)
  expect(swipeStep(41, 0, 'ltr')).toBe(-1)
  expect(swipeStep(40, 0, 'ltr')).toBe(0)
})

test('a swipe pushes the page away against the reading direction', () => {
  expect(swipeStep(41, 0, 'rtl')).toBe(1)
  expect(swipeStep(-41, 0, 'rtl')).toBe(-1)
})

test('a swipe that goes down more than across is a scroll', () => {
  expect(swipeStep(-60, 61, 'ltr')).toBe(0)
})
