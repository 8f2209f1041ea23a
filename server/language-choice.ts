import type { IncomingHttpHeaders } from 'node:http'
import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import { siteLanguages } from '../lib/farm/rules/site-languages.ts'
import { defaultLocale, type Locale, languages } from '../lib/i18n/languages.ts'

const cookie = /(^|;\s*)app_language=([^;]*)/

/**
 * Returns true if the middleware would not redirect a visitor with these headers, who asks for a page in `locale`; pages for
 * staff have none. It uses the same libraries as the middleware, and a test compares the two. A language in the address is
 * always served, also to visitors without a preference, such as search engines.
 */
export function staysInLanguage(locale: Locale | undefined, headers: IncomingHttpHeaders): boolean {
  if (locale !== defaultLocale) return true
  const [, , stored = ''] = cookie.exec(headers.cookie ?? '') ?? []
  if (isShown(stored)) return stored === locale
  const wish = headers['accept-language']
  return !wish || (acceptedLanguage(wish) ?? defaultLocale) === locale
}

/** Takes the languages that the site no longer has out of a visitor's wishes, since the middleware knows all of them. */
export function wishOnlyShown(headers: IncomingHttpHeaders): void {
  if (siteLanguages().length === Object.keys(languages).length) return
  const [, , stored] = cookie.exec(headers.cookie ?? '') ?? []
  if (stored !== undefined && !isShown(stored)) headers.cookie = headers.cookie?.replace(cookie, '')
  const wish = headers['accept-language']
  if (wish) headers['accept-language'] = acceptedLanguage(wish) ?? defaultLocale
}

const isShown = (locale: string) => (siteLanguages() as string[]).includes(locale)

/** Returns the language of the site that fits an `Accept-Language` best (RFC 9110, 12.5.4); undefined for one that says nothing. */
function acceptedLanguage(wish: string): string | undefined {
  // Of languages that fit as well as each other the middleware (next-intl) takes the longest name first.
  const locales = siteLanguages().sort((one, other) => other.length - one.length)
  const wishes = new Negotiator({ headers: { 'accept-language': wish } }).languages()
  try {
    return match(wishes, locales, defaultLocale)
  } catch {
    // What was wished for is no language, as in "*".
    return undefined
  }
}
