import { expect, test } from 'vitest'
import { differenceHash, storedName } from '#lib/files/rules.ts'

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

test('a stored name has no path, no tricks and the ending of what the file is', () => {
  expect(storedName('../../etc/passwd', 'jpeg')).toBe('passwd.jpeg')
  expect(storedName('C:\\pictures\\paid.PNG', 'webp')).toBe('paid.webp')
  expect(storedName('photo.jpg.exe', 'jpeg')).toBe('photo.jpg.jpeg')
  expect(storedName('a\r\n"b\u202e<c>.png', 'webp')).toBe('abc.webp')
  expect(storedName('', 'webp')).toBe('picture.webp')
  expect(storedName('..', 'webp')).toBe('picture.webp')
  expect(storedName('न'.repeat(400), 'webp').length).toBeLessThanOrEqual(255)
})
