import { NextRequest } from 'next/server'
import { afterEach, expect, test } from 'vitest'
import { setFacts } from '#lib/farm/rules/farm.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { pathIn } from '#lib/i18n/paths.ts'
import { routing } from '#lib/i18n/routing.ts'
import { property } from '#lib/property.ts'
import middleware from '../../middleware.ts'
import { staysInLanguage, wishOnlyShown } from '../../server/language-choice.ts'

afterEach(() => setFacts(property))

const wishes = [
  'en-IN,en;q=0.9',
  'en-GB, de;q=0.3',
  'fr-FR,fr;q=0.9,en;q=0.8',
  'fr-CA',
  'de-DE,de;q=0.9',
  'de;q=0.9, es-MX;q=0.8',
  'ar-EG, en;q=0.5',
  'zh-Hant-TW,zh;q=0.9,en;q=0.8',
  'zh-CN',
  'mr-IN,hi;q=0.8',
  'EN',
  'es;q=0, ru',
  'ru;q=0.1, *;q=0.5',
  '*',
  'not a language',
]
const cookies = [
  undefined,
  'app_language=fr',
  'a=b; app_language=ar',
  'app_language=xx',
  'app_language=',
]

/** What the middleware does with a visitor: it lets through whom it neither redirects nor gives a cookie. */
function letsThrough(locale: Locale, headers: Record<string, string>): boolean {
  const request = new NextRequest(`http://localhost${pathIn(locale, '/about')}`, { headers })
  const answer = middleware(request)
  return answer.status === 200 && !answer.headers.has('set-cookie')
}

test.each(routing.locales)(
  'a visitor of a page in %s stays there if the middleware would let them',
  (locale) => {
    for (const wish of wishes) {
      for (const cookie of cookies) {
        const headers = { 'accept-language': wish, ...(cookie && { cookie }) }
        const told = `${JSON.stringify(headers)}`
        expect([told, staysInLanguage(locale, headers)]).toEqual([
          told,
          letsThrough(locale, headers),
        ])
      }
    }
  },
)

test('who wishes nothing gets what the address says, and staff have one language', () => {
  expect(staysInLanguage('fr', {})).toBe(true)
  expect(staysInLanguage('fr', { 'accept-language': '' })).toBe(true)
  expect(staysInLanguage(undefined, { 'accept-language': 'fr' })).toBe(true)
})

test('a language is stored by no address but that of English, which only the list of languages links to', () => {
  const stores = (path: string, headers: Record<string, string>) =>
    middleware(new NextRequest(`http://localhost${path}`, { headers })).headers.get('set-cookie')
  for (const headers of [{ cookie: 'app_language=fr' }, { 'accept-language': 'ru' }]) {
    expect(stores('/ar/about', headers)).toBeNull()
    expect(stores('/about', headers)).toBeNull()
    expect(stores('/en/about', headers)).toContain('app_language=en')
  }
})

test('who wishes a language that’s off is led to no page in it, and stays where the middleware lets them', () => {
  setFacts({ ...property, languages: { ...property.languages, fr: false, zh: false } })
  for (const wish of wishes) {
    for (const cookie of cookies) {
      const headers = { 'accept-language': wish, ...(cookie && { cookie }) }
      const stays = staysInLanguage('en', headers)
      wishOnlyShown(headers)
      const told = `${JSON.stringify(headers)}`
      expect([told, stays]).toEqual([told, letsThrough('en', headers)])
      const request = new NextRequest('http://localhost/about', { headers })
      expect(middleware(request).headers.get('location') ?? '').not.toMatch(/\/(fr|zh)\//)
    }
  }
  const headers = { cookie: 'a=b; app_language=fr; c=d', 'accept-language': 'fr, ar;q=0.5' }
  wishOnlyShown(headers)
  expect(headers).toEqual({ cookie: 'a=b; c=d', 'accept-language': 'ar' })
})

test('with all languages on, wishes are left as they are', () => {
  const headers = { cookie: 'app_language=fr', 'accept-language': 'fr-CA, *' }
  wishOnlyShown(headers)
  expect(headers).toEqual({ cookie: 'app_language=fr', 'accept-language': 'fr-CA, *' })
})
