import { expect, test } from 'vitest'
import { storedName } from '#lib/files/rules.ts'

test('a stored name has no path, no tricks and the ending of what the file is', () => {
  expect(storedName('../../etc/passwd', 'jpeg')).toBe('passwd.jpeg')
  expect(storedName('C:\\pictures\\paid.PNG', 'webp')).toBe('paid.webp')
  expect(storedName('photo.jpg.exe', 'jpeg')).toBe('photo.jpg.jpeg')
  expect(storedName('a\r\n"b\u202e<c>.png', 'webp')).toBe('abc.webp')
  expect(storedName('', 'webp')).toBe('picture.webp')
  expect(storedName('..', 'webp')).toBe('picture.webp')
  expect(storedName('न'.repeat(400), 'webp').length).toBeLessThanOrEqual(255)
})
