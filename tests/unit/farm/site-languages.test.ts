import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { languageScript } from '#components/site/language.ts'
import { setFacts } from '#lib/farm/rules/farm.ts'
import { siteLanguages } from '#lib/farm/rules/site-languages.ts'
import { addressesOf } from '#lib/i18n/metadata.ts'
import { property } from '#lib/property.ts'
import { leadToEnglish } from '../../../server/languages-off.ts'
import { anewHeader, anewKey } from '../../../server/static-pages.ts'

beforeEach(() =>
  setFacts({ ...property, languages: { ...property.languages, fr: false, ru: false } }),
)
afterEach(() => setFacts(property))

describe('a language that’s off', () => {
  test('is none of the site’s: not for search engines, and not for the script that follows a choice', () => {
    expect(siteLanguages()).toEqual(['en', 'ar', 'es', 'zh'])
    expect(Object.keys(addressesOf('/about'))).toEqual(['en', 'ar', 'es', 'zh', 'x-default'])
    expect(languageScript()).toContain('["en","ar","es","zh"].includes(chosen)')
  })

  test('is back once it’s on, and English is never off', () => {
    expect(siteLanguages(property)).toEqual(['en', 'fr', 'ar', 'es', 'zh', 'ru'])
    const none = { fr: false, ar: false, es: false, zh: false, ru: false }
    expect(siteLanguages({ languages: none })).toEqual(['en'])
  })
})

function ask(url: string, { method = 'GET', headers = {} } = {}) {
  const writeHead = vi.fn(() => ({ end: vi.fn() }))
  const request = { url, method, headers } as unknown as IncomingMessage
  const isLed = leadToEnglish(request, { writeHead } as unknown as ServerResponse)
  return isLed ? writeHead.mock.calls[0] : null
}

describe('an address in a language that’s off', () => {
  test.each([
    ['/fr', '/'],
    ['/fr/', '/'],
    ['/fr/about', '/about'],
    ['/ru/rooms/loft?from=2026-12-01&to=2026-12-03', '/rooms/loft?from=2026-12-01&to=2026-12-03'],
    ['/fr?a=/fr/b?c', '/?a=/fr/b?c'],
    ['/fr/stay-dining', '/stay-dining'],
    // Nobody is led to another site.
    ['/fr//evil.example/x', '/evil.example/x'],
    ['/fr/\\evil.example', '/evil.example'],
    ['/fr/\\/\\evil.example?x', '/evil.example?x'],
  ])('%s leads to %s, for now', (url, english) => {
    const headers = { Location: english, 'Cache-Control': 'no-store' }
    expect(ask(url)).toEqual([307, headers])
    expect(ask(url, { method: 'HEAD' })).toEqual([307, headers])
  })

  test.each([
    ['/about'],
    ['/ar/about'],
    ['/france'],
    ['/api/holds'],
    ['/app/site'],
    ['/_next/static/fr/x.js'],
    // Guests who have booked in it.
    ['/fr/stay/abcdefghijklmnopqrstuvwxyz'],
  ])('%s is answered as before', (url) => {
    expect(ask(url)).toBeNull()
  })

  test('is answered when this process asks for it, as the editor does, and when something is sent there', () => {
    expect(ask('/fr/about', { headers: { [anewHeader]: anewKey } })).toBeNull()
    expect(ask('/fr/about', { headers: { [anewHeader]: 'guessed' } })).not.toBeNull()
    expect(ask('/fr/about', { method: 'POST' })).toBeNull()
  })
})
