import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { type Decoded, type DecodeJob, decode, decoders } from '#lib/files/service/decoders.ts'
import { decodersOf } from '../../support/decoders.ts'
import { photoJpeg } from '../../support/pictures.ts'

// Each starts a process or two, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#321' } })
const small = await flat(40, 30).png().toBuffer()
const large = await photoJpeg()

const job = (bytes: Uint8Array, more: Partial<DecodeJob> = {}): DecodeJob => ({
  bytes,
  mostPixels: 25_000_000,
  side: 2400,
  fit: 'inside',
  format: 'webp',
  fingerprint: false,
  ...more,
})
const one = { width: 1, niceness: 0 }
const isPicture = (decoded: Decoded) => 'bytes' in decoded && decoded.bytes.length > 0
const refused = { refused: 'not_an_image' }
const ours = () => decodersOf(process.pid)

/** What the process that decodes has of the server's: nothing of its settings. */
const environmentOf = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8')

describe('a picture is decoded', () => {
  test('in a process that is reused and knows no secret', async () => {
    const decode = decoders(one)
    expect(process.env.AUTH_SECRET).toBeDefined()
    expect(isPicture(await decode(job(small)))).toBe(true)
    const [pid = 0] = ours()
    expect(isPicture(await decode(job(small)))).toBe(true)
    expect(ours()).toEqual([pid])
    expect(environmentOf(pid)).not.toMatch(/AUTH_SECRET|DATABASE_URL/)
    process.kill(pid, 'SIGKILL')
  })

  test('again, in another process, when its process was killed in the middle of it', async () => {
    const decode = decoders(one)
    const known = ours()
    const answer = decode(job(large))
    const begun = () => ours().filter((pid) => !known.includes(pid))
    await expect.poll(begun, { interval: 10, timeout: 10_000 }).toHaveLength(1)
    const [first = 0] = begun()
    process.kill(first, 'SIGKILL')
    expect(isPicture(await answer)).toBe(true)
    expect(ours()).not.toContain(first)
  })

  test('also when the process that waited for it has died', async () => {
    const decode = decoders(one)
    const known = ours()
    await decode(job(small))
    const [idle = 0] = ours().filter((pid) => !known.includes(pid))
    process.kill(idle, 'SIGKILL')
    expect(isPicture(await decode(job(small)))).toBe(true)
  })
})

describe('refused, and the next one is decoded as ever:', () => {
  test('what has more pixels than agreed', async () => {
    const decode = decoders(one)
    const bomb = await flat(10_000, 6_000).png().toBuffer()
    expect(await decode(job(bomb))).toEqual({ refused: 'too_large' })
    expect(isPicture(await decode(job(small)))).toBe(true)
  })

  test('a picture that takes too long', async () => {
    const decode = decoders(one, { maxMs: 50 })
    expect(await decode(job(large))).toEqual(refused)
    expect(isPicture(await decoders(one)(job(small)))).toBe(true)
  })

  // Other systems do not count memory so, and other processors have less room for code.
  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'a picture that needs too much memory, which ends only its own process',
    async () => {
      const decode = decoders(one, { maxMegabytes: 200 })
      // Interlaced: all of it is in memory before its first line is known.
      const huge = await flat(6_000, 6_000).png({ progressive: true }).toBuffer()
      expect(await decode(job(huge, { mostPixels: 50_000_000 }))).toEqual(refused)
      expect(isPicture(await decode(job(small)))).toBe(true)
    },
  )

  test.each(['avif', 'tiff', 'heif'] as const)('%s, whatever it is said to be', async (format) => {
    const bytes = await flat(64, 64)
      .toFormat(format, format === 'heif' ? { compression: 'av1' } : {})
      .toBuffer()
    expect(await decoders(one)(job(bytes))).toEqual(refused)
  })
})

test('no picture of the chat keeps the screenshot of a payment waiting', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const chats = [decode.others(job(small), () => end), decode.others(job(small), () => end)]
  expect(isPicture(await decode.payments(job(small)))).toBe(true)
  resolve()
  expect((await Promise.all(chats)).every(isPicture)).toBe(true)
})
