import { describe, expect, test } from 'vitest'
import { pathIn, pathWithoutLanguage } from '#lib/i18n/paths.ts'

describe('a path in a language', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/about#team', '/about#team'],
    ['ar', '/', '/ar'],
    ['ar', '/#rooms', '/ar#rooms'],
    ['ar', '/?a=b', '/ar?a=b'],
    ['zh', '/stay-dining', '/zh/stay-dining'],
  ] as const)('%s %s is %s', (locale, path, address) => {
    expect(pathIn(locale, path)).toBe(address)
  })
})

describe('an address without its language', () => {
  test.each([
    ['/', '/'],
    ['/fr', '/'],
    ['/fr/about', '/about'],
    // What a pre-rendered page in the default language is called within.
    ['/en/about', '/about'],
    ['/france', '/france'],
    ['/about/fr', '/about/fr'],
  ])('%s is %s', (address, path) => {
    expect(pathWithoutLanguage(address)).toBe(path)
  })
})
