import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptSecret } from '../../server/kept-secret.ts'

test('a secret is made once, kept, and readable by its owner alone', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'dontali-secret-')), 'data')
  const first = await keptSecret(directory, 'auth-secret', 32)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await keptSecret(directory, 'auth-secret', 32)).toBe(first)
  expect((await stat(join(directory, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('starts at once keep the same secret', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dontali-secret-'))
  const made = await Promise.all(Array.from({ length: 8 }, () => keptSecret(directory, 'one', 16)))
  expect(new Set(made).size).toBe(1)
})

test('a data directory that cannot be used is told in a sentence', async () => {
  await expect(keptSecret('/dev/null/data', 'one', 16)).rejects.toThrow(
    /^The directory DATA_DIR \(\/dev\/null\/data\) can't be read and written: ENOTDIR\.$/,
  )
})
