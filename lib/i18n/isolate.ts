import { type Locale, languages } from './languages.ts'

/**
 * Keeps numbers in their own direction inside right-to-left sentences: what <bdi dir="ltr"> is to markup,
 * isolates (UAX #9) are to plain text.
 */
export function isolateIn(locale: Locale): (text: string) => string {
  return languages[locale].direction === 'rtl' ? (text) => `\u2066${text}\u2069` : (text) => text
}
