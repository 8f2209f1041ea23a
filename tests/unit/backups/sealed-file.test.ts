import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealed, unsealed } from '../../../server/backups/sealed-file.ts'

const key = 'a key of the tests that is long enough'
const piece = 64 * 1024
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dontali-sealed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(chunks))
}
/** A file of the encrypted content, which was given in chunks of an odd length. */
async function written(content: Buffer): Promise<string> {
  const chunks = []
  for (let at = 0; at < content.length; at += 10_007) chunks.push(content.subarray(at, at + 10_007))
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, await all(sealed(Readable.from(chunks), key)))
  return path
}

describe('an encrypted file', () => {
  test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece])(
    'gives back what it was made of: %s bytes',
    async (length) => {
      const content = randomBytes(length)
      expect(await all(unsealed(await written(content), key))).toEqual(content)
    },
  )

  test('opens no piece that isn’t the one that was written there', async () => {
    const path = await written(randomBytes(3 * piece))
    const whole = await readFile(path)
    const start = whole.length - 3 * (piece + 16)
    const end = (pieces: number) => start + pieces * (piece + 16)
    const others = {
      cut: whole.subarray(0, end(2)),
      longer: Buffer.concat([whole, whole.subarray(end(2))]),
      moved: Buffer.concat([
        whole.subarray(0, start),
        whole.subarray(end(1), end(2)),
        whole.subarray(start, end(1)),
        whole.subarray(end(2)),
      ]),
      headless: whole.subarray(0, start - 1),
    }
    for (const [name, bytes] of Object.entries(others)) {
      const copy = join(folder, name)
      await writeFile(copy, bytes)
      await expect(all(unsealed(copy, key)), name).rejects.toThrow('is incomplete or damaged')
    }
  })

  test('has its own key: the same content is never written twice alike', async () => {
    const content = randomBytes(100)
    const [one, other] = [
      await readFile(await written(content)),
      await readFile(await written(content)),
    ]
    expect(one.subarray(16, 32)).not.toEqual(other.subarray(16, 32))
    expect(one.subarray(48)).not.toEqual(other.subarray(48))
  })
})
