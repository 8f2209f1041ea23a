import { expect, test } from 'vitest'
import { listed } from '#lib/i18n/listed.ts'

test('things in a line are parted by the comma of the language', () => {
  expect(listed(['2 nights', '3 guests'], 'en')).toBe('2 nights, 3 guests')
  expect(listed(['ليلتان', '3 ضيوف'], 'ar')).toBe('ليلتان، 3 ضيوف')
  expect(listed(['2 晚', '3 位客人'], 'zh')).toBe('2 晚，3 位客人')
})
