import { type Locale, languages } from './languages.ts'

/**
 * Keeps numbers, names and other people's sentences in their own direction inside a right-to-left sentence:
 * what <bdi> is to markup, isolates (UAX #9) are to plain text. A number, which has no direction of its own,
 * reads from left to right.
 */
export function isolateIn(locale: Locale): (text: string) => string {
  return languages[locale].direction === 'rtl' ? (text) => `\u2068${text}\u2069` : (text) => text
}
