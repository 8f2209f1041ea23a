import { expect, test } from 'vitest'
import { seal, unseal } from '#lib/shared/sealed.ts'

const secret = 'a secret of thirty-two letters, or so'

test('what is sealed opens with the same secret and purpose, and with no other', () => {
  const sealed = seal('AIza-secret ₹', 'a key', secret)
  expect(unseal(sealed, 'a key', secret)).toBe('AIza-secret ₹')
  expect(unseal(sealed, 'another purpose', secret)).toBeNull()
  expect(unseal(sealed, 'a key', `${secret}.`)).toBeNull()
})

test('it can neither be read nor changed unseen, and twice the same is not the same', () => {
  const sealed = seal('AIza-secret', 'a key', secret)
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('secret')
  expect(seal('AIza-secret', 'a key', secret)).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed.toString('base64'), 'a key', secret)).toBeNull()
  }
  expect(unseal('', 'a key', secret)).toBeNull()
  expect(unseal('not sealed at all', 'a key', secret)).toBeNull()
})
