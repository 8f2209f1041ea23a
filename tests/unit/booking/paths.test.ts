import { expect, test } from 'vitest'
import { stayPath } from '#lib/booking/rules/paths.ts'

test("the guest's own page has the language's prefix, except in English", () => {
  expect(stayPath('secret', 'en')).toBe('/stay/secret')
  expect(stayPath('secret', 'ar')).toBe('/ar/stay/secret')
})
