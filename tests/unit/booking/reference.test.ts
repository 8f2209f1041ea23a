import { expect, test } from 'vitest'
import { formatReference, referenceAlphabet } from '#lib/booking/rules/reference.ts'

test('a reference has no sign that can be taken for another, and no vowel', () => {
  expect(formatReference('D7K3MX')).toBe('D7K-3MX')
  expect(referenceAlphabet).not.toMatch(/[AEIOU01LSZB]/)
  expect(new Set(referenceAlphabet).size).toBe(referenceAlphabet.length)
})
