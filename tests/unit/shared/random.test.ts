import { expect, test } from 'vitest'
import { randomSecret, randomText } from '#lib/shared/random.ts'

test('a secret is 130 bits of lower-case base32, never the same', () => {
  const secrets = Array.from({ length: 200 }, randomSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[a-z2-7]{26}$/)
  expect(new Set(secrets).size).toBe(200)
})

test('every letter of an alphabet is drawn', () => {
  expect(new Set(randomText('ABCDE', 500))).toEqual(new Set('ABCDE'))
})
