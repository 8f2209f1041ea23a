import { describe, expect, test } from 'vitest'
import { differenceHash, wordHashes } from '#lib/files/service/fingerprints.ts'

const ramp = (rise: boolean) =>
  Uint8Array.from({ length: 72 }, (_, at) => (rise ? at % 9 : 8 - (at % 9)) * 20)

test('a picture that darkens to the right has all bits, one that brightens none', () => {
  expect(differenceHash(ramp(true))).toBe(0n)
  expect(differenceHash(ramp(false))).toBe(-1n)
})

test('one differing pixel changes at most two bits of the hash', () => {
  const greys = ramp(true)
  greys[40] = 255
  const hash = BigInt.asUintN(64, differenceHash(greys)).toString(2)
  expect([...hash].filter((bit) => bit === '1')).toHaveLength(1)
})

test('fits a signed 64-bit column', () => {
  const greys = Uint8Array.from({ length: 72 }, (_, at) => (at % 2 === 0 ? 200 : 10))
  const hash = differenceHash(greys)
  expect(BigInt.asIntN(64, hash)).toBe(hash)
})

describe('what is written on a picture', () => {
  // Ten columns of ink or none, drawn with so many pixels each, 20 high, on white.
  const written = (pattern: string, { size = 12, x = 30, y = 15 } = {}) => {
    const [width, height] = [300, 80]
    const pixels = new Uint8Array(width * height).fill(250)
    for (const [at, mark] of [...pattern].entries()) {
      if (mark === ' ') continue
      for (let row = y; row < y + 20; row++) {
        pixels.fill(20, row * width + x + at * size, row * width + x + (at + 1) * size)
      }
    }
    return wordHashes({ width, height, pixels })
  }

  test('is the same wherever it stands and however large it is', () => {
    const [hash] = written('# ## # ###')
    expect(written('# ## # ###', { x: 90, y: 40 })).toEqual([hash])
    expect(written('# ## # ###', { size: 9 })).toEqual([hash])
    expect(written('## # ### #')).not.toEqual([hash])
  })

  test('is told word by word, and a plain box says nothing', () => {
    expect(written('# ##    # #', { size: 14 })).toHaveLength(2)
    expect(written('##########')).toEqual([])
    expect(written('          ')).toEqual([])
  })
})
