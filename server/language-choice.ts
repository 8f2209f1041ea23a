import type { IncomingHttpHeaders } from 'node:http'
import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import { defaultLocale, type Locale, languages } from '../lib/i18n/languages.ts'

// Of languages that fit as well as each other the middleware (next-intl) takes the longest name first.
const locales = Object.keys(languages).sort((one, other) => other.length - one.length)

/**
 * Returns true if the middleware would not redirect a visitor with these headers, who asks for a page in `locale`; pages for
 * staff have none. It uses the same libraries as the middleware, and a test compares the two. A language in the address is
 * always served, also to visitors without a preference, such as search engines.
 */
export function staysInLanguage(locale: Locale | undefined, headers: IncomingHttpHeaders): boolean {
  if (locale !== defaultLocale) return true
  const stored = /(?:^|;\s*)app_language=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  if (stored !== undefined && stored in languages) return stored === locale
  const wish = headers['accept-language']
  return !wish || (acceptedLanguage(wish) ?? defaultLocale) === locale
}

/** Returns the language that fits an `Accept-Language` best (RFC 9110, 12.5.4); undefined for one that says nothing. */
function acceptedLanguage(wish: string): string | undefined {
  const wishes = new Negotiator({ headers: { 'accept-language': wish } }).languages()
  try {
    return match(wishes, locales, defaultLocale)
  } catch {
    // What was wished for is no language, as in "*".
    return undefined
  }
}
