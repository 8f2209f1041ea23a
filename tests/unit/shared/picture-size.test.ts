import { expect, test } from 'vitest'
import { keptSize } from '#lib/shared/picture-size.ts'

test.each([
  ['a photograph of 12 million pixels', [4000, 3000], [2000, 1500]],
  ['one that was taken upright', [3000, 4000], [1500, 2000]],
  ['one of 50 million pixels', [8160, 6144], [2000, 1506]],
  ['a phone’s screenshot', [1080, 2400], [1080, 2400]],
  ['a screenshot that was scrolled', [1080, 14_000], [1080, 14_000]],
  ['one of a screen with more pixels', [2160, 14_000], [1080, 7000]],
  ['one longer than a file can be', [1080, 32_000], [540, 16_000]],
  ['a panorama', [12_000, 2000], [2000, 333]],
  ['a small picture', [300, 200], [300, 200]],
  ['a line', [9000, 1], [2000, 1]],
] as const)('%s is kept in a size that can be read', (_, [width, height], kept) => {
  expect(Object.values(keptSize({ width, height }, 2000))).toEqual(kept)
})
