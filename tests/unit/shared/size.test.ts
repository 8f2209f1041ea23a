import { expect, test } from 'vitest'
import { fileSize } from '#lib/shared/size.ts'

test('a size is told in the unit that people would use, and nothing that is there as nothing', () => {
  expect([1, 18_842, 1_023_000, 9_437_184].map(fileSize)).toEqual([
    '0.1 KB',
    '18.4 KB',
    '999.0 KB',
    '9.0 MB',
  ])
})
